import type { ReactiveControllerHost } from 'lit';
import { DelayController } from './delay.ts';

/** The delay before a pressed button repeats, and the interval between two repetitions. */
const [WAIT, BETWEEN] = [400, 60];

/** Runs an action when a button is pressed, and repeatedly while a pointer holds it. */
export class PressRepeatController {
  readonly #delay: DelayController;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#delay = new DelayController(host);
  }

  /** @param act The action; returns false to stop repeating. */
  start(act: () => boolean): void {
    this.stop();
    const again = (wait: number): void => {
      if (act()) this.#delay.start(wait, () => again(BETWEEN));
    };
    again(WAIT);
  }

  readonly stop = (): void => this.#delay.stop();
}
