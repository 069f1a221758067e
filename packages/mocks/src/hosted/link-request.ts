/** Parses the address of a hosted page, and builds the return address. */

/** The result of a link. */
export type Outcome = { readonly connectionId: string } | { readonly error: 'cancelled' | 'failed' };

/** The request in the address. */
export interface LinkRequest {
  readonly linkId: string;
  /** Returned unchanged; the caller compares it. */
  readonly state: string;
  /** A URL of the app. */
  readonly returnTo: URL;
}

/** Parses the request in an address; `null` when a part is missing or the return address is not below the app's origin. */
export function readLinkRequest(href: string, appOrigin: string): LinkRequest | null {
  const { searchParams } = new URL(href);
  const linkId = searchParams.get('link');
  const state = searchParams.get('state');
  const returnPath = searchParams.get('return');
  if (!linkId || !state || !returnPath || !URL.canParse(returnPath, appOrigin)) return null;
  const returnTo = new URL(returnPath, appOrigin);
  return returnTo.origin === appOrigin ? { linkId, state, returnTo } : null;
}

/** Builds the return address with `state` and either `connectionId` or `error`; its own query stays. */
export function returnAddress({ returnTo, state }: LinkRequest, outcome: Outcome): string {
  const address = new URL(returnTo);
  address.searchParams.set('state', state);
  if ('error' in outcome) address.searchParams.set('error', outcome.error);
  else address.searchParams.set('connectionId', outcome.connectionId);
  return address.href;
}
