import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A reactive controller that reports the size of an element in the host: when it is first shown, and when it changes. */
export class ResizeController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #element: () => HTMLElement | null;
  readonly #onResize: () => void;
  #observer: ResizeObserver | undefined;

  /** @param element Returns the element, always the same one; null before the first render. */
  constructor(host: ReactiveControllerHost & HTMLElement, element: () => HTMLElement | null, onResize: () => void) {
    this.#host = host;
    this.#element = element;
    this.#onResize = onResize;
    host.addController(this);
  }

  /** The next update observes the element again after a reconnection. */
  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const element = this.#element();
    const view = this.#host.ownerDocument.defaultView;
    if (this.#observer || !element || !view || !this.#host.isConnected) return;
    this.#observer = new view.ResizeObserver(this.#onResize);
    this.#observer.observe(element);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }
}
