import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A reactive controller that tells whether the page is scrolled further than a distance, and updates the host when that changes. */
export class ScrolledController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #distance: () => number;
  #view: Window | null = null;
  #frame = 0;
  #position = 0;
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
    // Reading the position now would force a layout while the page is being built.
    this.#frame = this.#view?.requestAnimationFrame(this.#handleScroll) ?? 0;
  }

  hostDisconnected(): void {
    this.#view?.removeEventListener('scroll', this.#handleScroll);
    this.#view?.cancelAnimationFrame(this.#frame);
    this.#view = null;
  }

  hostUpdate(): void {
    this.#scrolled = this.#isBeyond();
  }

  get scrolled(): boolean {
    return this.#scrolled;
  }

  readonly #handleScroll = (): void => {
    this.#position = this.#view?.scrollY ?? 0;
    if (this.#isBeyond() !== this.#scrolled) this.#host.requestUpdate();
  };

  #isBeyond(): boolean {
    return this.#position > this.#distance();
  }
}
