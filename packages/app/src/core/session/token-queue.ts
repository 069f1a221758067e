import type { TokenSource } from '@plinth/api-client';
import { buffers, channel, type Channel } from 'redux-saga';
import type { Storage } from '#core/storage/storage.ts';
import { RefreshError } from './identity.ts';
import { subjectOf } from './jwt.ts';

/** One request that was refused with `rejected` and waits for a newer token. */
export interface RefreshRequest {
  readonly rejected: string;
  readonly resolve: (token: string) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Where the API client's requests wait for a token. The client sees the {@link TokenSource}; one saga (see
 * `refresh.saga.ts`) works the requests off. While it refreshes, the queue is paused: a new request gets no token, so
 * it does not leave.
 */
export interface TokenQueue {
  readonly source: TokenSource;
  readonly requests: Channel<RefreshRequest>;
  /**
   * Hands out the tokens of this user only: the storage is every tab's, and another tab may have logged out or signed
   * somebody else in before this one hears of it. Null belongs to no session, and takes the token that is there.
   */
  own(uid: string | null): void;
  pause(): void;
  /** Lets waiting requests go on: with the token in storage, or with an error when there is one. */
  resume(error?: Error): void;
}

/** @param storage holds the access token; a token that another tab has refreshed is found there. */
export function createTokenQueue(storage: Storage): TokenQueue {
  const requests = channel<RefreshRequest>(buffers.expanding());
  let gate: PromiseWithResolvers<void> | null = null;
  let owner: string | null = null;

  function stored(): string | null {
    const token = storage.get('accessToken');
    const subject = token === null ? null : subjectOf(token);
    if (owner !== null && subject !== owner) throw new RefreshError('dead', 'not logged in');
    return token;
  }

  return {
    requests,
    own(uid) {
      owner = uid;
    },
    pause() {
      gate ??= Promise.withResolvers<void>();
      // Nobody may be waiting when it fails; whoever is, handles it.
      gate.promise.catch(() => undefined);
    },
    resume(error) {
      const open = gate;
      gate = null;
      if (error) open?.reject(error);
      else open?.resolve();
    },
    source: {
      async get(signal) {
        while (gate) await abortable(gate.promise, signal);
        return stored();
      },
      async refresh(rejected, signal) {
        while (gate) await abortable(gate.promise, signal);
        const current = stored();
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

/** Settles with the promise or, when the caller gives up first, rejects with the signal's reason. */
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
