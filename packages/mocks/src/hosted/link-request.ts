/** What the address of a hosted page says, and the address that it goes back to. */

/** How a link ended. */
export type Outcome = { readonly connectionId: string } | { readonly error: 'cancelled' | 'failed' };

/** A request to link. */
export interface LinkRequest {
  readonly linkId: string;
  /** Given back unchanged; the caller compares it. */
  readonly state: string;
  /** An address of the same origin. */
  readonly returnTo: URL;
}

/** The request in an address; `null` when a part is missing or it would go back to another origin. */
export function readLinkRequest(href: string): LinkRequest | null {
  const { origin, searchParams } = new URL(href);
  const linkId = searchParams.get('link');
  const state = searchParams.get('state');
  const back = searchParams.get('return');
  if (!linkId || !state || !back || !URL.canParse(back, origin)) return null;
  const returnTo = new URL(back, origin);
  return returnTo.origin === origin ? { linkId, state, returnTo } : null;
}

/** The return address with `state` and either `connectionId` or `error`; what it had in its query stays. */
export function returnAddress({ returnTo, state }: LinkRequest, outcome: Outcome): string {
  const address = new URL(returnTo);
  address.searchParams.set('state', state);
  if ('error' in outcome) address.searchParams.set('error', outcome.error);
  else address.searchParams.set('connectionId', outcome.connectionId);
  return address.href;
}
