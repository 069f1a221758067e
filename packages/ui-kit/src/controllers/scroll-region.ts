import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isElement } from '../base/nodes.ts';

function takesFocus(element: Element): boolean {
  return isElement(element) && (element.tabIndex >= 0 || Boolean(element.shadowRoot?.delegatesFocus));
}

/** Lets the keyboard scroll a part of the host that overflows and has nothing in it to focus. */
export class ScrollRegionController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #region: () => HTMLElement | null;
  #observer: ResizeObserver | undefined;
  #observed: HTMLElement | null = null;

  /** @param region the part; what is in it comes through one slot, or is text of the host's own. */
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
    this.#observer ??= new view.ResizeObserver(() => this.#check());
    if (region !== this.#observed) this.#observer.observe(region);
    this.#observed = region;
    this.#check();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#observed = null;
  }

  #check(): void {
    const region = this.#observed;
    if (!region) return;
    const content = region.querySelector('slot')?.assignedElements({ flatten: true }) ?? [];
    const elements = content.flatMap((each) => [each, ...each.querySelectorAll('*')]);
    const overflows = region.scrollHeight > region.clientHeight || region.scrollWidth > region.clientWidth;
    if (overflows && !elements.some(takesFocus)) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  }
}
