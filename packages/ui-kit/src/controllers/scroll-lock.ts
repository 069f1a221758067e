import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Keeps the page behind an overlay from scrolling; the width of its scrollbar stays, so that nothing shifts. */
export class ScrollLock implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** A sheet of its own: several overlays may be open, the page scrolls again when the last one takes its sheet away. */
  #sheet: CSSStyleSheet | undefined;
  /** The document that the sheet lies in. */
  #document: Document | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.toggle(false);
  }

  /** Takes the lock, or gives it back. */
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
