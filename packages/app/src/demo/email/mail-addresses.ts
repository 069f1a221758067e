/** Lists of mail addresses as text: `"Okafor, Celia" <celia@example.com>, marta@example.com` (RFC 5322). */
import type { MailPerson } from '@plinth/api-client/demo/email';
import { addressParser } from 'postal-mime';
import { isEmail } from '#shared/email.ts';

/** Reads a list of addresses. What is no address is the `email` of its entry, so that nothing gets lost. */
export const parseAddresses = (text: string): MailPerson[] =>
  addressParser(text, { flatten: true }).map(({ name, address }) =>
    address ? { name, email: address } : { name: '', email: name },
  );

/**
 * Reads one address, also with a name before it in angle brackets; null for any other text. The parser would find an
 * address in the middle of a text too, and drop what is around it.
 */
export function parseAddress(text: string): MailPerson | null {
  const [person, ...others] = parseAddresses(text);
  if (!person || others.length > 0 || !isEmail(person.email)) return null;
  const trimmed = text.trim();
  return trimmed === person.email || trimmed.endsWith(`<${person.email}>`) ? person : null;
}

/** Writes an address after its name, which is in quotes if it has other characters than letters. */
export function formatAddress({ name, email }: MailPerson): string {
  if (name === '' || name === email) return email;
  const isPlain = /^[\p{L}\p{M}\p{N} ’-]+$/u.test(name);
  return `${isPlain ? name : `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`} <${email}>`;
}

/** Writes a list of addresses, each once. */
export function formatAddresses(people: readonly MailPerson[]): string {
  const byEmail = new Map(people.toReversed().map((person) => [person.email, person]));
  return [...byEmail.values()].toReversed().map(formatAddress).join(', ');
}
