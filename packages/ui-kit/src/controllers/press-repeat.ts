import type { ReactiveControllerHost } from 'lit';
import { DelayController } from './delay.ts';

/** Before a held button repeats, and between two times; milliseconds. */
const [WAIT, BETWEEN] = [400, 60];

/** Does something once at a press, and again and again while a pointer holds the button down. */
export class PressRepeatController {
  readonly #delay: DelayController;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#delay = new DelayController(host);
  }

  /** @param act what is done; false when there is no more to do. */
  start(act: () => boolean): void {
    this.stop();
    const again = (wait: number): void => {
      if (act()) this.#delay.start(wait, () => again(BETWEEN));
    };
    again(WAIT);
  }

  readonly stop = (): void => this.#delay.stop();
}
