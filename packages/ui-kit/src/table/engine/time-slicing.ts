import { yieldToMain } from '#base/yield-to-main.ts';

/** Long work that can be interrupted at each `yield` and returns its result at the end. */
export type SlicedWork<Result> = Generator<undefined, Result, undefined>;

/** The number of rows that are processed between two `yield`s. */
export const YIELD_INTERVAL_ROWS = 1_024;

/** The longest time that a slice blocks the main thread. */
const SLICE_DURATION_MS = 20;

function runSlice<Result>(work: SlicedWork<Result>): IteratorResult<undefined, Result> {
  const end = performance.now() + SLICE_DURATION_MS;
  for (;;) {
    const step = work.next();
    if (step.done || performance.now() > end) return step;
  }
}

/** Runs the work to its end without interruption and returns its result. */
export function runSync<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Runs the work in slices and resolves with its result. */
export async function runInSlices<Result>(work: SlicedWork<Result>): Promise<Result> {
  for (;;) {
    const step = runSlice(work);
    if (step.done) return step.value;
    await yieldToMain();
  }
}

/** Runs one piece of work at a time in slices, between which the page stays responsive. */
export class TimeSlicer<Result> {
  #work: SlicedWork<Result> | undefined;
  #settled: Promise<void> | undefined;

  /** Resolves when the current work is finished or canceled; `undefined` if there is none. */
  get settled(): Promise<void> | undefined {
    return this.#work && this.#settled;
  }

  /**
   * Starts work and cancels the current one.
   * @param onResult receives the result: synchronously if one slice was enough, otherwise later with `isAsync`.
   */
  start(work: SlicedWork<Result>, onResult: (result: Result, isAsync: boolean) => void): void {
    this.#work = undefined;
    const step = runSlice(work);
    if (step.done) onResult(step.value, false);
    else this.#settled = this.#continue(work, onResult);
  }

  /** Cancels the current work. */
  cancel(): void {
    this.#work = undefined;
  }

  async #continue(work: SlicedWork<Result>, onResult: (result: Result, isAsync: boolean) => void): Promise<void> {
    this.#work = work;
    for (;;) {
      await yieldToMain();
      if (this.#work !== work) return;
      const step = runSlice(work);
      if (!step.done) continue;
      this.#work = undefined;
      onResult(step.value, true);
      return;
    }
  }
}
