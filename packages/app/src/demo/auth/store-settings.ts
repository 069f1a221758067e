import { updateAccount, type AccountUpdate } from '@plinth/api-client/demo/account';
import { RefreshError } from '#core/session/identity.ts';
import { createDemoCaller } from '#demo/_shared/caller.ts';

/**
 * Stores the settings of an account that was just created, before it is signed in.
 * @param accessToken the token that the registration has returned.
 */
export async function storeSettings(accessToken: string, updates: readonly AccountUpdate[]): Promise<void> {
  const call = createDemoCaller({
    get: async () => accessToken,
    refresh: async () => {
      throw new RefreshError('expired', 'not logged in');
    },
  });
  for (const { section, data } of updates) await call(updateAccount, { section, data: { ...data } });
}
