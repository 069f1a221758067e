/** The element that has the focus, looked for inside open shadow roots too. */
export function deepActiveElement(document: Document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Gives the focus back to where it was, when that is still there to take it. */
export function restoreFocus(element: Element | null | undefined): void {
  // What had the focus can take it.
  if (element?.isConnected) (element as HTMLElement).focus();
}

/**
 * The part of an element that takes its focus: itself, or for an element that hands the focus on
 * (`delegatesFocus`) its `base` part. Descriptions have to be on that part to be read.
 */
export function focusPart(element: HTMLElement): HTMLElement {
  const root = element.shadowRoot;
  return (root?.delegatesFocus && root.querySelector<HTMLElement>('[part~="base"]')) || element;
}
