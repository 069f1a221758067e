import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isTabStop } from './focus.ts';
import { ResizeController } from './resize.ts';

/** A reactive controller that makes an overflowing region without focusable content a tab stop, so that the keyboard can scroll it. */
export class ScrollRegionController implements ReactiveController {
  readonly #region: () => HTMLElement | null;

  /** @param region Returns the region, always the same element. Its content is in slots or the host's own. */
  constructor(host: ReactiveControllerHost & HTMLElement, region: () => HTMLElement | null) {
    this.#region = region;
    new ResizeController(host, region, () => this.hostUpdated());
    host.addController(this);
  }

  hostUpdated(): void {
    const region = this.#region();
    if (!region) return;
    const content = [...region.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements({ flatten: true }));
    const elements = [region, ...content].flatMap((element) => [...element.querySelectorAll<HTMLElement>('*')]);
    elements.push(...(content as HTMLElement[]));
    const overflows = region.scrollHeight > region.clientHeight || region.scrollWidth > region.clientWidth;
    if (overflows && !elements.some(isTabStop)) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  }
}
