/** Longest subject and message of a ticket, in characters as the browser counts them. */
export const MAX_LENGTHS = { subject: 120, message: 5_000 } as const;

type Words = Readonly<Record<keyof typeof MAX_LENGTHS, string>>;

/** Translation keys of what is wrong with the words of a ticket. Nothing is cut off: what is too long is said. */
export function validateTicket(words: Words): Readonly<Partial<Record<keyof Words, string>>> {
  const wrong = (name: keyof Words): string | null =>
    words[name].trim() === ''
      ? `tickets.form.${name}Missing`
      : words[name].length > MAX_LENGTHS[name]
        ? `tickets.form.${name}Long`
        : null;
  const [subject, message] = [wrong('subject'), wrong('message')];
  return { ...(subject ? { subject } : {}), ...(message ? { message } : {}) };
}
