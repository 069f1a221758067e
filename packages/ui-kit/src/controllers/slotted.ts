import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { FILLED_SLOTS } from '../base/server.ts';

/** A reactive controller that tells which named slots of the host have content, and updates the host when that changes. */
export class SlottedController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** The results that the host has read. */
  readonly #results = new Map<string, boolean>();

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Adds the listener here, when the shadow root exists. Adding it again has no effect. */
  hostConnected(): void {
    this.#host.shadowRoot?.addEventListener('slotchange', this.#handleSlotchange);
  }

  /** Returns whether a child of the host is assigned to the slot. */
  has(name: string): boolean {
    const filled = this.#isFilled(name);
    this.#results.set(name, filled);
    return filled;
  }

  #isFilled(name: string): boolean {
    if (isServer) return (this.#host.getAttribute(FILLED_SLOTS) ?? '').split(' ').includes(name);
    // A loop, since this runs thousands of times on a page with many cards.
    for (let child = this.#host.firstElementChild; child; child = child.nextElementSibling) {
      if (child.slot === name) return true;
    }
    return false;
  }

  /**
   * Updates the host only if a result has changed: `slotchange` also fires when the host renders default content, and
   * updating for that could loop forever.
   */
  readonly #handleSlotchange = ({ target }: Event): void => {
    const { name } = target as HTMLSlotElement;
    const previous = this.#results.get(name);
    if (previous !== undefined && previous !== this.#isFilled(name)) this.#host.requestUpdate();
  };
}
