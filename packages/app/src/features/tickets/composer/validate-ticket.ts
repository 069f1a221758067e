/** The maximum lengths of a ticket's subject and message, in UTF-16 code units. */
export const MAX_LENGTHS = { subject: 120, message: 5_000 } as const;

type TicketText = Readonly<Record<keyof typeof MAX_LENGTHS, string>>;

/** Validates the text of a ticket. Returns translation keys of the errors; text that is too long is never truncated. */
export function validateTicket(text: TicketText): Readonly<Partial<Record<keyof TicketText, string>>> {
  const errorOf = (name: keyof TicketText): string | null =>
    text[name].trim() === ''
      ? `tickets.form.${name}Missing`
      : text[name].length > MAX_LENGTHS[name]
        ? `tickets.form.${name}Long`
        : null;
  const [subject, message] = [errorOf('subject'), errorOf('message')];
  return { ...(subject ? { subject } : {}), ...(message ? { message } : {}) };
}
