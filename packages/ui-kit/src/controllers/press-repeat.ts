import type { ReactiveControllerHost } from 'lit';
import { DelayController } from './delay.ts';

/** The delay before a pressed button repeats, and the interval between two repetitions. */
const REPEAT_DELAY_MS = 400;
const REPEAT_INTERVAL_MS = 60;

/** Runs an action when a button is pressed, and repeatedly while a pointer holds it. */
export class PressRepeatController {
  readonly #delay: DelayController;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#delay = new DelayController(host);
  }

  /**
   * Runs the action and repeats it while the pointer is down.
   * @param action The action; returns false to stop repeating.
   */
  start(action: () => boolean): void {
    this.stop();
    const repeat = (delay: number): void => {
      if (action()) this.#delay.start(delay, () => repeat(REPEAT_INTERVAL_MS));
    };
    repeat(REPEAT_DELAY_MS);
  }

  readonly stop = (): void => this.#delay.stop();
}
