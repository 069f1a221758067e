/** The maximum lengths of a ticket's subject and message, in UTF-16 code units. */
export const MAX_LENGTHS = { subject: 120, message: 5_000 } as const;

type Words = Readonly<Record<keyof typeof MAX_LENGTHS, string>>;

/** Validates the text of a ticket. Returns translation keys of the errors; text that is too long is never truncated. */
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
