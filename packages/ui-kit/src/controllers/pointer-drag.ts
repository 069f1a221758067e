import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isElement } from '#base/dom.ts';
import { isInputMethodKey } from '../base/input-method.ts';

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

/** Options of {@link PointerDragController}. */
export interface PointerDragOptions<Source> {
  /** Returns what a press drags; `undefined` if it drags nothing. */
  readonly findSource: (event: PointerEvent) => Source | undefined;
  /** Called when the pointer is above another place: it has moved, or what is below it has scrolled. */
  readonly onMove: (source: Source, position: PointerPosition) => void;
  /** Called when the user drops what is dragged. */
  readonly onDrop: (source: Source) => void;
  /** Called when a drag has ended, whether it was dropped or canceled. */
  readonly onEnd: () => void;
  /** Returns the element whose closest scroll container scrolls; by default, the target of the controller. */
  readonly scrolled?: () => HTMLElement;
}

/** A press of the pointer, which is a drag once the pointer has moved. */
interface Press<Source> {
  readonly source: Source;
  readonly pointerId: number;
  readonly start: PointerPosition;
  position: PointerPosition;
  /** The document of the drag; undefined until the press is one. A removed host may be in another document. */
  document?: Document;
}

/**
 * A reactive controller that drags parts of an element with a mouse, a finger or a pen. The container scrolls at its edges,
 * and Escape cancels, as does the removal of the host.
 */
export class PointerDragController<Source> implements ReactiveController {
  readonly #target: HTMLElement;
  readonly #options: PointerDragOptions<Source>;
  #press: Press<Source> | undefined;
  #frame = 0;

  /** @param target the element that contains everything that can be dragged. It stays in place during a drag. */
  constructor(host: ReactiveControllerHost, target: HTMLElement, options: PointerDragOptions<Source>) {
    this.#target = target;
    this.#options = options;
    host.addController(this);
    target.addEventListener('pointerdown', this.#handlePointerdown);
    target.addEventListener('pointermove', this.#handlePointermove);
    target.addEventListener('pointerup', this.#handlePointerup);
    target.addEventListener('pointercancel', this.#end);
    target.addEventListener('lostpointercapture', this.#handleLostCapture);
  }

  hostDisconnected(): void {
    this.#end();
  }

  readonly #handlePointerdown = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary || this.#press) return;
    const source = this.#options.findSource(event);
    if (source === undefined) return;
    const start = { clientX: event.clientX, clientY: event.clientY };
    this.#press = { source, pointerId: event.pointerId, start, position: start };
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
    if (!press.document && Math.hypot(clientX - start.clientX, clientY - start.clientY) < DRAG_DISTANCE_PX) return;
    if (!press.document) this.#start(press);
    this.#options.onMove(press.source, press.position);
  };

  #start(press: Press<Source>): void {
    const { ownerDocument } = this.#target;
    press.document = ownerDocument;
    // Not the pressed part, which a scrolling list may reuse or remove. A captured press is no click on that part, either.
    this.#target.setPointerCapture(press.pointerId);
    ownerDocument.addEventListener('keydown', this.#handleKeydown, { capture: true });
    ownerDocument.addEventListener('selectstart', preventDefault);
    this.#requestScroll(ownerDocument);
  }

  readonly #handlePointerup = ({ pointerId }: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointerId !== pointerId) return;
    if (press.document) this.#options.onDrop(press.source);
    this.#end();
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#end();
  };

  readonly #handleLostCapture = ({ pointerId }: PointerEvent): void => {
    if (this.#press?.document && this.#press.pointerId === pointerId) this.#end();
  };

  readonly #end = (): void => {
    const { document } = this.#press ?? {};
    this.#press = undefined;
    if (!document) return;
    document.removeEventListener('keydown', this.#handleKeydown, { capture: true });
    document.removeEventListener('selectstart', preventDefault);
    document.defaultView?.cancelAnimationFrame(this.#frame);
    this.#options.onEnd();
  };

  /** Scrolls while the pointer is at an edge of the scroll container. */
  readonly #scroll = (): void => {
    const press = this.#press;
    if (!press?.document) return;
    const scroller = scrollerOf(this.#options.scrolled?.() ?? this.#target);
    const distance = scroller ? distanceBeyond(scroller, press.position.clientY) : 0;
    const { scrollTop = 0 } = scroller ?? {};
    scroller?.scrollBy({ top: Math.round(distance * SCROLL_SPEED), behavior: 'instant' });
    if (scroller?.scrollTop !== scrollTop) this.#options.onMove(press.source, press.position);
    this.#requestScroll(press.document);
  };

  #requestScroll({ defaultView }: Document): void {
    this.#frame = defaultView?.requestAnimationFrame(this.#scroll) ?? 0;
  }
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

/** Returns the closest element around another that scrolls vertically, also outside of its shadow tree. */
function scrollerOf(element: HTMLElement): Element | null {
  const { scrollingElement } = element.ownerDocument;
  for (let node: unknown = element; isElement(node);) {
    const isScrollable = /auto|scroll/u.test(getComputedStyle(node).overflowY);
    if (isScrollable && node.scrollHeight > node.clientHeight) return node;
    const root = node.getRootNode();
    node = node.assignedSlot ?? node.parentElement ?? ('host' in root && root.host);
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
