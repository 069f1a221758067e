import { refreshTokens } from '@plinth/api-client/demo/session';
import { isHttpError } from '@plinth/api-client/errors';
import { RefreshError, type Tokens } from '#core/session/identity.ts';
import { createAnonymousCaller } from '../caller.ts';

/**
 * Exchanges a refresh token of the demo for new tokens.
 * @throws {RefreshError} `expired` when the token is refused.
 */
export async function refresh(refreshToken: string): Promise<Tokens> {
  try {
    return await createAnonymousCaller()(refreshTokens, { refreshToken });
  } catch (error) {
    throw new RefreshError(isHttpError(error) && error.status === 401 ? 'expired' : 'failed', String(error));
  }
}
