import type { ApiClient, ApiClientOptions, TokenSource } from '@plinth/api-client';
import type { Settings } from '../config/settings.ts';

/** The API client of the session: loaded on first use, its calls ended together. */
export interface Api {
  readonly load: () => Promise<ApiClient>;
  readonly abort: () => void;
}

/**
 * @param onNotice told of what an answer has that the app does not know.
 * @param wait takes the place of the client's own pauses between tries.
 */
export function createApi(
  settings: Pick<Settings, 'apiUrl'>,
  tokens: TokenSource,
  onNotice: (text: string) => void,
  wait?: ApiClientOptions['wait'],
): Api {
  let controller = new AbortController();
  let client: Promise<ApiClient> | null = null;
  return {
    load() {
      client ??= import('@plinth/api-client').then(
        ({ createApiClient }) =>
          createApiClient({
            baseUrl: settings.apiUrl,
            tokens,
            signal: controller.signal,
            ...(wait ? { wait } : {}),
            onNotice: (notice) => onNotice(JSON.stringify(notice)),
          }),
        (error: unknown) => {
          client = null;
          throw error;
        },
      );
      return client;
    },
    abort() {
      controller.abort();
      controller = new AbortController();
      client = null;
    },
  };
}
