import type { ApiClient } from '@plinth/api-client';
import { getContext, type SagaGenerator } from 'typed-redux-saga';
import type { Settings } from '#core/config/settings.ts';
import type { LoadDemo } from '#core/demo/demo-app.ts';
import type { Network } from '#core/network/network.ts';
import type { IdentityProvider } from '#core/session/identity.ts';
import type { ReadStoredUser } from '#core/session/stored-user.ts';
import type { TokenQueue } from '#core/session/token-queue.ts';
import type { Storage } from '#core/storage/storage.ts';

/** Everything that sagas access outside the store; tests pass their own. */
export interface Deps {
  /** The identity provider's SDK, loaded once on the first call. */
  readonly identity: () => Promise<IdentityProvider>;
  /** Returns the user of the stored session, before the identity provider has loaded. */
  readonly storedUser: ReadStoredUser;
  /** The API client, loaded once on the first call: the sign-in page renders without it. */
  readonly api: () => Promise<ApiClient>;
  /** Aborts every call in progress when the session ends. */
  readonly abortCalls: () => void;
  /** Loads the demo; null in a build without it. */
  readonly loadDemo: LoadDemo | null;
  readonly storage: Storage;
  readonly tokens: TokenQueue;
  readonly network: Network;
  readonly settings: Settings;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A new random id: idempotency keys, link states. */
  readonly newId: () => string;
  /** Navigates to an external URL; returns false when it is not a valid web address. */
  readonly openExternal: (url: string | null) => boolean;
  /** Downloads a file. */
  readonly saveFile: (name: string, bytes: Blob) => void;
  /** Resolves once the tab is visible. */
  readonly whenVisible: () => Promise<void>;
  /** Resolves once the browser is idle, such as after it has rendered the page. */
  readonly whenIdle: () => Promise<void>;
  /**
   * Calls `listener` whenever the user returns to the tab: the window gets the focus, or the tab becomes visible. Returns
   * a function that unsubscribes.
   */
  readonly onReturn: (listener: () => void) => () => void;
  /** Calls `listener` for each input of the user in this tab. Returns a function that unsubscribes. */
  readonly onInput: (listener: () => void) => () => void;
  /** Runs `action` while holding the lock `name`, which all tabs share. */
  readonly withLock: <Result>(name: string, action: () => Promise<Result>) => Promise<Result>;
  /** Marks that all tabs see at once, unlike what a tab stores. */
  readonly marks: Marks;
}

/** Marks by name. */
export interface Marks {
  /** Sets a mark for a time in milliseconds, or until the tab is closed; resolves once all tabs see it. */
  readonly set: (name: string, ms: number) => Promise<void>;
  /** Whether a tab has set the mark. */
  readonly has: (name: string) => Promise<boolean>;
}

/** Returns the dependencies inside a saga. */
export function deps(): SagaGenerator<Deps> {
  return getContext<Deps>('deps');
}
