import { demoRoutes } from '#demo/_shared/routes.ts';

/** The query of the list of invoices when it was last open, in this tab. */
let lastSearch = '';

/** Remembers the query of the open list. */
export function rememberList(search: string): void {
  const query = new URLSearchParams(search);
  query.delete('send');
  const text = query.toString();
  lastSearch = text === '' ? '' : `?${text}`;
}

/** Returns the address of the list of invoices as it was last open. */
export const lastListHref = (): string => `${demoRoutes.hrefOf('invoices')}${lastSearch}`;
