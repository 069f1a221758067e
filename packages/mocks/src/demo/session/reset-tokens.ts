/** The tokens of the links to a new password. */
import { HOUR_MS } from '#time.ts';
import type { DemoContext } from '../context.ts';
import { defineTable } from '../database.ts';

const LIFETIME_MS = HOUR_MS;

interface ResetToken {
  readonly id: number;
  readonly token: string;
  readonly accountId: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The tokens that were neither used nor have expired. A link may be opened in another tab. */
const resetTokens = defineTable<ResetToken>({ name: 'password-reset-tokens', isKept: true, seed: () => [] });

/** Issues a token for a new password of an account. */
export function issueResetToken({ clock, database, newId }: DemoContext, accountId: number): string {
  const token = newId();
  database.table(resetTokens).add({ token, accountId, expiresAt: clock().getTime() + LIFETIME_MS });
  return token;
}

/** Uses a token up, with those that have expired; returns the account that it belongs to, or null when it is not valid. */
export function redeemResetToken({ clock, database }: DemoContext, token: string): number | null {
  const now = clock().getTime();
  const table = database.table(resetTokens);
  const found = table.rows.find((row) => row.token === token && row.expiresAt > now);
  for (const { id, expiresAt } of table.rows) if (id === found?.id || expiresAt <= now) table.remove(id);
  return found?.accountId ?? null;
}
