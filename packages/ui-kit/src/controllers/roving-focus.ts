import { isInputMethodKey } from '../base/input-method.ts';
import { FocusKeeper } from './focus-keeper.ts';

/** Options of {@link RovingFocusController}. */
export interface RovingFocusOptions<Item extends HTMLElement> {
  /** The focusable items, in reading order. */
  readonly items: () => readonly Item[];
  /** Whether the keys that are pressed in an item are for the list and not for the content of the item. @default true */
  readonly acceptsKeys?: (item: Item) => boolean;
  /** The arrow keys that move the focus. @default 'both' */
  readonly orientation?: () => 'horizontal' | 'vertical' | 'both';
  /** Whether Home and End move to the first and last item. @default false */
  readonly ends?: boolean;
  /** Whether the focus wraps around at the ends. @default true */
  readonly wrap?: boolean;
  /** The items that get the focus of one that is removed, hidden or disabled, the first choice first. @default the next ones, then the previous ones */
  readonly neighbors?: (item: Item, items: readonly Item[]) => readonly Item[];
  /** Called with the item that the user has moved to, after it is focused. */
  readonly onMove?: (item: Item, event: KeyboardEvent) => void;
}

/**
 * Moves the focus between the items of a composite widget with the arrow keys (WAI-ARIA "roving tabindex"). Left and
 * Right follow the text direction. The host renders the tab stop: one item with `tabindex="0"`. The focus stays among the
 * items when they change.
 */
export class RovingFocusController<Item extends HTMLElement> {
  readonly #host: HTMLElement;
  readonly #options: RovingFocusOptions<Item>;

  constructor(host: HTMLElement, options: RovingFocusOptions<Item>) {
    this.#host = host;
    this.#options = options;
    host.addEventListener('keydown', (event) => this.#handleKeydown(event));
    new FocusKeeper(host, options.items, options.neighbors);
  }

  #handleKeydown(event: KeyboardEvent): void {
    if (isInputMethodKey(event)) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const items = this.#options.items();
    // Items may be nested: the innermost one counts.
    const index = items.indexOf(event.composedPath().find((node) => items.includes(node as Item)) as Item);
    const current = items[index];
    if (!current || this.#options.acceptsKeys?.(current) === false) return;
    const item = this.#target(event.key, index, items);
    if (!item) return;
    event.preventDefault();
    item.focus();
    this.#options.onMove?.(item, event);
  }

  /** Returns the item that a key moves to. */
  #target(key: string, index: number, items: readonly Item[]): Item | undefined {
    const { ends = false, wrap = true } = this.#options;
    if (ends && key === 'Home') return items[0];
    if (ends && key === 'End') return items.at(-1);
    const step = this.#step(key);
    if (step === 0) return undefined;
    // A negative index counts from the end.
    return wrap ? items.at((index + step) % items.length) : items[index + step];
  }

  #step(key: string): number {
    const orientation = this.#options.orientation?.();
    const forward = this.#host.matches(':dir(rtl)') ? -1 : 1;
    const horizontalSteps: Record<string, number> = { ArrowLeft: -forward, ArrowRight: forward };
    const verticalSteps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
    return (
      (orientation !== 'vertical' && horizontalSteps[key]) || (orientation !== 'horizontal' && verticalSteps[key]) || 0
    );
  }
}
