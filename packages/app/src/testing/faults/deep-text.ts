/** What stands on the page, also what the kit's elements put there; a gap between each two pieces. */
export function deepText(root: Node): string {
  const words: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Text) words.push(node.data.trim());
    if (node instanceof HTMLElement && (node.hidden || node.localName === 'style' || node.localName === 'script')) return;
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

/** The buttons with these words that can be seen, wherever they stand. */
export function deepButtons(root: ParentNode, words: string): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.localName === 'plinth-button' && element.checkVisibility() && deepText(element).includes(words)) found.push(element);
    else if (element.shadowRoot) found.push(...deepButtons(element.shadowRoot, words));
  }
  return found;
}
