import type { ReactiveController, ReactiveControllerHost } from 'lit';

function takesFocus(element: HTMLElement): boolean {
  return element.tabIndex >= 0 || Boolean(element.shadowRoot?.delegatesFocus);
}

/** Lets the keyboard scroll a part of the host that overflows and has nothing in it to focus. */
export class ScrollRegionController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #region: () => HTMLElement | null;
  #observer: ResizeObserver | undefined;

  /** @param region the part, always the same; what is in it comes through one slot, or is text of the host's own. */
  constructor(host: ReactiveControllerHost & HTMLElement, region: () => HTMLElement | null) {
    this.#host = host;
    this.#region = region;
    host.addController(this);
  }

  hostConnected(): void {
    // Put back, it is watched again.
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
    const elements = content.flatMap((each) => [each, ...each.querySelectorAll('*')]) as HTMLElement[];
    const overflows = region.scrollHeight > region.clientHeight || region.scrollWidth > region.clientWidth;
    if (overflows && !elements.some(takesFocus)) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  }
}
