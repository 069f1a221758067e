/** A countdown that can be paused; it resumes with the remaining time. */
export class ToastTimer {
  readonly #expire: () => void;
  #remainingMs: number;
  #startedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param milliseconds The duration; `Infinity` never expires. */
  constructor(milliseconds: number, expire: () => void) {
    this.#remainingMs = milliseconds;
    this.#expire = expire;
  }

  /** Stops the countdown and sets it to a duration. */
  reset(milliseconds: number): void {
    this.pause();
    this.#remainingMs = milliseconds;
  }

  run(): void {
    if (this.#timer !== undefined || !Number.isFinite(this.#remainingMs)) return;
    this.#startedAt = performance.now();
    this.#timer = setTimeout(this.#expire, this.#remainingMs);
  }

  pause(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#remainingMs = Math.max(0, this.#remainingMs - (performance.now() - this.#startedAt));
  }
}
