/** True for an element of any document: `instanceof` knows only those of the document that the kit was loaded in. */
export function isElement(node: unknown): node is HTMLElement {
  return typeof node === 'object' && node !== null && 'nodeType' in node && node.nodeType === 1;
}

/** The element that an event arose in, or the nearest around it, that a selector finds; null for none. */
export function closestTarget(event: Event, selector: string): HTMLElement | null {
  return isElement(event.target) ? event.target.closest<HTMLElement>(selector) : null;
}

/** The control whose listener hears an event. */
export function inputOf(event: Event): HTMLInputElement {
  return event.currentTarget as HTMLInputElement;
}
