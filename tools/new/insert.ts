/**
 * Inserts text before the first match of a marker.
 * @throws when there is no match, because the generator no longer matches the file.
 */
export function insertBefore(text: string, marker: string | RegExp, addition: string): string {
  const position = typeof marker === 'string' ? text.indexOf(marker) : text.search(marker);
  if (position < 0) throw new Error(`There is no ${String(marker).trim()} to insert the new lines before.`);
  return text.slice(0, position) + addition + text.slice(position);
}

/**
 * Appends an item to a list or object in formatted code: it ends on the line on which it starts, or on the next line
 * with a closing bracket and the same indentation.
 * @param opening The start of the list or object with its bracket, such as `const modules = [`.
 * @throws when there is no such list or object, because the generator no longer matches the file.
 */
export function appendItem(text: string, opening: string, item: string): string {
  const start = text.indexOf(opening);
  if (start < 0) throw new Error(`There is no "${opening}" to add ${item} to.`);
  const bodyStart = start + opening.length;
  const closing = opening.endsWith('{') ? '}' : ']';
  const restOfLine = text.slice(bodyStart, text.indexOf('\n', bodyStart));
  const indentation = /^ */.exec(text.slice(text.lastIndexOf('\n', bodyStart - 1) + 1))?.[0] ?? '';
  const end = restOfLine.includes(closing)
    ? bodyStart + restOfLine.lastIndexOf(closing)
    : text.indexOf(`\n${indentation}${closing}`, bodyStart);
  const before = text.slice(0, end).trimEnd();
  return `${before}${/[[{,]$/.test(before) ? '' : ','}\n${item},\n${text.slice(end).trimStart()}`;
}

/** Adds an import after the last one; the formatter sorts them. */
export function addImport(text: string, statement: string): string {
  const last = [...text.matchAll(/^(?:import |\} from ).*;$/gm)].at(-1);
  const position = last ? last.index + last[0].length + 1 : 0;
  return `${text.slice(0, position)}${statement}\n${text.slice(position)}`;
}

/** Imports names from a module: in its import, in alphabetical order, or in a new one. */
export function importNames(text: string, names: readonly string[], module: string): string {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${module.replaceAll('.', String.raw`\.`)}';`);
  const imported = pattern.exec(text)?.[1];
  const all = new Set([...(imported ?? '').split(','), ...names].map((name) => name.trim()).filter(Boolean));
  const statement = `import { ${[...all].toSorted(byName).join(', ')} } from '${module}';`;
  return imported === undefined ? addImport(text, statement) : text.replace(pattern, () => statement);
}

const nameOf = (specifier: string): string => specifier.replace(/^type /, '');
const byName = (a: string, b: string): number => nameOf(a).localeCompare(nameOf(b));
