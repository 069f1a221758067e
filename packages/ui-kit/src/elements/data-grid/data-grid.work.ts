/** Long work that can be put down at each step; its result comes at the end. */
export type Work<Result> = Generator<undefined, Result, undefined>;

/** How many rows are seen to between two steps. */
export const STEP = 1_024;

/** How long the page is kept from anything else, in milliseconds. */
const SLICE = 20;

/** Resolves once the page did what was waiting: took a key, drew a frame. */
async function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(undefined);
  });
  port1.close();
}

function slice<Result>(work: Work<Result>): IteratorResult<undefined, Result> {
  const end = performance.now() + SLICE;
  for (;;) {
    const step = work.next();
    if (step.done || performance.now() > end) return step;
  }
}

/** The result of work that nothing else waits for. */
export async function finished<Result>(work: Work<Result>): Promise<Result> {
  for (;;) {
    const step = slice(work);
    if (step.done) return step.value;
    await pause();
  }
}

/** One piece of work at a time, in slices between which the page answers. */
export class Slices<Result> {
  #work: Work<Result> | undefined;
  #over: Promise<void> | undefined;

  /** Settles when what is under way is done or dropped; undefined when nothing is. */
  get over(): Promise<void> | undefined {
    return this.#work && this.#over;
  }

  /**
   * Begins; what was under way is dropped.
   * @param take gets the result, at once when one slice is enough. `late` when it was not.
   */
  start(work: Work<Result>, take: (result: Result, late: boolean) => void): void {
    this.#work = undefined;
    const step = slice(work);
    if (step.done) take(step.value, false);
    else this.#over = this.#goOn(work, take);
  }

  stop(): void {
    this.#work = undefined;
  }

  async #goOn(work: Work<Result>, take: (result: Result, late: boolean) => void): Promise<void> {
    this.#work = work;
    for (;;) {
      await pause();
      if (this.#work !== work) return;
      const step = slice(work);
      if (!step.done) continue;
      this.#work = undefined;
      take(step.value, true);
      return;
    }
  }
}
