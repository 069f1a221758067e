/** Return path of each kind of link. */
const RETURN_PATHS = {
  bank: '/bank-accounts/oauth',
  accounting: '/connect?kind=accounting',
  commerce: '/connect?kind=commerce',
} as const;

/**
 * The hosted page of a link: `/hosted/bank.html` or `/hosted/platform.html` with `link` (its id), `state` (returned
 * unchanged) and `return` (a path of the app).
 * @param origin Address of the app without a trailing slash; it may contain a path.
 */
export function hostedUrl(origin: string, kind: keyof typeof RETURN_PATHS, linkId: string, state: string): string {
  const page = kind === 'bank' ? 'bank' : 'platform';
  const base = new URL(origin).pathname.replace(/\/$/, '');
  const query = new URLSearchParams({ state, return: `${base}${RETURN_PATHS[kind]}`, link: linkId });
  return `${origin}/hosted/${page}.html?${query.toString()}`;
}

/** The hosted page of a document that is signed electronically: `/hosted/agreement.html` with its `id` and `name`. */
export const agreementUrl = (origin: string, id: string, name: string): string =>
  `${origin}/hosted/agreement.html?${new URLSearchParams({ id, name }).toString()}`;
