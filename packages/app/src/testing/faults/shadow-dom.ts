/** Queries that include the shadow roots of a page. */

/** Returns the text of a page including its shadow roots, with a space between text nodes. */
export function deepText(root: Node): string {
  const words: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Text) words.push(node.data.trim());
    if (node instanceof HTMLElement && (node.hidden || node.localName === 'style' || node.localName === 'script'))
      return;
    if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) {
      node.assignedNodes().forEach(walk);
      return;
    }
    const container = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
    container.childNodes.forEach(walk);
  };
  walk(root);
  return words.filter((word) => word !== '').join(' ');
}

/** Returns all matching elements, without matching descendants of a match. */
export function deepElements(root: ParentNode, isMatch: (element: HTMLElement) => boolean): HTMLElement[] {
  const matches: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (matches.at(-1)?.contains(element)) continue;
    if (isMatch(element)) matches.push(element);
    else if (element.shadowRoot) matches.push(...deepElements(element.shadowRoot, isMatch));
  }
  return matches;
}

/** Returns the number of elements of a page, including its shadow roots. */
export function deepCount(root: ParentNode): number {
  let count = 0;
  for (const element of root.querySelectorAll('*'))
    count += 1 + (element.shadowRoot ? deepCount(element.shadowRoot) : 0);
  return count;
}

/** Returns the visible, enabled buttons with a given text or label. */
export function deepButtons(root: ParentNode, name: string): HTMLElement[] {
  return deepElements(root, (element) => {
    if (element.localName !== 'plinth-button' && element.localName !== 'button') return false;
    if (!element.checkVisibility() || ('disabled' in element && element.disabled === true)) return false;
    return deepText(element) === name || ('label' in element && element.label === name);
  });
}

/** Returns the visible error messages of a page: alerts and danger toasts. */
export function failureMessages(root: ParentNode): string[] {
  const isFailureMessage = (element: HTMLElement) =>
    element.getAttribute('role') === 'alert' ||
    (element.localName === 'plinth-toast' && 'variant' in element && element.variant === 'danger');
  return deepElements(root, (element) => isFailureMessage(element) && element.checkVisibility())
    .map(deepText)
    .filter((text) => text !== '');
}
