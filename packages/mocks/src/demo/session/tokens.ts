/** The tokens of the demo's sessions. */
import type { DemoContext } from '../context.ts';
import { defineTable } from '../database.ts';
import { createDemoToken, readDemoToken, TOKEN_LIFETIME_MS } from '../token.ts';

/** The refresh tokens that were used: each works once, in whichever tab (product.md#calls). */
const usedTokens = defineTable<{ readonly id: number; readonly tokenId: string; readonly expiresAt: number }>({
  name: 'used-refresh-tokens',
  isKept: true,
  seed: () => [],
});

/** The tokens of a session. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Issues the tokens of an account. */
export function issueTokens({ clock, newId }: DemoContext, userId: number): SessionTokens {
  const expiresAt = clock().getTime() + TOKEN_LIFETIME_MS;
  return {
    accessToken: createDemoToken({ userId, kind: 'access', expiresAt, id: newId() }),
    refreshToken: createDemoToken({ userId, kind: 'refresh', expiresAt, id: newId() }),
  };
}

/** Uses a refresh token up; returns the account that it belongs to, or null when it is not valid. */
export function redeemRefreshToken({ clock, database }: DemoContext, refreshToken: string): number | null {
  const token = readDemoToken(refreshToken);
  const now = clock().getTime();
  const used = database.table(usedTokens);
  if (token?.kind !== 'refresh' || token.expiresAt <= now) return null;
  if (used.rows.some(({ tokenId }) => tokenId === token.id)) return null;
  for (const { id, expiresAt } of used.rows) if (expiresAt <= now) used.remove(id);
  used.add({ tokenId: token.id, expiresAt: token.expiresAt });
  return token.userId;
}
