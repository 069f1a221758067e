import { isElement } from '#base/dom.ts';

/** The distance in pixels after which a press becomes a drag. */
const DRAG_DISTANCE_PX = 4;
/** The distance from the edge of the scroll container in pixels at which it scrolls. */
const SCROLL_EDGE_PX = 32;
/** The pixels that the container scrolls by in a frame, for each pixel that the pointer is beyond the edge. */
const SCROLL_SPEED = 0.25;

/** The position of a pointer in the window. */
export interface PointerPosition {
  readonly clientX: number;
  readonly clientY: number;
}

/** Options of {@link PointerDrag}. */
export interface PointerDragOptions<Source> {
  /** Returns what a press drags; `undefined` if it drags nothing. */
  readonly findSource: (event: PointerEvent) => Source | undefined;
  /** Called when the pointer is above another place: it has moved, or what is below it has scrolled. */
  readonly onMove: (source: Source, position: PointerPosition) => void;
  /** Called when the user drops what is dragged. */
  readonly onDrop: (source: Source) => void;
  /** Called when a drag has ended, whether it was dropped or canceled. */
  readonly onEnd: () => void;
}

/** A press of the pointer, which is a drag once the pointer has moved. */
interface Press<Source> {
  readonly source: Source;
  readonly pointerId: number;
  readonly start: PointerPosition;
  position: PointerPosition;
  isDrag: boolean;
}

/** Drags parts of an element with a mouse, a finger or a pen. The container scrolls at its edges, and Escape cancels. */
export class PointerDrag<Source> {
  readonly #target: HTMLElement;
  readonly #options: PointerDragOptions<Source>;
  #press: Press<Source> | undefined;

  /** @param target the element that contains everything that can be dragged. It stays in place during a drag. */
  constructor(target: HTMLElement, options: PointerDragOptions<Source>) {
    this.#target = target;
    this.#options = options;
    target.addEventListener('pointerdown', this.#handlePointerdown);
    target.addEventListener('pointermove', this.#handlePointermove);
    target.addEventListener('pointerup', this.#handlePointerup);
    target.addEventListener('pointercancel', this.#end);
    target.addEventListener('lostpointercapture', this.#handleLostCapture);
  }

  readonly #handlePointerdown = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary || this.#press) return;
    const source = this.#options.findSource(event);
    if (source === undefined) return;
    const start = { clientX: event.clientX, clientY: event.clientY };
    this.#press = { source, pointerId: event.pointerId, start, position: start, isDrag: false };
  };

  readonly #handlePointermove = ({ pointerId, clientX, clientY, buttons }: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointerId !== pointerId) return;
    // The button was released outside the element.
    if (buttons === 0) {
      this.#end();
      return;
    }
    press.position = { clientX, clientY };
    const { start } = press;
    if (!press.isDrag && Math.hypot(clientX - start.clientX, clientY - start.clientY) < DRAG_DISTANCE_PX) return;
    if (!press.isDrag) this.#start(press);
    this.#options.onMove(press.source, press.position);
  };

  #start(press: Press<Source>): void {
    press.isDrag = true;
    const { ownerDocument } = this.#target;
    // Not the pressed part, which a scrolling list may reuse or remove. A captured press is no click on that part, either.
    this.#target.setPointerCapture(press.pointerId);
    ownerDocument.addEventListener('keydown', this.#handleKeydown, { capture: true });
    ownerDocument.addEventListener('selectstart', preventDefault);
    ownerDocument.defaultView?.requestAnimationFrame(this.#scroll);
  }

  readonly #handlePointerup = ({ pointerId }: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointerId !== pointerId) return;
    if (press.isDrag) this.#options.onDrop(press.source);
    this.#end();
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#end();
  };

  readonly #handleLostCapture = ({ pointerId }: PointerEvent): void => {
    if (this.#press?.isDrag && this.#press.pointerId === pointerId) this.#end();
  };

  readonly #end = (): void => {
    const press = this.#press;
    this.#press = undefined;
    if (!press?.isDrag) return;
    const { ownerDocument } = this.#target;
    ownerDocument.removeEventListener('keydown', this.#handleKeydown, { capture: true });
    ownerDocument.removeEventListener('selectstart', preventDefault);
    this.#options.onEnd();
  };

  /** Scrolls while the pointer is at an edge of the scroll container. */
  readonly #scroll = (): void => {
    const press = this.#press;
    if (!press?.isDrag) return;
    const scroller = scrollerOf(this.#target);
    const distance = scroller ? distanceBeyond(scroller, press.position.clientY) : 0;
    const { scrollTop = 0 } = scroller ?? {};
    scroller?.scrollBy({ top: Math.round(distance * SCROLL_SPEED), behavior: 'instant' });
    if (scroller?.scrollTop !== scrollTop) this.#options.onMove(press.source, press.position);
    this.#target.ownerDocument.defaultView?.requestAnimationFrame(this.#scroll);
  };
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

/** Returns the closest element around another that scrolls vertically, also outside of its shadow tree. */
function scrollerOf(element: HTMLElement): Element | null {
  const { scrollingElement } = element.ownerDocument;
  for (let node: Node | null = element; isElement(node);) {
    const isScrollable = /auto|scroll/u.test(getComputedStyle(node).overflowY);
    if (isScrollable && node.scrollHeight > node.clientHeight) return node;
    const parent: Node | null = node.assignedSlot ?? node.parentNode;
    node = parent instanceof ShadowRoot ? parent.host : parent;
  }
  return scrollingElement;
}

/** Returns how far a position is beyond the edges of a scroll container, without its scroll padding; negative before the start. */
function distanceBeyond(scroller: Element, y: number): number {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const isPage = scroller === scroller.ownerDocument.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: scroller.clientHeight } : scroller.getBoundingClientRect();
  const from = top + SCROLL_EDGE_PX + (Number.parseFloat(scrollPaddingTop) || 0);
  const to = bottom - SCROLL_EDGE_PX - (Number.parseFloat(scrollPaddingBottom) || 0);
  return Math.min(y - from, 0) + Math.max(y - to, 0);
}
