import type { ReactiveController, ReactiveControllerHost } from 'lit';

interface Layers {
  readonly stack: DismissController[];
  readonly stop: () => void;
}

const documents = new WeakMap<Document, Layers>();

function join(document: Document, layer: DismissController): void {
  const known = documents.get(document);
  if (known) {
    known.stack.push(layer);
    return;
  }
  const stack = [layer];
  const handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    // The browser must not close a second layer for the same press.
    event.preventDefault();
    stack.at(-1)?.dismiss();
  };
  document.addEventListener('keydown', handleKeydown);
  documents.set(document, { stack, stop: () => document.removeEventListener('keydown', handleKeydown) });
}

function leave(document: Document, layer: DismissController): void {
  const layers = documents.get(document);
  const index = layers?.stack.lastIndexOf(layer) ?? -1;
  if (!layers || index < 0) return;
  layers.stack.splice(index, 1);
  if (layers.stack.length > 0) return;
  layers.stop();
  documents.delete(document);
}

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
    this.deactivate();
  }

  /** Puts the layer on top. */
  activate(): void {
    if (this.#document) return;
    this.#document = this.#host.ownerDocument;
    join(this.#document, this);
  }

  /** Takes the layer out. */
  deactivate(): void {
    if (this.#document) leave(this.#document, this);
    this.#document = undefined;
  }

  /** What Escape does. */
  dismiss(): void {
    this.#dismiss();
  }
}
