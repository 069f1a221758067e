import { demoRoutes } from '../routes.ts';

/** The lists whose query is remembered, each with the parameter that opens a record over it. */
const RECORD_PARAMETERS = { users: 'user', invoices: 'send' } as const;

/** The route of a list whose query is remembered. */
type ListRoute = keyof typeof RECORD_PARAMETERS;

/** The queries of the lists when they were last open, in this tab. */
const lastQueries = new Map<ListRoute, URLSearchParams>();

/** Remembers the query of the open list, without the record that is open over it. */
export function rememberList(route: ListRoute, search: string): void {
  const query = new URLSearchParams(search);
  query.delete(RECORD_PARAMETERS[route]);
  lastQueries.set(route, query);
}

/** Returns the address of a list as it was last open. */
export const lastListHref = (route: ListRoute): string =>
  demoRoutes.hrefOf(route, {}, Object.fromEntries(lastQueries.get(route) ?? []));
