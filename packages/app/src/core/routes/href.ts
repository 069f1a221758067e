import { generatePath } from '#shared/navigation.ts';
import type { Query } from './path.ts';
import { ROUTES, type ParametersOf, type RouteId, type StaticRouteId } from './routes.ts';

type Arguments<Id extends RouteId> = Id extends StaticRouteId
  ? [parameters?: ParametersOf<Id>, query?: Query]
  : [parameters: ParametersOf<Id>, query?: Query];

function buildHref(path: string, parameters: object, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const pathname = generatePath(path, { ...parameters });
  return search.size === 0 ? pathname : `${pathname}?${search.toString()}`;
}

/**
 * Returns the address of a route. No other code builds addresses. Parameters and query values are encoded.
 *
 * @example hrefOf('virtual-card', { virtualCreditCardId: 'card-8804' })
 * @example hrefOf('tickets', {}, { new: 'ticket' })
 */
export function hrefOf<Id extends RouteId>(id: Id, ...[parameters = {}, query = {}]: Arguments<Id>): string {
  return buildHref(ROUTES[id].path, parameters, query);
}

/** Returns the sample address of a route, for tests that run over every route. */
export function sampleHrefOf(id: RouteId): string {
  const { path, sample } = ROUTES[id];
  return buildHref(path, sample.parameters, sample.query ?? {});
}
