const WIDTH = 110;
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** What Storybook alone needs around what is shown. */
const FRAMES = '.story-row, .story-column';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function attributesOf(element: Element): string[] {
  return [...element.attributes].map(({ name, value }) =>
    value === '' ? name : `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
}

function childrenOf(node: Node): Node[] {
  return [...node.childNodes].filter(
    (child) => child.nodeType === Node.ELEMENT_NODE || (child.textContent ?? '').trim() !== '',
  );
}

/** On one line. */
function flat(node: Node): string {
  if (!(node instanceof Element)) return escaped((node.textContent ?? '').replaceAll(/\s+/g, ' '));
  const open = [node.localName, ...attributesOf(node)].join(' ');
  return VOID.has(node.localName)
    ? `<${open}>`
    : `<${open}>${[...node.childNodes].map(flat).join('')}</${node.localName}>`;
}

function printed(node: Node, indent: string): string {
  const line = indent + flat(node).trim();
  if (!(node instanceof Element)) return line;
  const children = childrenOf(node);
  const deep = children.some(
    (child) => child instanceof Element && childrenOf(child).some((each) => each instanceof Element),
  );
  if (line.length <= WIDTH && !deep && children.filter((child) => child instanceof Element).length < 2) return line;
  const attributes = attributesOf(node);
  const open = [node.localName, ...attributes].join(' ');
  const opening =
    indent.length + open.length + 2 <= WIDTH || attributes.length === 0
      ? `${indent}<${open}>`
      : `${indent}<${node.localName}\n${attributes.map((each) => `${indent}  ${each}`).join('\n')}\n${indent}>`;
  if (VOID.has(node.localName)) return opening;
  const only = children.length === 1 && !(children[0] instanceof Element) ? children[0] : undefined;
  if (only && opening.includes('\n')) return `${opening}${flat(only).trim()}</${node.localName}>`;
  if (children.length === 0) return `${opening}</${node.localName}>`;
  return `${opening}\n${children.map((child) => printed(child, `${indent}  `)).join('\n')}\n${indent}</${node.localName}>`;
}

/** The markup inside an element, in lines. */
export function printMarkup(root: Element): string {
  const top = root.children.length === 1 && root.firstElementChild?.matches(FRAMES) ? root.firstElementChild : root;
  return childrenOf(top)
    .map((child) => printed(child, ''))
    .join('\n');
}
