import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A reactive controller that tells whether a scroll container overflows in either direction, and updates the host when that changes. */
export class OverflowController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #container: () => HTMLElement | null;
  #observer: ResizeObserver | undefined;
  #overflows = false;

  constructor(host: ReactiveControllerHost & HTMLElement, container: () => HTMLElement | null) {
    this.#host = host;
    this.#container = container;
    host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#observer && this.#host.isConnected) this.#observe();
  }

  hostConnected(): void {
    this.#observe();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  /** Whether it overflows; false until it is measured. */
  get overflows(): boolean {
    return this.#overflows;
  }

  #observe(): void {
    const container = this.#container();
    const view = this.#host.ownerDocument.defaultView;
    if (!container || !view) return;
    this.#observer = new view.ResizeObserver(() => this.#measure());
    this.#observer.observe(container);
    for (const child of container.children) this.#observer.observe(child);
  }

  #measure(): void {
    const container = this.#container();
    const overflows =
      container !== null &&
      (container.scrollWidth > container.clientWidth || container.scrollHeight > container.clientHeight);
    if (overflows === this.#overflows) return;
    this.#overflows = overflows;
    this.#host.requestUpdate();
  }
}
