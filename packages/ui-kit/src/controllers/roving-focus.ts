import type { ReactiveController, ReactiveControllerHost } from 'lit';

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
export class RovingFocusController<Item extends HTMLElement> implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: RovingFocusOptions<Item>;

  constructor(host: ReactiveControllerHost & HTMLElement, options: RovingFocusOptions<Item>) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#handleKeydown);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#handleKeydown);
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const items = this.#options.items();
    // Items may lie in one another: the innermost is the one.
    const at = items.indexOf(event.composedPath().find((node) => items.includes(node as Item)) as Item);
    if (at < 0) return;
    const item = items[this.#target(event.key, at, items.length)];
    if (!item) return;
    event.preventDefault();
    item.focus();
    this.#options.onMove?.(item, event);
  };

  /** The place that a key leads to, -1 for a key that leads nowhere. */
  #target(key: string, at: number, count: number): number {
    const { ends = false, wrap = true } = this.#options;
    if (ends && key === 'Home') return 0;
    if (ends && key === 'End') return count - 1;
    const step = this.#step(key);
    if (step === 0) return -1;
    return wrap ? (at + step + count) % count : at + step < count ? at + step : -1;
  }

  #step(key: string): number {
    const orientation = this.#options.orientation?.() ?? 'both';
    const forward = this.#host.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    if (orientation !== 'vertical' && key === forward) return 1;
    if (orientation !== 'vertical' && key === backward) return -1;
    if (orientation !== 'horizontal' && key === 'ArrowDown') return 1;
    if (orientation !== 'horizontal' && key === 'ArrowUp') return -1;
    return 0;
  }
}
