/** The address of the API, and whether the mock responds in its place. */
interface ApiLocation {
  /** The base URL of the API; a path is resolved against `base`. */
  readonly apiUrl: string;
  /** The origin of the app. */
  readonly base: string | undefined;
  readonly isMock: boolean;
}

/**
 * Returns whether a signed address may be used to transfer a customer's file. It must use TLS. In a build with the
 * mock, the origin of the API is also accepted, because the mock runs on the app's origin without TLS.
 */
export function isTrustedAddress(address: string, { apiUrl, base, isMock }: ApiLocation): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username } = new URL(address);
  if (username !== '') return false;
  if (protocol === 'https:') return true;
  return isMock && protocol === 'http:' && URL.canParse(apiUrl, base) && origin === new URL(apiUrl, base).origin;
}
