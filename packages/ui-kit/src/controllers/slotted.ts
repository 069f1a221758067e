import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { FILLED_SLOTS } from '../base/server.ts';

/** Says which named slots of the host have something in them; the host renders again when that changes. */
export class SlottedController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** What the host was told. */
  readonly #told = new Map<string, boolean>();

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** The root is there by now; a listener that it has is not added again. */
  hostConnected(): void {
    this.#host.shadowRoot?.addEventListener('slotchange', this.#handleSlotchange);
  }

  /** True when a child of the host asks for the slot. */
  has(name: string): boolean {
    const filled = this.#isFilled(name);
    this.#told.set(name, filled);
    return filled;
  }

  #isFilled(name: string): boolean {
    if (isServer) return (this.#host.getAttribute(FILLED_SLOTS) ?? '').split(' ').includes(name);
    // A loop: a page of cards asks this thousands of times.
    for (let child = this.#host.firstElementChild; child; child = child.nextElementSibling) {
      if (child.slot === name) return true;
    }
    return false;
  }

  /** A slot also changes when the host draws what stands in it by default: to draw again for that might never end. */
  readonly #handleSlotchange = ({ target }: Event): void => {
    const { name } = target as HTMLSlotElement;
    const told = this.#told.get(name);
    if (told !== undefined && told !== this.#isFilled(name)) this.#host.requestUpdate();
  };
}
