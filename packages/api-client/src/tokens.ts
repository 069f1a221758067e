/**
 * The source of the transport's bearer tokens. The app implements it over its identity provider; this package knows
 * neither the storage nor the user.
 */
export interface TokenSource {
  /**
   * Gets the token to send, or `null` when no user is signed in. It waits for a pending refresh, so that no call is sent
   * with a token that is about to be rejected.
   * @param signal Ends the wait, never the refresh that other calls wait for.
   */
  get(signal?: AbortSignal): Promise<string | null>;

  /**
   * Gets a token newer than the rejected one (product.md#calls). Calls with the same token share one refresh; when
   * another token is stored already, it is returned immediately. Resolves after the 250 ms of the specification.
   * @param rejected The token that was rejected with 401.
   * @param signal Ends the wait, never the refresh.
   * @throws SessionExpiredError when there is no user (`not logged in`, product.md#errors) or the identity provider
   * rejects the refresh.
   */
  refresh(rejected: string, signal?: AbortSignal): Promise<string>;
}
