const RESET_AFTER = 500;

/** Finds items by the letters that are typed one after another, as native menus do. */
export class Typeahead {
  #typed = '';
  #lastAt = 0;

  /** Forgets what was typed. */
  reset(): void {
    this.#typed = '';
  }

  /**
   * The place of the item that a key leads to, -1 when the key is not a letter or nothing begins so.
   * @param labels texts of the items.
   * @param current place that has the focus; one letter repeated walks through the items that begin with it.
   */
  find(event: KeyboardEvent, labels: readonly string[], current: number): number {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return -1;
    const continues = this.#typed !== '' && event.timeStamp - this.#lastAt < RESET_AFTER;
    if (event.key === ' ' && !continues) return -1;
    this.#typed = (continues ? this.#typed : '') + event.key.toLocaleLowerCase();
    this.#lastAt = event.timeStamp;
    const first = this.#typed.charAt(0);
    const wanted = this.#typed.replaceAll(first, '') === '' ? first : this.#typed;
    const from = wanted.length > 1 ? current : current + 1;
    for (let step = 0; step < labels.length; step += 1) {
      const index = (Math.max(from, 0) + step) % labels.length;
      if (labels[index]?.trim().toLocaleLowerCase().startsWith(wanted)) return index;
    }
    return -1;
  }
}
