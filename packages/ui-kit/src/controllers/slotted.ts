import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { FILLED_SLOTS } from '../base/server.ts';

/** Returns whether a child of the host is assigned to a named slot. */
export function isSlotFilled(host: HTMLElement, name: string): boolean {
  if (isServer) return (host.getAttribute(FILLED_SLOTS) ?? '').split(' ').includes(name);
  // A loop, since this runs thousands of times on a page with many elements.
  for (let child = host.firstElementChild; child; child = child.nextElementSibling) {
    if (child.slot === name) return true;
  }
  return false;
}

/** A reactive controller that tells which named slots of the host have content, and updates the host when that changes. */
export class SlottedController implements EventListenerObject, ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** The results that the host has read. */
  readonly #results: Record<string, boolean> = {};

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Adds the listener here, when the shadow root exists. Adding it again has no effect. */
  hostConnected(): void {
    this.#host.shadowRoot?.addEventListener('slotchange', this);
  }

  /** Returns whether a child of the host is assigned to the slot. */
  has(name: string): boolean {
    const filled = isSlotFilled(this.#host, name);
    this.#results[name] = filled;
    return filled;
  }

  /**
   * Updates the host only if a result has changed: `slotchange` also fires when the host renders default content, and
   * updating for that could loop forever.
   */
  handleEvent({ target }: Event): void {
    const { name } = target as HTMLSlotElement;
    const previous = this.#results[name];
    if (previous !== undefined && previous !== isSlotFilled(this.#host, name)) this.#host.requestUpdate();
  }
}
