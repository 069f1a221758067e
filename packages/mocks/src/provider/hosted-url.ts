/** Where each kind of link comes back to. */
const RETURNS = {
  bank: '/bank-accounts/oauth',
  accounting: '/connect?kind=accounting',
  commerce: '/connect?kind=commerce',
} as const;

/**
 * The hosted page of a link: `/hosted/bank.html` or `/hosted/platform.html` with `link` (whose it is), `state` (given
 * back unchanged) and `return` (a path of the app).
 * @param origin Address of the app without a closing slash; a path in it stays in front of both.
 */
export function hostedUrl(origin: string, kind: keyof typeof RETURNS, linkId: string, state: string): string {
  const page = kind === 'bank' ? 'bank' : 'platform';
  const base = new URL(origin).pathname.replace(/\/$/, '');
  const query = new URLSearchParams({ state, return: `${base}${RETURNS[kind]}`, link: linkId });
  return `${origin}/hosted/${page}.html?${query.toString()}`;
}
