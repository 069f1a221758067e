/**
 * The channel between the page and the Auth emulator's helper frame; the SDK loads its own from Google's host otherwise.
 * The emulator's frame is same-origin, so the page can listen to it directly.
 */
type AuthEventHandler = (message: { readonly type: 'authEvent'; readonly authEvent: unknown }) => unknown;
type Reply = (responses: readonly unknown[]) => unknown;

function authEventOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('eventType' in data) || data.eventType !== 'sendAuthEvent')
    return undefined;
  const payload = 'data' in data ? data.data : undefined;
  return typeof payload === 'object' && payload !== null && 'authEvent' in payload ? payload.authEvent : undefined;
}

class ChannelFrame {
  readonly #frame = document.createElement('iframe');
  readonly #storedEvent: string;
  readonly #loaded: Promise<void>;
  #handler: AuthEventHandler | undefined;

  constructor(url: string) {
    const parameters = new URL(url, location.href).searchParams;
    this.#storedEvent = `firebase:redirectEvent:${parameters.get('apiKey')}:${parameters.get('appName')}`;
    this.#frame.hidden = true;
    this.#frame.tabIndex = -1;
    this.#frame.title = 'Sign-in channel';
    this.#frame.src = url;
    this.#loaded = new Promise((resolve) => {
      this.#frame.addEventListener(
        'load',
        () => {
          this.#frame.contentWindow?.addEventListener('message', this.#receive);
          resolve();
        },
        { once: true },
      );
    });
    document.body.append(this.#frame);
  }

  readonly #receive = (event: MessageEvent<unknown>): void => {
    if (event.origin !== location.origin) return;
    const authEvent = authEventOf(event.data);
    if (authEvent !== undefined) this.#handler?.({ type: 'authEvent', authEvent });
  };

  async restyle(): Promise<void> {}

  ping(done: () => void): Promise<void> {
    return this.#loaded.then(done);
  }

  register(name: string, handler: AuthEventHandler): void {
    if (name !== 'authEvent') return;
    this.#handler = handler;
    // oxlint-disable-next-line no-restricted-globals -- the helper frame leaves the event there, under the SDK's key
    const storage = sessionStorage;
    const stored = storage.getItem(this.#storedEvent);
    storage.removeItem(this.#storedEvent);
    const authEvent: unknown = stored
      ? JSON.parse(stored)
      : { type: 'unknown', error: { code: 'auth/no-auth-event', message: 'no event' } };
    queueMicrotask(() => handler({ type: 'authEvent', authEvent }));
  }

  send(name: string, _data: unknown, reply: Reply): void {
    if (name !== 'webStorageSupport') return;
    // The SDK's callback throws on success; like the channel library, ignore that.
    void Promise.resolve([{ status: 'ACK', webStorageSupport: true }])
      .then(reply)
      .catch(() => undefined);
  }
}

/** Installs the channel as the global that the SDK looks for before it loads its own. */
export function installPopupChannel(): void {
  const iframes = {
    Iframe: ChannelFrame,
    CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    getContext: () => ({
      open: <Result>(options: { readonly url: string }, onOpen: (frame: ChannelFrame) => Result): Result =>
        onOpen(new ChannelFrame(options.url)),
    }),
  };
  Object.assign(globalThis, { gapi: { iframes } });
}
