/** How a {@link RovingFocusController} moves. */
export interface RovingFocusOptions<Item extends HTMLElement> {
  /** The items that can take the focus, in reading order. */
  readonly items: () => readonly Item[];
  /** Which arrows move. @default 'both' */
  readonly orientation?: () => 'horizontal' | 'vertical' | 'both';
  /** Home and End go to the first and the last item. @default false */
  readonly ends?: boolean;
  /** From the last item on to the first. @default true */
  readonly wrap?: boolean;
  /** Called with the item that the person moved to; it already has the focus. */
  readonly onMove?: (item: Item, event: KeyboardEvent) => void;
}

/**
 * Arrow keys among the items of a composite control (WAI-ARIA "roving tabindex"). Left and right follow the reading
 * direction. Which item Tab reaches stays with the host: it renders one `tabindex="0"`.
 */
export class RovingFocusController<Item extends HTMLElement> {
  readonly #host: HTMLElement;
  readonly #options: RovingFocusOptions<Item>;

  constructor(host: HTMLElement, options: RovingFocusOptions<Item>) {
    this.#host = host;
    this.#options = options;
    host.addEventListener('keydown', (event) => this.#handleKeydown(event));
  }

  #handleKeydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const items = this.#options.items();
    // Items may lie in one another: the innermost is the one.
    const at = items.indexOf(event.composedPath().find((node) => items.includes(node as Item)) as Item);
    if (at < 0) return;
    const item = this.#target(event.key, at, items);
    if (!item) return;
    event.preventDefault();
    item.focus();
    this.#options.onMove?.(item, event);
  }

  /** The item that a key leads to. */
  #target(key: string, at: number, items: readonly Item[]): Item | undefined {
    const { ends = false, wrap = true } = this.#options;
    if (ends && key === 'Home') return items[0];
    if (ends && key === 'End') return items.at(-1);
    const step = this.#step(key);
    if (step === 0) return undefined;
    // Before the first is the last: a place below 0 counts from the end.
    return wrap ? items.at((at + step) % items.length) : items[at + step];
  }

  #step(key: string): number {
    const orientation = this.#options.orientation?.();
    const ahead = this.#host.matches(':dir(rtl)') ? -1 : 1;
    const across: Record<string, number> = { ArrowLeft: -ahead, ArrowRight: ahead };
    const down: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
    return (orientation !== 'vertical' && across[key]) || (orientation !== 'horizontal' && down[key]) || 0;
  }
}
