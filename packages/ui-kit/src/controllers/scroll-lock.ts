import type { ReactiveController, ReactiveControllerHost } from 'lit';

interface Lock {
  readonly holders: Set<ScrollLock>;
  readonly restore: readonly (readonly [property: string, value: string])[];
}

/** Locked documents: several overlays may be open, the page scrolls again when the last one is gone. */
const locks = new WeakMap<Document, Lock>();

/** Keeps the page behind an overlay from scrolling; the width of its scrollbar stays, so that nothing shifts. */
export class ScrollLock implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #document: Document | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.release();
  }

  /** Takes the lock; a second call does nothing. */
  acquire(): void {
    if (this.#document) return;
    const document = this.#host.ownerDocument;
    this.#document = document;
    const known = locks.get(document);
    if (known) {
      known.holders.add(this);
      return;
    }
    const { documentElement: root, defaultView: view } = document;
    const restore = ['overflow', 'scrollbar-gutter'].map((name) => [name, root.style.getPropertyValue(name)] as const);
    if (view && view.innerWidth > root.clientWidth) root.style.setProperty('scrollbar-gutter', 'stable');
    root.style.setProperty('overflow', 'hidden');
    locks.set(document, { holders: new Set([this]), restore });
  }

  /** Gives the lock back. */
  release(): void {
    const document = this.#document;
    if (!document) return;
    this.#document = undefined;
    const lock = locks.get(document);
    if (!lock?.holders.delete(this) || lock.holders.size > 0) return;
    for (const [name, value] of lock.restore) document.documentElement.style.setProperty(name, value);
    locks.delete(document);
  }
}
