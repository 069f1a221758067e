const RESET_AFTER = 500;

/** Finds items by consecutively typed letters, like native menus. */
export class Typeahead {
  #typed = '';
  #lastAt = -RESET_AFTER;

  /** Starts a new search. */
  reset(): void {
    this.#lastAt = -RESET_AFTER;
  }

  /**
   * Returns the index of the item that a key event moves to, or -1 if the key is not a letter or no item matches.
   * @param labels The texts of the items.
   * @param current The index of the focused item. A repeated letter cycles through the items that start with it.
   */
  find(event: KeyboardEvent, labels: readonly string[], current: number): number {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return -1;
    const continues = event.timeStamp - this.#lastAt < RESET_AFTER;
    if (event.key === ' ' && !continues) return -1;
    this.#typed = (continues ? this.#typed : '') + event.key.toLocaleLowerCase();
    this.#lastAt = event.timeStamp;
    const first = this.#typed.charAt(0);
    const wanted = this.#typed.replaceAll(first, '') === '' ? first : this.#typed;
    const from = wanted.length > 1 ? current : current + 1;
    const begins = (label: string): boolean => label.trim().toLocaleLowerCase().startsWith(wanted);
    const next = labels.findIndex((label, place) => place >= from && begins(label));
    return next < 0 ? labels.findIndex(begins) : next;
  }
}
