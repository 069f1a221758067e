import { expect, test } from 'vitest';
import { validateTicket } from './validate-ticket.ts';

test.each([
  [{ subject: 'a', message: 'b' }, {}],
  [
    { subject: ' ', message: '\n' },
    { subject: 'tickets.form.subjectMissing', message: 'tickets.form.messageMissing' },
  ],
  [{ subject: 'a'.repeat(120), message: 'b'.repeat(5_000) }, {}],
  [
    { subject: 'a'.repeat(121), message: 'b'.repeat(5_001) },
    { subject: 'tickets.form.subjectLong', message: 'tickets.form.messageLong' },
  ],
])('reports each invalid field of a ticket (%#)', (text, errors) => {
  expect(validateTicket(text)).toEqual(errors);
});
