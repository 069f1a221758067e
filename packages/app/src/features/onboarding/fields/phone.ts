import { plainText } from '@plinth/ui-kit/plain-text';

/**
 * Returns the digits of a number that can be dialled from the US: ten digits, or `+` and up to fifteen. Otherwise
 * `null`.
 */
function parsePhone(text: string): { readonly international: boolean; readonly digits: string } | null {
  // A zero in parentheses is dialed only within the country.
  const trimmed = plainText(text).trim().replace(/^tel:/i, '').replace('(0)', '');
  if (!/^\+?[\d\s()./\p{Pd}−ー]+$/u.test(trimmed)) return null;
  const digits = trimmed.replaceAll(/\D/g, '');
  const hasCountryCode = trimmed.startsWith('+') || digits.length === 11;
  if (!hasCountryCode) return /^[2-9]\d{9}$/.test(digits) ? { international: false, digits } : null;
  if (digits.startsWith('1'))
    return /^1[2-9]\d{9}$/.test(digits) ? { international: false, digits: digits.slice(1) } : null;
  return trimmed.startsWith('+') && digits.length >= 8 && digits.length <= 15 ? { international: true, digits } : null;
}

/** Returns whether a text is a phone number that a specialist can call. */
export function isPhone(text: string): boolean {
  return parsePhone(text) !== null;
}

/** Formats a phone number for storage and display: `(503) 555-0148` or `+4930901820`. Other text is only trimmed. */
export function formatPhone(text: string): string {
  const number = parsePhone(text);
  if (!number) return text.trim();
  const { digits } = number;
  return number.international ? `+${digits}` : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
