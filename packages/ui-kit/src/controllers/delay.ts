import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Does one thing later, unless another is asked for before, or the host leaves the page. */
export class DelayController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #timer: number | undefined;
  #view: Window | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** @param wait milliseconds. */
  start(wait: number, act: () => void): void {
    this.stop();
    this.#view = this.#host.ownerDocument.defaultView;
    this.#timer = this.#view?.setTimeout(() => {
      this.#timer = undefined;
      act();
    }, wait);
  }

  /** It is not done any more. */
  readonly stop = (): void => {
    if (this.#timer !== undefined) this.#view?.clearTimeout(this.#timer);
    this.#timer = undefined;
  };
}
