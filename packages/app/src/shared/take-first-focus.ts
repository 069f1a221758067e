/**
 * Makes an element of the kit the first that has the focus when its dialog opens. It is the `ref` of the element: React
 * keeps `autoFocus` from custom elements.
 */
export function takeFirstFocus(element: HTMLElement | null): void {
  if (element) element.autofocus = true;
}
