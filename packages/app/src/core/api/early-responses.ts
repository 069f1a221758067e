import type { Call } from '@plinth/api-client/call';

/** The calls that an HTML page makes for a signed-in user while its code is loading. */
export interface EarlyCalls {
  /** The base address of the API. */
  readonly baseUrl: string;
  /** The claim of the token that carries the customer's id. */
  readonly claim: string;
  /** Addresses below the base address, with `:customerId` in place of the id. */
  readonly paths: readonly string[];
}

/** Responses that the HTML page requested before the app's code had loaded. */
export interface EarlyResponses {
  /** The token with which they were requested. */
  readonly token: string;
  /** The customer in their addresses; null while the user has none. */
  readonly customerId: string | null;
  /** By address below the API's base address. */
  readonly byPath: Map<string, Promise<Response>>;
}

declare global {
  var plinthEarlyResponses: EarlyResponses | undefined;
}

/** The time from the start of the page for which an early response is current. */
const MAX_AGE_MS = 30_000;

/** Returns the address of a call below the base address, with `:customerId` in place of the id. */
export function pathTemplateOf({ path, fixedQuery }: Pick<Call, 'path' | 'fixedQuery'>): string {
  return fixedQuery ? `${path}?${new URLSearchParams(fixedQuery).toString()}` : path;
}

/** Returns an address with the customer's id; null when it needs one and there is none. */
export function pathOfCustomer(template: string, customerId: string | null): string | null {
  if (!template.includes(':customerId')) return template;
  return customerId === null ? null : template.replace(':customerId', () => encodeURIComponent(customerId));
}

/** Returns the early response to a request, once; undefined without one, or when another token is in use by now. */
export function takeEarlyResponse(path: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.plinthEarlyResponses;
  if (!early || early.token !== token || performance.now() > MAX_AGE_MS) return undefined;
  const response = early.byPath.get(path);
  early.byPath.delete(path);
  return response;
}
