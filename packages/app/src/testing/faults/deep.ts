/** Looks through a page and into the shadows of its elements. */

/** What stands on the page, also what the kit's elements put there; a gap between each two pieces. */
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
    const inside = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
    inside.childNodes.forEach(walk);
  };
  walk(root);
  return words.filter((word) => word !== '').join(' ');
}

/** Every element for which `isFound` says so, wherever it stands; nothing inside of a found one. */
export function deepElements(root: ParentNode, isFound: (element: HTMLElement) => boolean): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (found.at(-1)?.contains(element)) continue;
    if (isFound(element)) found.push(element);
    else if (element.shadowRoot) found.push(...deepElements(element.shadowRoot, isFound));
  }
  return found;
}

/** How many elements a page has, with those in shadows. */
export function deepCount(root: ParentNode): number {
  let count = 0;
  for (const element of root.querySelectorAll('*'))
    count += 1 + (element.shadowRoot ? deepCount(element.shadowRoot) : 0);
  return count;
}

/** The buttons that can be seen and pressed and are called so, by their words or by their label. */
export function deepButtons(root: ParentNode, name: string): HTMLElement[] {
  return deepElements(root, (element) => {
    if (element.localName !== 'plinth-button' && element.localName !== 'button') return false;
    if (!element.checkVisibility() || ('disabled' in element && element.disabled === true)) return false;
    return deepText(element) === name || ('label' in element && element.label === name);
  });
}

/** What says that something failed: whole pages, parts, messages, lines. */
export function failuresOn(root: ParentNode): string[] {
  const isFailure = (element: HTMLElement) =>
    element.getAttribute('role') === 'alert' ||
    (element.localName === 'plinth-toast' && 'variant' in element && element.variant === 'danger');
  return deepElements(root, (element) => isFailure(element) && element.checkVisibility())
    .map(deepText)
    .filter((text) => text !== '');
}
