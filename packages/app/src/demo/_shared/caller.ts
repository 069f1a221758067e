import type { TokenSource } from '@plinth/api-client';
import { createCaller, type Caller } from '@plinth/api-client/caller';
import { RefreshError } from '#core/session/identity.ts';

/** Creates the function that makes the demo's calls: they are at the root of the app's origin. */
export const createDemoCaller = (tokens: TokenSource): Caller => createCaller({ baseUrl: location.origin, tokens });

/** Creates the function that makes the calls that need no session. */
export const createAnonymousCaller = (): Caller =>
  createDemoCaller({
    get: async () => null,
    refresh: async () => {
      throw new RefreshError('expired', 'not logged in');
    },
  });
