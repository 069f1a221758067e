import type { TokenSource } from '@plinth/api-client';
import { buffers, channel, type Channel } from 'redux-saga';
import type { Storage } from '#core/storage/storage.ts';
import { RefreshError } from './identity.ts';
import { subjectOf } from './jwt.ts';

/** A request that was refused with the token `rejected` and waits for a newer one. */
export interface RefreshRequest {
  readonly rejected: string;
  readonly resolve: (token: string) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The queue in which the API client's requests wait for a token. The client uses its {@link TokenSource}; a saga (see
 * `refresh.saga.ts`) processes the requests. During a refresh the queue is paused: a new request gets no token, so it is
 * not sent.
 */
export interface TokenQueue {
  readonly source: TokenSource;
  readonly requests: Channel<RefreshRequest>;
  /**
   * Restricts the queue to the tokens of one user: tabs share the storage, and another tab may have logged out or signed
   * in another user before this one is notified. Null, outside a session, accepts any stored token.
   */
  setOwner(uid: string | null): void;
  pause(): void;
  /** Continues the waiting requests with the stored token, or rejects them with `error`. */
  resume(error?: Error): void;
}

/** Creates a queue. @param storage holds the access token, including one that another tab has refreshed. */
export function createTokenQueue(storage: Storage): TokenQueue {
  const requests = channel<RefreshRequest>(buffers.expanding());
  let gate: PromiseWithResolvers<void> | null = null;
  let owner: string | null = null;

  function storedToken(): string | null {
    const token = storage.get('accessToken');
    const subject = token === null ? null : subjectOf(token);
    if (owner !== null && subject !== owner) throw new RefreshError('expired', 'not logged in');
    return token;
  }

  return {
    requests,
    setOwner(uid) {
      owner = uid;
    },
    pause() {
      gate ??= Promise.withResolvers<void>();
      // Avoids an unhandled rejection when no request is waiting.
      gate.promise.catch(() => undefined);
    },
    resume(error) {
      const pausedGate = gate;
      gate = null;
      if (error) pausedGate?.reject(error);
      else pausedGate?.resolve();
    },
    source: {
      async get(signal) {
        while (gate) await abortable(gate.promise, signal);
        return storedToken();
      },
      async refresh(rejected, signal) {
        while (gate) await abortable(gate.promise, signal);
        const current = storedToken();
        if (current !== null && current !== rejected) return current;
        return abortable(
          new Promise<string>((resolve, reject) => {
            requests.put({ rejected, resolve, reject });
          }),
          signal,
        );
      },
    },
  };
}

/** Settles with the promise or, when the signal aborts first, rejects with its reason. */
function abortable<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return promise;
  return new Promise<Result>((resolve, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new RefreshError('failed', 'aborted'));
    if (signal.aborted) {
      abort();
      return;
    }
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
