/** True for an element of any document: `instanceof` knows only those of the document that the kit was loaded in. */
export function isElement(node: unknown): node is HTMLElement {
  return typeof node === 'object' && node !== null && 'nodeType' in node && node.nodeType === 1;
}
