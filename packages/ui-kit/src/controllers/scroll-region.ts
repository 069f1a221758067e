import type { ReactiveController, ReactiveControllerHost } from 'lit';

function isFocusable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 || Boolean(element.shadowRoot?.delegatesFocus);
}

/** A reactive controller that makes an overflowing region without focusable content a tab stop, so that the keyboard can scroll it. */
export class ScrollRegionController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #region: () => HTMLElement | null;
  #observer: ResizeObserver | undefined;

  /** @param region Returns the region, always the same element. Its content is one slot or the host's own text. */
  constructor(host: ReactiveControllerHost & HTMLElement, region: () => HTMLElement | null) {
    this.#host = host;
    this.#region = region;
    host.addController(this);
  }

  hostConnected(): void {
    // The next update observes the region again after a reconnection.
    if (this.#region()) this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const region = this.#region();
    const view = this.#host.ownerDocument.defaultView;
    if (!region || !view || !this.#host.isConnected) return;
    if (!this.#observer) {
      this.#observer = new view.ResizeObserver(() => this.#check(region));
      this.#observer.observe(region);
    }
    this.#check(region);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  #check(region: HTMLElement): void {
    const content = region.querySelector('slot')?.assignedElements({ flatten: true }) ?? [];
    const elements = content.flatMap((element) => [element, ...element.querySelectorAll('*')]) as HTMLElement[];
    const overflows = region.scrollHeight > region.clientHeight || region.scrollWidth > region.clientWidth;
    if (overflows && !elements.some(isFocusable)) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  }
}
