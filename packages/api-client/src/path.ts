import { InvalidPathError } from './errors.ts';

declare const checked: unique symbol;

/** A path below the base address whose values were encoded. Only the `path` tag makes one. */
export type ApiPath = string & { readonly [checked]: true };

/**
 * Tag for a path: each value becomes exactly one encoded segment, whatever it holds, so that an id can't lead the
 * call elsewhere.
 * @throws InvalidPathError when a value is empty, `.`, `..` or not well-formed text.
 */
export function path(parts: TemplateStringsArray, ...values: readonly string[]): ApiPath {
  const text = parts.reduce((before, part, index) => {
    const value = values[index - 1];
    return before + (value === undefined ? '' : segment(value)) + part;
  });
  return text as ApiPath;
}

function segment(value: string): string {
  // A URL parser resolves '.' and '..' even though they need no encoding.
  if (value === '' || value === '.' || value === '..') {
    throw new InvalidPathError(`'${value}' can't be a path segment`);
  }
  try {
    return encodeURIComponent(value);
  } catch (cause) {
    throw new InvalidPathError('A path segment holds half a surrogate pair', { cause });
  }
}
