import type { ApiClient } from '@plinth/api-client';
import { getContext, type SagaGenerator } from 'typed-redux-saga';
import type { Settings } from '#core/config/settings.ts';
import type { Network } from '#core/network/network.ts';
import type { IdentityProvider } from '#core/session/identity.ts';
import type { TokenQueue } from '#core/session/token-queue.ts';
import type { Storage } from '#core/storage/storage.ts';

/** What sagas reach the world through. Tests hand in their own. */
export interface Deps {
  /** The identity provider's SDK, loaded once on the first call. */
  readonly identity: () => Promise<IdentityProvider>;
  /** The API client, loaded once on the first call: nothing of it is needed to paint the sign-in page. */
  readonly api: () => Promise<ApiClient>;
  /** Ends every call that is under way: what it brings belongs to nobody any more. */
  readonly abortCalls: () => void;
  readonly storage: Storage;
  readonly tokens: TokenQueue;
  readonly network: Network;
  readonly settings: Settings;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A new random id: idempotency keys, link states. */
  readonly newId: () => string;
  /** Leaves the app for a web address; false when it is none. */
  readonly leave: (url: string | null) => boolean;
  /** Hands bytes to the person as a file to keep. */
  readonly save: (name: string, bytes: Blob) => void;
  /** Resolves once the tab is seen: at once, or when the person comes back to it. */
  readonly whenVisible: () => Promise<void>;
  /** Runs `action` in one tab at a time. */
  readonly withLock: <Result>(name: string, action: () => Promise<Result>) => Promise<Result>;
}

/** The dependencies inside a saga. */
export function deps(): SagaGenerator<Deps> {
  return getContext<Deps>('deps');
}
