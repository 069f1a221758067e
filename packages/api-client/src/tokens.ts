/**
 * Where the transport gets its bearer tokens. A port: the app implements it over its identity provider; this package
 * knows neither storage nor who signs in.
 */
export interface TokenSource {
  /**
   * The token to send, or `null` when nobody is signed in. While a refresh is under way it waits for it, so that no
   * call leaves with a token that is about to be refused.
   * @param signal Ends the waiting, never the refresh that others wait for.
   */
  get(signal?: AbortSignal): Promise<string | null>;

  /**
   * A token newer than the one the provider refused (spec §7). Calls for the same token share one refresh; when the
   * stored token is already another one it is given back at once. Resolves after the 250 ms that the specification asks for.
   * @param rejected The token that was answered with 401.
   * @param signal Ends the waiting, never the refresh.
   * @throws SessionExpiredError when there is no user (`not logged in`, spec §8) or the identity provider refuses.
   */
  refresh(rejected: string, signal?: AbortSignal): Promise<string>;
}
