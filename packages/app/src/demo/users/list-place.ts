import { demoRoutes } from '#demo/_shared/routes.ts';

/** The query of the list of users when it was last open, in this tab. */
let lastSearch = '';

/** Remembers the query of the open list. */
export function rememberList(search: string): void {
  lastSearch = search;
}

/** Returns the address of the list of users as it was last open. */
export const lastListHref = (): string => `${demoRoutes.hrefOf('users')}${lastSearch}`;
