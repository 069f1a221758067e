import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { isElement } from '#base/dom.ts';

/** Returns whether the default slot of a host shows white space and nothing else. */
function isSlotBlank(host: HTMLElement): boolean {
  if (isServer) return false;
  const slotted = [...host.childNodes].filter((node) =>
    isElement(node) ? node.slot === '' : node.nodeType === Node.TEXT_NODE,
  );
  return slotted.length > 0 && slotted.every((node) => !isElement(node) && !node.textContent?.trim());
}

/**
 * A reactive controller for an element whose default slot has default content. The browser hides that content if there
 * is a line break between the element's tags, which an author does not expect. The host renders it beside the slot then.
 */
export class BlankSlotController implements EventListenerObject, ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #wasBlank = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Adds the listener here, when the shadow root exists. Adding it again has no effect. */
  hostConnected(): void {
    this.#host.shadowRoot?.addEventListener('slotchange', this);
  }

  /** Whether the default slot shows white space instead of its default content. */
  get isBlank(): boolean {
    this.#wasBlank = isSlotBlank(this.#host);
    return this.#wasBlank;
  }

  handleEvent(): void {
    if (isSlotBlank(this.#host) !== this.#wasBlank) this.#host.requestUpdate();
  }
}
