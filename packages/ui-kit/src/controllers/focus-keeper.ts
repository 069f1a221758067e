/** Returns the items after an item, then those before it, the nearest first. */
function neighborsOf<Item>(item: Item, items: readonly Item[]): readonly Item[] {
  const index = items.indexOf(item);
  return [...items.slice(index + 1), ...items.slice(0, index).toReversed()];
}

/**
 * Keeps the focus in a list whose focused item is removed, hidden or disabled: the browser would give it to the body. By
 * default, the next item gets it, or else the previous one.
 */
export class FocusKeeper<Item extends HTMLElement> {
  readonly #host: HTMLElement;
  readonly #items: () => readonly Item[];
  readonly #neighbors: (item: Item, items: readonly Item[]) => readonly Item[];
  #observer: MutationObserver | undefined;
  #focused: Item | undefined;
  /** The items that get the focus when the focused one is gone, the first choice first. */
  #successors: readonly Item[] = [];

  /**
   * @param items Returns the items that can be focused now, in reading order.
   * @param neighbors Returns the items that get the focus of an item that is gone, the first choice first.
   */
  constructor(host: HTMLElement, items: () => readonly Item[], neighbors = neighborsOf<Item>) {
    this.#host = host;
    this.#items = items;
    this.#neighbors = neighbors;
    this.#listen(host);
  }

  #listen(target: EventTarget): void {
    target.addEventListener('focusin', (event) => this.#handleFocusin(event));
    // Before every other listener, whose changes of the list must not count as the reason why the focus has left.
    target.addEventListener('focusout', () => this.#handleFocusout(), { capture: true });
  }

  #handleFocusin(event: Event): void {
    const items = this.#items();
    // Items may be nested: the innermost one counts.
    this.#focused = event.composedPath().find((node): node is Item => items.includes(node as Item));
    if (!this.#focused) return;
    this.#successors = this.#neighbors(this.#focused, items);
    const { ownerDocument, shadowRoot } = this.#host;
    const view = ownerDocument.defaultView;
    if (!view) return;
    if (!this.#observer) {
      this.#observer = new view.MutationObserver(() => this.#handleMutation());
      // The host does not see how the focus moves within its shadow tree.
      if (shadowRoot) this.#listen(shadowRoot);
    }
    for (const root of [this.#host, shadowRoot])
      if (root)
        this.#observer.observe(root, {
          childList: true,
          subtree: true,
          attributeFilter: ['hidden', 'disabled', 'open'],
        });
  }

  /** Waits until what the focus has left is removed or hidden: browsers report the loss before. */
  #handleFocusout(): void {
    const focused = this.#focused;
    if (!focused) return;
    queueMicrotask(() => {
      if (focused !== this.#focused || focused.matches(':focus-within')) return;
      if (this.#isAvailable(focused)) this.#forget();
      else this.#handleMutation();
    });
  }

  #forget(): void {
    this.#focused = undefined;
    this.#observer?.disconnect();
  }

  #isAvailable(item: Item): boolean {
    return item.isConnected && this.#items().includes(item) && item.checkVisibility();
  }

  #handleMutation(): void {
    const focused = this.#focused;
    if (!focused) return;
    const hasFocus = focused.matches(':focus-within');
    if (hasFocus && this.#isAvailable(focused)) {
      this.#successors = this.#neighbors(focused, this.#items());
      return;
    }
    const { activeElement, body } = this.#host.ownerDocument;
    const isLost = hasFocus || !activeElement || activeElement === body;
    const isKept =
      isLost &&
      this.#successors.some((item) => {
        if (!this.#isAvailable(item)) return false;
        item.focus();
        return item.matches(':focus-within');
      });
    if (!isKept) this.#forget();
  }
}
