/** An error without anything that a message, an address or a name could say about a person. */
export interface ErrorDescription {
  /** A name that browsers give to errors; for anything else, its type. */
  readonly name: string;
  /** Where it was thrown and what called that, as `assets/start-1a2b3c4d.js:1:42`: positions in files of the build only. */
  readonly positions: readonly string[];
  readonly cause?: ErrorDescription;
}

/** Code may give an error any name, so only these are reported. */
const NAMES: ReadonlySet<unknown> = new Set([
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'DataCloneError',
  'HierarchyRequestError',
  'IndexSizeError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'UnknownError',
]);

/** The path of a file of the build, which has a hash in its name. */
const ASSET_PATH = /^\/(assets\/[\w.-]{1,60}-[\w-]{8}\.(?:js|css))$/;
const POSITION = /(https?:\/\/\S+?):(\d{1,7}):(\d{1,7})\)?$/;
const MAX_POSITIONS = 10;
const MAX_CAUSES = 2;
/** What is read of a stack, in characters, and the longest line. */
const MAX_STACK_LENGTH = 20_000;
const MAX_LINE_LENGTH = 400;

/** Reads a property of anything that was thrown. A getter may throw as well. */
function read(value: unknown, name: string): unknown {
  try {
    return Reflect.get(Object(value) as object, name);
  } catch {
    return undefined;
  }
}

/** Returns the path of a file of the build; null for any other address. */
export function assetOf(url: string, origin: string): string | null {
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  return address.origin === origin ? (ASSET_PATH.exec(address.pathname)?.[1] ?? null) : null;
}

/** Returns a position in a file of the build; null for any other file. */
export function positionOf(url: string, line: unknown, column: unknown, origin: string): string | null {
  const asset = assetOf(url, origin);
  return asset === null ? null : `${asset}:${Number(line)}:${Number(column)}`;
}

/** Returns the message of anything that was thrown; it may not leave the browser. */
export function messageOf(error: unknown): string {
  const message = read(error, 'message');
  return typeof message === 'string' ? message : '';
}

/** Returns the part of a stack after the message, which may look like a stack itself. */
function framesOf(error: unknown): string {
  const [stack, message] = [read(error, 'stack'), messageOf(error)];
  if (typeof stack !== 'string') return '';
  const start = stack.indexOf(message);
  const frames = start === -1 ? stack : stack.slice(start + message.length);
  return frames.slice(0, MAX_STACK_LENGTH);
}

function positionsOf(error: unknown, origin: string): string[] {
  return framesOf(error)
    .split('\n')
    .filter((line) => line.length <= MAX_LINE_LENGTH)
    .flatMap((text) => {
      const [, url = '', line, column] = POSITION.exec(text.trim()) ?? [];
      return positionOf(url, line, column, origin) ?? [];
    })
    .slice(0, MAX_POSITIONS);
}

function nameOf(error: unknown): string {
  const name = read(error, 'name');
  if (NAMES.has(name)) return String(name);
  return typeof read(error, 'stack') === 'string' ? 'Error' : typeof error;
}

/** Returns what an error was thrown because of; undefined without a cause. */
export const causeOf = (error: unknown): unknown => read(error, 'cause');

/**
 * Describes anything that was thrown.
 * @param origin Origin of the app's files.
 */
export function describeError(error: unknown, origin: string, depth = MAX_CAUSES): ErrorDescription {
  const cause = causeOf(error);
  return {
    name: nameOf(error),
    positions: positionsOf(error, origin),
    ...(cause !== undefined && cause !== null && depth > 0 ? { cause: describeError(cause, origin, depth - 1) } : {}),
  };
}
