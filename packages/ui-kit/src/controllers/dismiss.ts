import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isInputMethodKey } from '../base/input-method.ts';

/** The open layers of all documents, the topmost last. */
const layers = new Set<DismissController>();

/**
 * A reactive controller that closes only the topmost open layer of a document on Escape: a tooltip over a menu over a
 * dialog takes three key presses. A key event that a layer's content has handled (`preventDefault`) closes nothing.
 */
export class DismissController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #dismiss: () => void;
  readonly #accepts: (event: KeyboardEvent) => boolean;
  #document: Document | undefined;

  /** @param accepts Returns whether the layer reacts to a key event; by default, to all in its document. */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    dismiss: () => void,
    accepts: (event: KeyboardEvent) => boolean = () => true,
  ) {
    this.#host = host;
    this.#dismiss = dismiss;
    this.#accepts = accepts;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.toggle(false);
  }

  /** Adds the layer on top unless it is already open, or removes it. */
  toggle(open: boolean): void {
    if (open === layers.has(this)) return;
    if (open) {
      layers.add(this);
      this.#document = this.#host.ownerDocument;
      this.#document.addEventListener('keydown', this);
    } else {
      layers.delete(this);
      this.#document?.removeEventListener('keydown', this);
    }
  }

  /** Handles a key on every open layer; only the topmost one closes. */
  handleEvent(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || isInputMethodKey(event)) return;
    if ([...layers].findLast((layer) => layer.#document === this.#document && layer.#accepts(event)) !== this) return;
    // Prevents the browser from closing another layer for the same key press.
    event.preventDefault();
    this.#dismiss();
  }
}
