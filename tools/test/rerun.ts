import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Returns the text as one argument of a shell. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns the line that says how to run one test alone, or one file without a title. @param file Absolute path. */
export const rerunLine = (file: string, title?: string): string =>
  `Run it alone: npm test -- ${relative(root, file)}${title === undefined ? '' : ` -t ${quote(title)}`}`;
