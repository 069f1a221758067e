/**
 * Returns the text of a page including its shadow roots, with a space between text nodes. Locators find a text that is
 * known; this is all of it, also that of closed menus and charts, where a missing value would otherwise be overlooked.
 */
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
