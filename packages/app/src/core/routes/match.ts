import { useLocation } from '#shared/navigation.ts';
import type { MatchOf } from './create-routes.ts';
import { routes, type ParametersOf, type RouteId } from './routes.ts';

/** A route of the product that matches a pathname. */
export type RouteMatch = MatchOf<RouteId>;

export const { matchRoute } = routes;

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
