import { parseSync, Visitor } from 'vite';

/** Replaces the indentation of a text. */
export function reindented(text: string, indent: string): string {
  const [first = '', ...others] = text.split('\n');
  const least = Math.min(
    ...others.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length),
  );
  const shift = Number.isFinite(least) ? least : 0;
  return [`${indent}${first}`, ...others.map((line) => (line.trim() === '' ? '' : indent + line.slice(shift)))].join(
    '\n',
  );
}

/** Removes the row or column that only lays out a story. */
export function withoutFrame(drawn: string): string {
  const [, open = '', inner = ''] =
    /^(<div className="story-(?:row|column)">)\n?([\s\S]*?)\s*<\/div>$/.exec(drawn) ?? [];
  if (open === '') return drawn;
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
const WIDTH = 120;

/** Breaks opening tags that exceed the line length, with one attribute per line. */
export function broken(code: string): string {
  let text = code;
  // Each iteration breaks one tag, whose remaining lines are shorter.
  for (let turn = 0; turn < text.length; turn += 1) {
    const found = longTag(text);
    if (!found) return text;
    text = text.slice(0, found.start) + found.text + text.slice(found.end);
  }
  return text;
}

function longTag(text: string): { readonly start: number; readonly end: number; readonly text: string } | undefined {
  let found: ReturnType<typeof longTag>;
  new Visitor({
    JSXOpeningElement: (node) => {
      if (found || node.attributes.length < 2) return;
      const from = text.lastIndexOf('\n', node.start) + 1;
      const tag = text.slice(node.start, node.end);
      // Breaking an inline tag would change the white space around it.
      const begins = text.slice(from, node.start).trim() === '';
      if (!begins || tag.includes('\n') || node.end - from <= WIDTH) return;
      const indent = /^\s*/.exec(text.slice(from))?.[0] ?? '';
      const lines = node.attributes.map(({ start, end }) => `\n${indent}  ${text.slice(start, end)}`);
      const name = text.slice(node.name.start, node.name.end);
      found = {
        start: node.start,
        end: node.end,
        text: `<${name}${lines.join('')}\n${indent}${node.selfClosing ? '/>' : '>'}`,
      };
    },
  }).visit(parseSync('long.tsx', text).program);
  return found;
}
