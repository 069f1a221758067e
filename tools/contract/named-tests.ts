import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../packages');
const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
  (path) => !path.includes('node_modules'),
);

/** A test that a document refers to. */
export interface NamedTest {
  /** The end of the path of its file. */
  readonly file: string;
  /** The start of its title. */
  readonly title: string;
}

/** Returns the tests that a line of a document refers to: a file in backticks, a dash, and the title. */
export const testsNamedIn = (line: string): NamedTest[] =>
  [...line.matchAll(/`([^`]+\.tsx?)` – (.+?)(?=<br>| +\|$|$)/gm)].map(([, file = '', title = '']) => ({ file, title }));

/** Returns why a reference is wrong; null when exactly one such file has a test whose title starts that way. */
export function missing({ file, title }: NamedTest): string | null {
  const found = files.filter((path) => path.endsWith(`/${file}`));
  if (found.length !== 1) return `${found.length} files are named ${file}`;
  const text = readFileSync(join(packages, found[0] ?? ''), 'utf8');
  const [before, ...after] = text.split(title);
  const begins =
    after.length > 0 && [before, ...after.slice(0, -1)].some((part) => /(?:\(|\n)\s*['`"]$/.test(part ?? ''));
  return begins ? null : `${file} has no test "${title}"`;
}
