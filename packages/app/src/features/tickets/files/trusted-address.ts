/** Where the app's calls go, and whether the mock answers them. */
interface Surroundings {
  /** Base address of the API; a path is read against `base`. */
  readonly apiUrl: string;
  /** Origin of the app. */
  readonly base: string | undefined;
  readonly isMock: boolean;
}

/**
 * Whether a signed address may carry a customer's file: over TLS only. A mock answers on the app's own machine, where
 * there is none, so in a build with the mock the address of its API will do too.
 */
export function isTrustedAddress(address: string, { apiUrl, base, isMock }: Surroundings): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username } = new URL(address);
  if (username !== '') return false;
  if (protocol === 'https:') return true;
  return isMock && protocol === 'http:' && URL.canParse(apiUrl, base) && origin === new URL(apiUrl, base).origin;
}
