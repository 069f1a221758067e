import { InvalidPathError } from './errors.ts';

declare const encoded: unique symbol;

/** A path below the base address whose parameters are encoded. Only `buildPath` makes one. */
export type ApiPath = string & { readonly [encoded]: true };

/** The names of the parameters of a path template, in order: `['customerId', 'cardId']`. */
export type ParamNames<Template extends string> = Template extends `${string}:${infer Name}/${infer Rest}`
  ? [Name, ...ParamNames<`/${Rest}`>]
  : Template extends `${string}:${infer Name}`
    ? [Name]
    : [];

const PARAM = /:(\w+)/g;

/** The names of the parameters of a path template, in order. */
export const paramNames = (template: string): string[] => [...template.matchAll(PARAM)].map(([, name = '']) => name);

/**
 * Fills the parameters of a path template, in order. Each value becomes exactly one encoded segment, whatever it
 * contains, so that an id can't lead the call to another address.
 * @throws InvalidPathError when a value is empty, `.`, `..` or not well-formed text.
 */
export function buildPath(template: string, values: readonly string[]): ApiPath {
  let index = 0;
  return template.replaceAll(PARAM, () => encodeSegment(values[index++] ?? '')) as ApiPath;
}

function encodeSegment(value: string): string {
  // A URL parser resolves '.' and '..' even though they need no encoding.
  if (value === '' || value === '.' || value === '..') {
    throw new InvalidPathError(`'${value}' can't be a path segment`);
  }
  try {
    return encodeURIComponent(value);
  } catch (cause) {
    throw new InvalidPathError('A path segment contains half a surrogate pair', { cause });
  }
}
