import type { TFunction } from 'i18next';
import type { SignInFailure } from './sign-in-slice.ts';

const TRANSLATED_CODES = new Set([
  'company-exists',
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/user-not-found',
  'auth/invalid-email',
  'auth/email-already-in-use',
  'auth/weak-password',
  'auth/user-disabled',
  'auth/too-many-requests',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/popup-blocked',
  'auth/account-exists-with-different-credential',
  'auth/network-request-failed',
  'auth/invalid-verification-code',
  'auth/code-expired',
  'auth/invalid-multi-factor-session',
  'network',
  'timeout',
]);

/**
 * Returns the text of a failed sign-in: the app's own where there is one, otherwise the provider's
 * (product.md#validation, product.md#errors).
 */
export function failureText(t: TFunction, failure: SignInFailure): string {
  if (TRANSLATED_CODES.has(failure.code)) return t(`signIn.failure.${failure.code}`);
  return failure.message || t('signIn.failure.unexpected');
}
