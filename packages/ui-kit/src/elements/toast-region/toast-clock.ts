/** A countdown that can stand still: what is left when it is paused is what runs when it goes on. */
export class ToastClock {
  readonly #expire: () => void;
  #left: number;
  #startedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param milliseconds `Infinity` never runs out. */
  constructor(milliseconds: number, expire: () => void) {
    this.#left = milliseconds;
    this.#expire = expire;
  }

  run(): void {
    if (this.#timer !== undefined || !Number.isFinite(this.#left)) return;
    this.#startedAt = performance.now();
    this.#timer = setTimeout(this.#expire, this.#left);
  }

  pause(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#left = Math.max(0, this.#left - (performance.now() - this.#startedAt));
  }
}
