const RESET_AFTER = 500;

/** Finds items by the letters that are typed one after another, as native menus do. */
export class Typeahead {
  #typed = '';
  #lastAt = -RESET_AFTER;

  /** Forgets what was typed. */
  reset(): void {
    this.#lastAt = -RESET_AFTER;
  }

  /**
   * The place of the item that a key leads to, -1 when the key is not a letter or nothing begins so.
   * @param labels texts of the items.
   * @param current place that has the focus; one letter repeated walks through the items that begin with it.
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
