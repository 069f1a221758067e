import type { ApiClient, ApiClientOptions, TokenSource } from '@plinth/api-client';
import type { Settings } from '#core/config/settings.ts';
import { takeEarlyResponse } from './early-responses.ts';

/** The API client of the session: loaded on first use, with one signal for all of its calls. */
export interface Api {
  readonly load: () => Promise<ApiClient>;
  readonly abort: () => void;
}

/** Listeners of the calls. */
interface ApiListeners extends Pick<ApiClientOptions, 'onFailure'> {
  /** Called with each unknown field or member of a response, as JSON. */
  readonly onNotice?: (text: string) => void;
}

/**
 * Creates the API client of a session.
 * @param wait Replaces the client's delays between retries.
 */
export function createApi(
  settings: Pick<Settings, 'apiUrl' | 'flagsUrl' | 'idempotencyKeys'>,
  tokens: TokenSource,
  { onNotice, onFailure }: ApiListeners,
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
            sendsIdempotencyKeys: settings.idempotencyKeys,
            ...(settings.flagsUrl === null ? {} : { flagsUrl: settings.flagsUrl }),
            tokens,
            signal: controller.signal,
            takeEarlyResponse,
            ...(wait ? { wait } : {}),
            ...(onFailure ? { onFailure } : {}),
            ...(onNotice ? { onNotice: (notice) => onNotice(JSON.stringify(notice)) } : {}),
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
