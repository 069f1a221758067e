import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A reactive controller that tells whether a media query matches, and updates the host when that changes. */
export class MediaQueryController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #query: string;
  #list: MediaQueryList | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, query: string) {
    this.#host = host;
    this.#query = query;
    host.addController(this);
  }

  hostConnected(): void {
    this.#list = this.#host.ownerDocument.defaultView?.matchMedia(this.#query);
    this.#list?.addEventListener('change', this.#handleChange);
  }

  hostDisconnected(): void {
    this.#list?.removeEventListener('change', this.#handleChange);
    this.#list = undefined;
  }

  /** Whether the query matches; false while the host is disconnected. */
  get matches(): boolean {
    return this.#list?.matches ?? false;
  }

  readonly #handleChange = (): void => this.#host.requestUpdate();
}
