/** Returns the focused element, including elements in open shadow roots. */
export function deepActiveElement(document: Document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Restores the focus to an element, if it is still connected. */
export function restoreFocus(element: Element | null | undefined): void {
  // An element that had the focus is an HTMLElement.
  if (element?.isConnected) (element as HTMLElement).focus();
}

/**
 * Returns the part of an element that takes its focus: the element itself or, with `delegatesFocus`, its `base` part.
 * Descriptions are read only on that part.
 */
export function focusPart(element: HTMLElement): HTMLElement {
  const root = element.shadowRoot;
  return (root?.delegatesFocus && root.querySelector<HTMLElement>('[part~="base"]')) || element;
}
