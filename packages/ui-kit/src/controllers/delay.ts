import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * A reactive controller that runs a function after a delay. Starting another one or disconnecting the host cancels it.
 */
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

  /**
   * Runs a function after a delay.
   * @param delayMs The delay in milliseconds.
   */
  start(delayMs: number, callback: () => void): void {
    this.stop();
    this.#view = this.#host.ownerDocument.defaultView;
    this.#timer = this.#view?.setTimeout(() => {
      this.#timer = undefined;
      callback();
    }, delayMs);
  }

  /** Cancels the pending function. */
  readonly stop = (): void => {
    if (this.#timer !== undefined) this.#view?.clearTimeout(this.#timer);
    this.#timer = undefined;
  };
}
