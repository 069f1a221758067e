import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const MAX_LINE_LENGTH = 110;
const VOID_ELEMENTS = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** The classes of wrappers that only lay out a story. */
const LAYOUT_CLASSES = new Set(['story-row', 'story-column']);

const isElement = (node: Node): node is Element => 'tagName' in node;

const textOf = (node: Node): string => ('value' in node ? node.value : '');

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function attributesOf({ attrs }: Element): string[] {
  return attrs.map(({ name, value }) =>
    value === '' ? name : `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
}

/** Returns the child nodes without white space between elements. */
function childrenOf({ childNodes }: { readonly childNodes: readonly Node[] }): Node[] {
  return childNodes.filter((child) => isElement(child) || textOf(child).trim() !== '');
}

/** Prints a node on a single line. */
function printInline(node: Node): string {
  if (!isElement(node)) return escapeText(textOf(node).replaceAll(/\s+/g, ' '));
  const open = [node.tagName, ...attributesOf(node)].join(' ');
  return VOID_ELEMENTS.has(node.tagName)
    ? `<${open}>`
    : `<${open}>${node.childNodes.map(printInline).join('')}</${node.tagName}>`;
}

/** Returns whether a text touches an element, as in `tax<sup>1</sup>`, so that a line break between them would be seen. */
function hasTouchingText({ childNodes }: Element): boolean {
  return childNodes.some((node, index) => {
    const text = textOf(node);
    if (isElement(node) || text.trim() === '') return false;
    return (index > 0 && !/^\s/.test(text)) || (index < childNodes.length - 1 && !/\s$/.test(text));
  });
}

/** Prints the content of an element as a paragraph, with line breaks where it has white space. */
function printParagraph({ childNodes }: Element, indent: string): string {
  const [lines, pieces] = [
    [indent],
    childNodes
      .map(printInline)
      .join('')
      .trim()
      .match(/(?:<[^>]*>|[^<\s])+/g) ?? [],
  ];
  for (const piece of pieces) {
    const line = lines.at(-1) ?? '';
    const isFirst = line === indent;
    if (isFirst || line.length + 1 + piece.length <= MAX_LINE_LENGTH)
      lines[lines.length - 1] = isFirst ? line + piece : `${line} ${piece}`;
    else lines.push(indent + piece);
  }
  return lines.join('\n');
}

function printNode(node: Node, indent: string): string {
  const line = indent + printInline(node).trim();
  if (!isElement(node)) return line;
  const children = childrenOf(node);
  const elements = children.filter(isElement);
  const isNested = elements.some((child) => childrenOf(child).some(isElement));
  if (line.length <= MAX_LINE_LENGTH && !isNested && elements.length < 2) return line;
  const attributes = attributesOf(node);
  const open = [node.tagName, ...attributes].join(' ');
  const opening =
    indent.length + open.length + 2 <= MAX_LINE_LENGTH || attributes.length === 0
      ? `${indent}<${open}>`
      : `${indent}<${node.tagName}\n${attributes.map((attribute) => `${indent}  ${attribute}`).join('\n')}\n${indent}>`;
  if (VOID_ELEMENTS.has(node.tagName)) return opening;
  const [onlyChild] = children.length === 1 ? children : [];
  if (onlyChild && !isElement(onlyChild) && opening.includes('\n'))
    return `${opening}${printInline(onlyChild).trim()}</${node.tagName}>`;
  if (children.length === 0) return `${opening}</${node.tagName}>`;
  if (hasTouchingText(node)) return `${opening}\n${printParagraph(node, `${indent}  `)}\n${indent}</${node.tagName}>`;
  return `${opening}\n${children.map((child) => printNode(child, `${indent}  `)).join('\n')}\n${indent}</${node.tagName}>`;
}

const isLayout = ({ attrs }: Element): boolean =>
  attrs.some(
    ({ name, value }) => name === 'class' && value.split(' ').some((className) => LAYOUT_CLASSES.has(className)),
  );

/** Formats markup as indented lines, without the wrapper that only lays out a story. */
export function printMarkup(markup: string): string {
  const fragment = parseFragment(markup);
  const [first, ...others] = fragment.childNodes.filter(isElement);
  const root = first && others.length === 0 && isLayout(first) ? first : fragment;
  return childrenOf(root)
    .map((child) => printNode(child, ''))
    .join('\n');
}
