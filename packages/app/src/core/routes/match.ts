import { matchRoutes, useLocation } from '#shared/navigation.ts';
import { ROUTES, routeIds, type ParametersOf, type RouteId } from './routes.ts';

/** A route that matches a pathname, with its parameters decoded. */
export interface RouteMatch {
  readonly id: RouteId;
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

const patterns = routeIds.map((id) => ({ id, path: ROUTES[id].path, caseSensitive: true }));

/** Returns the route of a pathname; null when there is none. */
export function matchRoute(pathname: string): RouteMatch | null {
  const match = matchRoutes(patterns, { pathname })?.at(-1);
  return match ? { id: match.route.id, parameters: match.params } : null;
}

/**
 * Returns the decoded parameters of the current address. They are unvalidated user input.
 *
 * @throws when the current address is not one of this route.
 */
export function useParameters<Id extends RouteId>(id: Id): ParametersOf<Id> {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  if (match?.id !== id) throw new Error(`The parameters of the route "${id}" were read at ${pathname}.`);
  return match.parameters as ParametersOf<Id>;
}
