/** The address of the API, and whether the build is for one machine. */
interface ApiLocation {
  /** The base URL of the API; a path is resolved against `base`. */
  readonly apiUrl: string;
  /** The origin of the app. */
  readonly base: string | undefined;
  /** Whether the build has the mock or the identity emulator, which run without TLS. */
  readonly isLocal: boolean;
}

/**
 * Returns whether a signed address may be used to transfer a customer's file. It must use TLS. In a build for one machine,
 * the origin of the API is also accepted.
 */
export function isTrustedAddress(address: string, { apiUrl, base, isLocal }: ApiLocation): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username } = new URL(address);
  if (username !== '') return false;
  if (protocol === 'https:') return true;
  return isLocal && protocol === 'http:' && URL.canParse(apiUrl, base) && origin === new URL(apiUrl, base).origin;
}
