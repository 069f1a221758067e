/** One handler for many calls. */
import { getResponse, http, type HttpHandler } from 'msw';

/** Identifies the calls that a request may be: those with its method and as many path segments. */
const keyOf = (method: string, pathname: string): string => `${method} ${pathname.split('/').length}`;

const withoutOrigin = (path: string): string => path.replace(/^https?:\/\/[^/]+/, '');

/**
 * Joins the handlers of calls into one. MSW asks every handler about every request, also about those for scripts and
 * fonts, and each takes the address apart again. The joined handler asks only those that a request may be for.
 * @param handlers handlers with a method and a path; a parameter of the path is one segment.
 */
export function joinHandlers(handlers: readonly HttpHandler[]): HttpHandler {
  const handlersByKey = Map.groupBy(handlers, ({ info }) =>
    keyOf(String(info.method), withoutOrigin(String(info.path))),
  );
  const candidatesFor = ({ method, url }: Request): HttpHandler[] =>
    handlersByKey.get(keyOf(method, new URL(url).pathname)) ?? [];
  return http.all(
    ({ request }) => candidatesFor(request).length > 0,
    ({ request }) => getResponse(candidatesFor(request), request),
  );
}
