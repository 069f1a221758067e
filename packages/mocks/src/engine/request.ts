/** Reads requests as their declarations describe them. */
import type { Call } from '@plinth/api-client/call';
import { isSchemaError } from '@plinth/api-client/errors';
import { parse } from '@plinth/api-client/schema';
import { http } from 'msw';

/** MSW's functions by method. */
export const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** The parameters of a path as MSW decodes them. */
export type PathParams = Readonly<Record<string, string | undefined>>;

/** Returns one text for each parameter of a path. */
export const paramsOf = (params: Readonly<Record<string, string | readonly string[] | undefined>>): PathParams =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, typeof value === 'object' ? value[0] : value]));

/** Returns the query of a request by name. */
export const queryOf = (request: Request): object => Object.fromEntries(new URL(request.url).searchParams);

/** Reads the JSON body of a request; an empty body is an empty object, and `undefined` is not JSON. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** The parsed value, or the first reason why it is not valid. */
export type Parsed =
  | { readonly isValid: true; readonly value?: unknown }
  | {
      readonly isValid: false;
      /** Dotted path of the invalid field; empty for the whole value. */
      readonly path: string;
      readonly message: string;
    };

type Schema = Parameters<typeof parse>[0];

/** Parses a part of a request with the schema of its declaration; without a schema, the value is undefined. */
export function parseWith(schema: Schema | undefined, value: unknown): Parsed {
  if (!schema) return { isValid: true };
  if (Array.isArray(value)) return { isValid: false, path: '', message: 'Expected an object' };
  try {
    return { isValid: true, value: parse(schema, value) };
  } catch (error) {
    if (!isSchemaError(error)) throw error;
    return { isValid: false, path: error.path, message: error.message.replace(`${error.path}: `, '') };
  }
}

/** Returns the parameter whose value nothing has: it isn't the caller's own one, or its schema doesn't accept it. */
export const unknownParam = (
  params: PathParams,
  ownParams: PathParams,
  schemas: Call['params'] = {},
): string | undefined =>
  Object.keys(params).find(
    (name) =>
      (name in ownParams && params[name] !== ownParams[name]) || !parseWith(schemas[name], params[name]).isValid,
  );
