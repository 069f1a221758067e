/** A countdown that can be paused; it resumes with the remaining time. */
export class ToastClock {
  readonly #expire: () => void;
  #left: number;
  #startedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param milliseconds The duration; `Infinity` never expires. */
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
