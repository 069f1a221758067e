import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A reactive controller that prevents the page behind an overlay from scrolling. The space of the scrollbar is kept, so that nothing shifts. */
export class ScrollLock implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  /**
   * The lock's own style sheet, so that with several overlays the page scrolls again only when the last one is closed.
   */
  #sheet: CSSStyleSheet | undefined;
  /** The document that has adopted the sheet. */
  #document: Document | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.toggle(false);
  }

  /** Locks or unlocks the page. */
  toggle(locked: boolean): void {
    const document = this.#document ?? this.#host.ownerDocument;
    const { documentElement: root, defaultView: view } = document;
    if (!view || locked === Boolean(this.#document)) return;
    this.#document = locked ? document : undefined;
    if (locked) {
      const gutter = view.innerWidth > root.clientWidth ? 'stable' : 'auto';
      this.#sheet = new view.CSSStyleSheet();
      this.#sheet.replaceSync(`:root{overflow:hidden!important;scrollbar-gutter:${gutter}!important}`);
      document.adoptedStyleSheets.push(this.#sheet);
    } else {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    }
  }
}
