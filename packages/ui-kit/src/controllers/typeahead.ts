import { foldText } from '../base/search-text.ts';

const RESET_DELAY_MS = 500;

/** Finds items by consecutively typed letters, like native menus. */
export class Typeahead {
  #typed = '';
  #lastKeyTime = -RESET_DELAY_MS;

  /** Starts a new search. */
  reset(): void {
    this.#lastKeyTime = -RESET_DELAY_MS;
  }

  /**
   * Returns the index of the item that a key event moves to, or -1 if the key is not a letter or no item matches.
   * @param labels The texts of the items.
   * @param current The index of the focused item. A repeated letter cycles through the items that start with it.
   */
  find(event: KeyboardEvent, labels: readonly string[], current: number): number {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return -1;
    const continues = event.timeStamp - this.#lastKeyTime < RESET_DELAY_MS;
    const letter = foldText(event.key);
    if (letter === '' || (letter === ' ' && !continues)) return -1;
    this.#typed = (continues ? this.#typed : '') + letter;
    this.#lastKeyTime = event.timeStamp;
    const first = this.#typed.charAt(0);
    const query = this.#typed.replaceAll(first, '') === '' ? first : this.#typed;
    const from = query.length > 1 ? current : current + 1;
    const matches = (label: string): boolean => foldText(label.trim()).startsWith(query);
    const next = labels.findIndex((label, index) => index >= from && matches(label));
    return next < 0 ? labels.findIndex(matches) : next;
  }
}
