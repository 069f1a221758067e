import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../packages');
const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
  (path) => !path.includes('node_modules'),
);

/** A test that a document names. */
export interface NamedTest {
  /** The end of its file's path. */
  readonly file: string;
  /** How its title begins. */
  readonly title: string;
}

/** The tests that a line of a document names, each as a file in backticks, a dash and the title. */
export const testsNamedIn = (line: string): NamedTest[] =>
  [...line.matchAll(/`([^`]+\.tsx?)` – (.+?)(?=<br>| +\|$|$)/gm)].map(([, file = '', title = '']) => ({ file, title }));

/** What is wrong with the name of a test; null when there is just one such file, and in it a test of that title. */
export function missing({ file, title }: NamedTest): string | null {
  const found = files.filter((path) => path.endsWith(`/${file}`));
  if (found.length !== 1) return `${found.length} files are named ${file}`;
  const text = readFileSync(join(packages, found[0] ?? ''), 'utf8');
  const [before, ...after] = text.split(title);
  const begins =
    after.length > 0 && [before, ...after.slice(0, -1)].some((part) => /(?:\(|\n)\s*['`"]$/.test(part ?? ''));
  return begins ? null : `${file} has no test "${title}"`;
}
