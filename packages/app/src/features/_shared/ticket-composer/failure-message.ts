import type { TFunction } from 'i18next';

/** The error codes of a request that may have arrived. */
const UNCERTAIN_CODES = new Set(['network', 'timeout', 'schema']);

/** Returns the message for an error code from a group of translations, or the group's `other` message. */
export const failureMessage = (t: TFunction, group: string, code: string): string =>
  t(`${group}.${code}`, { defaultValue: t(`${group}.other`) });

/**
 * Returns the message for a ticket whose submission failed. If it may have arrived, the message says whether sending it
 * again is safe.
 */
export function submissionMessage(
  t: TFunction,
  group: string,
  code: string,
  { idempotencyKeys }: { readonly idempotencyKeys: boolean },
): string {
  const message = failureMessage(t, group, code);
  if (!UNCERTAIN_CODES.has(code)) return message;
  return `${message} ${t(idempotencyKeys ? 'resend.safe' : 'resend.unsafe')}`;
}
