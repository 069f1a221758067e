import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PlinthSideMenuGroup } from './side-menu-group.ts';

/** The slot of the entries that do not fit into the bar. */
export const MORE_SLOT = 'more';

/** Options of {@link BarOverflowController}. */
interface BarOverflowOptions {
  /** Whether the menu is a bar. */
  readonly isBar: () => boolean;
  /** The row of the entries; null before the first render. */
  readonly row: () => HTMLElement | null;
  /** The dropdown at the end of the row; null while the menu is not a bar. */
  readonly more: () => PlinthSideMenuGroup | null;
  /** The entries of the first level, in their order. */
  readonly entries: () => readonly HTMLElement[];
  /** Called after the entries have been distributed. */
  readonly onDistribute: () => void;
}

/** A reactive controller that keeps a bar in one row: the entries that do not fit are in a dropdown at its end. */
export class BarOverflowController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: BarOverflowOptions;
  #observer: ResizeObserver | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, options: BarOverflowOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** The next update observes the entries again after a reconnection. */
  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    if (!this.#options.isBar()) this.#stop();
    else if (!this.#observer) this.#start();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  /** Distributes the entries anew after some were added or removed. */
  update(): void {
    if (!this.#observer) return;
    this.#observe();
    this.#distribute();
  }

  #start(): void {
    const row = this.#options.row();
    const view = this.#host.ownerDocument.defaultView;
    if (!row || !view || !this.#host.isConnected) return;
    this.#observer = new view.ResizeObserver((changes) => {
      // Entries that move resize, too, which must not happen in the same frame (a ResizeObserver loop).
      if (changes.some(({ target }) => target === row)) this.#distribute();
      else view.requestAnimationFrame(() => this.#distribute());
    });
    this.#observer.observe(row);
    this.#observe();
  }

  #observe(): void {
    for (const entry of this.#options.entries()) this.#observer?.observe(entry);
  }

  #stop(): void {
    if (!this.#observer) return;
    this.hostDisconnected();
    for (const entry of this.#options.entries()) entry.removeAttribute('slot');
  }

  #distribute(): void {
    const row = this.#options.row();
    const more = this.#options.more();
    const view = this.#host.ownerDocument.defaultView;
    if (!row || !more || !view || !this.#observer) return;
    const entries = this.#options.entries();
    for (const entry of entries) entry.removeAttribute('slot');
    more.hidden = false;
    const { paddingInlineStart, paddingInlineEnd, columnGap } = view.getComputedStyle(row);
    const gap = Number.parseFloat(columnGap);
    const widthOf = (entry: HTMLElement) => entry.getBoundingClientRect().width + gap;
    const widths = entries.map(widthOf);
    const available =
      row.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) + gap;
    more.hidden = widths.reduce((sum, width) => sum + width, 0) <= available;
    if (more.hidden) more.open = false;
    else {
      let rest = available - widthOf(more);
      const first = widths.findIndex((width) => {
        rest -= width;
        return rest < 0;
      });
      for (const entry of entries.slice(first)) entry.slot = MORE_SLOT;
    }
    this.#options.onDistribute();
  }
}
