import { randomId } from '@plinth/api-client/random-id';
import { createBrowserStore } from '#engine/store.ts';
import { createStoredLinks, type Links } from './links.ts';

/** Creates the links of the mock in the browser: the page has the origin of the app and reads the same storage. */
export const createBrowserLinks = (): Links =>
  createStoredLinks({
    store: createBrowserStore(() => localStorage),
    appOrigin: location.origin,
    newId: randomId,
  });
