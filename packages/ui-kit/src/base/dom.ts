/** Returns whether a value is an element of any document; `instanceof` only knows the document that loaded the kit. */
export function isElement(node: unknown): node is HTMLElement {
  return (node as Partial<Node> | null | undefined)?.nodeType === 1;
}

/** Returns the closest element to an event's target that matches a selector, or null. */
export function closestTarget(event: Event, selector: string): HTMLElement | null {
  return isElement(event.target) ? event.target.closest<HTMLElement>(selector) : null;
}

/** Returns the input whose listener handles an event. */
export function inputOf(event: Event): HTMLInputElement {
  return event.currentTarget as HTMLInputElement;
}
