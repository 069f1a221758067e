import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A reactive controller that tells whether the page is scrolled further than a distance, and updates the host when that changes. */
export class ScrolledController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #distance: () => number;
  #view: Window | null = null;
  #scrolled = false;

  /** @param distance Returns the distance in CSS pixels; called on every scroll event. */
  constructor(host: ReactiveControllerHost & HTMLElement, distance: () => number) {
    this.#host = host;
    this.#distance = distance;
    host.addController(this);
  }

  hostConnected(): void {
    this.#view = this.#host.ownerDocument.defaultView;
    this.#view?.addEventListener('scroll', this.#handleScroll, { passive: true });
    this.#handleScroll();
  }

  hostDisconnected(): void {
    this.#view?.removeEventListener('scroll', this.#handleScroll);
    this.#view = null;
  }

  hostUpdate(): void {
    this.#scrolled = this.#isBeyond();
  }

  get scrolled(): boolean {
    return this.#scrolled;
  }

  readonly #handleScroll = (): void => {
    if (this.#isBeyond() !== this.#scrolled) this.#host.requestUpdate();
  };

  #isBeyond(): boolean {
    return (this.#view?.scrollY ?? 0) > this.#distance();
  }
}
