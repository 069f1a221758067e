/** One handler for many calls. */
import { getResponse, http, type HttpHandler } from 'msw';
import type { METHODS } from './request.ts';

/** A call with the handler that answers it. */
export interface HandledCall {
  readonly method: keyof typeof METHODS;
  /** The address with its parameters, each of which is one segment. */
  readonly path: string;
  readonly createHandler: () => HttpHandler;
}

/** Identifies the calls that a request may be for: those with its method and as many segments in the path. */
const keyOf = (method: string, pathname: string): string => `${method} ${pathname.split('/').length}`;

const withoutOrigin = (path: string): string => path.replace(/^https?:\/\/[^/]+/, '');

/**
 * Returns one handler for all calls. MSW asks every handler about every request, and each takes the address apart again:
 * this one asks only those that the request may be for, and creates them then.
 */
export function joinHandlers(calls: readonly HandledCall[]): HttpHandler {
  const callsByKey = Map.groupBy(calls, ({ method, path }) => keyOf(method, withoutOrigin(path)));
  const handlersByKey = new Map<string, HttpHandler[]>();
  const keyOfRequest = ({ method, url }: Request): string => keyOf(method, new URL(url).pathname);
  const handlersFor = (key: string): HttpHandler[] => {
    const handlers = handlersByKey.get(key) ?? (callsByKey.get(key) ?? []).map(({ createHandler }) => createHandler());
    handlersByKey.set(key, handlers);
    return handlers;
  };
  return http.all(
    ({ request }) => callsByKey.has(keyOfRequest(request)),
    ({ request }) => getResponse(handlersFor(keyOfRequest(request)), request),
  );
}
