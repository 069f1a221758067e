import { hrefOf } from '#core/routes/href.ts';

const NAME = 'topup';
const VALUE = 'request';

/** Whether the query of a URL opens the form of a top-up request. A URL never fills in the form. */
export const isTopupOpen = (search: string): boolean => new URLSearchParams(search).get(NAME) === VALUE;

/** Returns the URL of the dashboard with the form open or closed. The rest of the query is kept. */
export function topupHref(search: string, isOpen: boolean): string {
  const { [NAME]: _current, ...query } = Object.fromEntries(new URLSearchParams(search));
  return hrefOf('dashboard', {}, isOpen ? { ...query, [NAME]: VALUE } : query);
}
