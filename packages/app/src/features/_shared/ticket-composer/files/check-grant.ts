import type { SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { isTrustedAddress } from './trusted-address.ts';

/** Thrown when a signed address must not be used to transfer a customer's file. */
export class UntrustedAddressError extends Error {}

/**
 * Returns a grant if its signed address is trusted.
 * @throws UntrustedAddressError
 */
export function* checkGrant<Grant extends { readonly url: string }>(grant: Grant): SagaGenerator<Grant> {
  const { settings } = yield* deps();
  const isLocal = __MOCK__ || __EMULATOR__;
  const apiLocation = { apiUrl: settings.apiUrl, base: globalThis.location?.origin, isLocal };
  if (!isTrustedAddress(grant.url, apiLocation)) throw new UntrustedAddressError();
  return grant;
}
