import { pathsOf, readPath } from './workspace.ts';

const files = pathsOf(/^packages\/.*\.tsx?$/);

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
export function missingTest({ file, title }: NamedTest): string | null {
  const matches = files.filter((path) => path.endsWith(`/${file}`));
  if (matches.length !== 1) return `${matches.length} files are named ${file}`;
  const text = readPath(matches[0] ?? '');
  const [textBefore, ...textAfter] = text.split(title);
  const isTitle =
    textAfter.length > 0 &&
    [textBefore, ...textAfter.slice(0, -1)].some((part) => /(?:\(|\n)\s*['`"]$/.test(part ?? ''));
  return isTitle ? null : `${file} has no test "${title}"`;
}
