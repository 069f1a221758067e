import type { SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { isTrustedAddress } from './trusted-address.ts';

/** The address that was signed is not one that a customer's file may travel over. */
export class UntrustedAddressError extends Error {}

/**
 * Lets a signed address through.
 * @throws UntrustedAddressError
 */
export function* checkGrant<Grant extends { readonly url: string }>(grant: Grant): SagaGenerator<Grant> {
  const { settings } = yield* deps();
  const surroundings = { apiUrl: settings.apiUrl, base: globalThis.location?.origin, isMock: __MOCK__ };
  if (!isTrustedAddress(grant.url, surroundings)) throw new UntrustedAddressError();
  return grant;
}
