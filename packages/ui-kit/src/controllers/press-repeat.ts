import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Before a held button repeats, and between two times; milliseconds. */
const [WAIT, BETWEEN] = [400, 60];

/** Does something once at a press, and again and again while a pointer holds the button down. */
export class PressRepeatController implements ReactiveController {
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

  /** @param act what is done; false when there is no more to do. */
  start(act: () => boolean): void {
    this.stop();
    const view = this.#host.ownerDocument.defaultView;
    if (!view || !act()) return;
    const again = (): void => {
      this.#timer = act() ? view.setTimeout(again, BETWEEN) : undefined;
    };
    this.#view = view;
    this.#timer = view.setTimeout(again, WAIT);
  }

  readonly stop = (): void => {
    if (this.#timer !== undefined) this.#view?.clearTimeout(this.#timer);
    this.#timer = undefined;
  };
}
