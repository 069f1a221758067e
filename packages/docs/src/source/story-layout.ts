import { parseSync, Visitor } from 'vite';

/** Replaces the indentation of a text. */
export function reindent(text: string, indent: string): string {
  const [first = '', ...others] = text.split('\n');
  const minIndent = Math.min(
    ...others.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length),
  );
  const shift = Number.isFinite(minIndent) ? minIndent : 0;
  return [`${indent}${first}`, ...others.map((line) => (line.trim() === '' ? '' : indent + line.slice(shift)))].join(
    '\n',
  );
}

/** Removes the row or column that only lays out a story. */
export function removeLayoutWrapper(jsx: string): string {
  const [, open = '', inner = ''] = /^(<div className="story-(?:row|column)">)\n?([\s\S]*?)\s*<\/div>$/.exec(jsx) ?? [];
  if (open === '') return jsx;
  const [first, ...others] = childrenIn(`<>${inner}</>`);
  return first !== undefined && others.length === 0 && first.startsWith('<')
    ? first
    : `<>\n${inner}\n${closingIndent(inner)}</>`;
}

function childrenIn(fragment: string): string[] {
  const statement = parseSync('fragment.tsx', fragment).program.body[0];
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'JSXFragment') return [];
  return statement.expression.children
    .map(({ start, end }) => fragment.slice(start, end))
    .filter((text) => text.trim() !== '');
}

/** Unindents the lines of markup by two spaces. */
function closingIndent(inner: string): string {
  return (/^\s*/.exec(inner)?.[0] ?? '').slice(2);
}

/** The maximum line length of an example. */
const MAX_LINE_LENGTH = 120;

/** Breaks opening tags that exceed the line length, with one attribute per line. */
export function breakLongTags(code: string): string {
  let text = code;
  // Each iteration breaks one tag, whose remaining lines are shorter.
  for (let iteration = 0; iteration < text.length; iteration += 1) {
    const edit = findLongTag(text);
    if (!edit) return text;
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  }
  return text;
}

function findLongTag(
  text: string,
): { readonly start: number; readonly end: number; readonly text: string } | undefined {
  let edit: ReturnType<typeof findLongTag>;
  new Visitor({
    JSXOpeningElement: (node) => {
      if (edit || node.attributes.length < 2) return;
      const lineStart = text.lastIndexOf('\n', node.start) + 1;
      const tag = text.slice(node.start, node.end);
      // Breaking an inline tag would change the white space around it.
      const isFirstOnLine = text.slice(lineStart, node.start).trim() === '';
      if (!isFirstOnLine || tag.includes('\n') || node.end - lineStart <= MAX_LINE_LENGTH) return;
      const indent = /^\s*/.exec(text.slice(lineStart))?.[0] ?? '';
      const lines = node.attributes.map(({ start, end }) => `\n${indent}  ${text.slice(start, end)}`);
      const name = text.slice(node.name.start, node.name.end);
      edit = {
        start: node.start,
        end: node.end,
        text: `<${name}${lines.join('')}\n${indent}${node.selfClosing ? '/>' : '>'}`,
      };
    },
  }).visit(parseSync('long.tsx', text).program);
  return edit;
}
