import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Returns the element whose overflow applies to the window: the root or, if only the body has an overflow, the body. */
function viewportOverflowElement({ documentElement: root, body }: Document): HTMLElement {
  const isVisible = (element: Element): boolean => getComputedStyle(element).overflow === 'visible';
  // A contained element keeps its overflow to itself.
  const isContained = [root, body].some((element) => {
    const { contain, containerType, contentVisibility } = getComputedStyle(element);
    return contain !== 'none' || containerType !== 'normal' || contentVisibility !== 'visible';
  });
  return isVisible(root) && !isVisible(body) && !isContained ? body : root;
}

/**
 * A reactive controller that prevents the page behind an overlay from scrolling. It keeps the scroll position and the
 * space of the scrollbars, so that nothing moves.
 */
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
    const { documentElement: root, scrollingElement, defaultView: view } = document;
    if (!view || locked === Boolean(this.#document)) return;
    this.#document = locked ? document : undefined;
    if (locked) {
      const { clientWidth, clientHeight } = scrollingElement ?? root;
      const { scrollbarGutter } = getComputedStyle(root);
      const hasVerticalScrollbar = view.innerWidth > clientWidth;
      const gutter = scrollbarGutter === 'auto' && hasVerticalScrollbar ? 'stable' : scrollbarGutter;
      // No gutter can be reserved for a horizontal scrollbar: it stays.
      const overflowX = view.innerHeight > clientHeight ? 'scroll' : 'hidden';
      const { localName } = viewportOverflowElement(document);
      this.#sheet = new view.CSSStyleSheet();
      // The negated ID outranks important rules of the page.
      this.#sheet.replaceSync(
        `${localName}:not(#_){overflow:${overflowX} hidden!important}:root:not(#_){scrollbar-gutter:${gutter}!important}`,
      );
      document.adoptedStyleSheets.push(this.#sheet);
    } else {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    }
  }
}
