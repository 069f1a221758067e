import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The open layers of all documents, the uppermost last. */
const layers = new Set<DismissController>();

/**
 * Closes the uppermost open layer of a document on Escape, and only that one: a tooltip over a menu over a dialog
 * takes three presses. A key that something inside a layer has used (`preventDefault`) closes nothing.
 */
export class DismissController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #dismiss: () => void;
  #document: Document | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, dismiss: () => void) {
    this.#host = host;
    this.#dismiss = dismiss;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.toggle(false);
  }

  /** Puts the layer on top, where it is not one yet, or takes it out. */
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

  /** Every open layer hears the key; the uppermost takes it. */
  handleEvent(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if ([...layers].findLast((layer) => layer.#document === this.#document) !== this) return;
    // The browser must not close a second layer for the same press.
    event.preventDefault();
    this.#dismiss();
  }
}
