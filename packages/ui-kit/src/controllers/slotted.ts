import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Says which named slots of the host have something in them; the host renders again when that changes. */
export class SlottedController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.shadowRoot?.addEventListener('slotchange', this.#handleSlotchange);
  }

  hostDisconnected(): void {
    this.#host.shadowRoot?.removeEventListener('slotchange', this.#handleSlotchange);
  }

  /** True when a child of the host asks for the slot. */
  has(name: string): boolean {
    return [...this.#host.children].some((child) => child.slot === name);
  }

  readonly #handleSlotchange = (): void => this.#host.requestUpdate();
}
