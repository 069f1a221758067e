import type { ElementDoc } from '#element-doc.ts';

/** A rectangle in CSS pixels, relative to the picture. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part or slot that the picture shows, with the place of its number. */
export interface Marker {
  readonly number: number;
  readonly box: Box;
  readonly x: number;
  readonly y: number;
}

/** The least distance of the centers of two numbers. */
const DISTANCE = 24;

/** Returns the rectangle of the nodes in a slot; of text too, which has no element. */
function rectOfSlot(slot: HTMLSlotElement): DOMRect | undefined {
  const rects = slot.assignedNodes().flatMap((node) => {
    const range = node.ownerDocument?.createRange();
    range?.selectNode(node);
    return [...(range?.getClientRects() ?? [])].filter(({ width, height }) => width > 0 && height > 0);
  });
  if (rects.length === 0) return undefined;
  const [left, top] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...rects.map((each) => each.right)), Math.max(...rects.map((each) => each.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

function rectOf(element: Element | null | undefined): DOMRect | undefined {
  const rect = element?.getBoundingClientRect();
  return rect && rect.width > 0 && rect.height > 0 ? rect : undefined;
}

/** Returns the box of a rectangle, without what the element hides beside the picture because it scrolls. */
function boxOf({ left, right, top, height }: DOMRect, picture: DOMRect): Box {
  const start = Math.max(left, picture.left);
  return { x: start - picture.left, y: top - picture.top, width: Math.min(right, picture.right) - start, height };
}

/** Returns the point on the edge of a box, where a number keeps its distance from the others. */
function placeOf({ x, y, width, height }: Box, others: readonly Marker[]): { readonly x: number; readonly y: number } {
  const corners = [0, 1, 0.5, 0.25, 0.75].flatMap((share) => [
    { x: x + width * share, y },
    { x: x + width * share, y: y + height },
  ]);
  const isFree = (place: { readonly x: number; readonly y: number }) =>
    others.every((other) => Math.hypot(other.x - place.x, other.y - place.y) >= DISTANCE);
  return corners.find(isFree) ?? { x, y };
}

/**
 * Returns the markers of an element's parts and slots that are visible, numbered in the order of the documentation.
 * @param frame the picture, which the positions are relative to.
 */
export function markersOf(host: Element, frame: Element, { parts, slots }: ElementDoc): readonly Marker[] {
  const { shadowRoot } = host;
  const picture = frame.getBoundingClientRect();
  const rects = [
    ...parts.map(({ name }) => rectOf(shadowRoot?.querySelector(`[part~="${name}"]`))),
    ...slots.map(({ name }) => {
      const slot = shadowRoot?.querySelector<HTMLSlotElement>(
        name === '' ? 'slot:not([name])' : `slot[name="${name}"]`,
      );
      return slot ? rectOfSlot(slot) : undefined;
    }),
  ];
  const markers: Marker[] = [];
  for (const [index, rect] of rects.entries()) {
    if (!rect) continue;
    const box = boxOf(rect, picture);
    if (box.width <= 0) continue;
    markers.push({ number: index + 1, box, ...placeOf(box, markers) });
  }
  return markers;
}
