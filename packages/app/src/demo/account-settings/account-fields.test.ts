import { describe, expect, it } from 'vitest';
import { accountErrors, accountValues } from './account-fields.ts';

const VALUES = accountValues({
  general: { username: 'ines', fullName: 'Ines Calloway', email: 'admin@demo.com', company: '', avatar: null },
  info: { bio: '', dob: '', country: '', website: '', phone: '' },
});
const NOW = new Date(2026, 10, 24, 12);

describe('accountErrors', () => {
  it.each([
    [{}, {}],
    [{ username: ' ' }, { username: 'Enter a username' }],
    [{ fullName: '' }, { fullName: 'Enter a name' }],
    [{ email: 'ines' }, { email: 'Enter a valid email address' }],
    [{ dob: '2026-11-25' }, { dob: 'Enter a date in the past' }],
    [{ dob: '1990-02-03' }, {}],
    [{ website: 'plinth.test' }, { website: 'Enter a web address that starts with https://' }],
    [{ website: ' https://plinth.test ', phone: '+1 503 555 0101' }, {}],
    [{ phone: '+٤٩ ٣٠ ９０１８ २०' }, {}],
    [{ phone: '+49 (0)30/9018–20' }, {}],
    [{ phone: 'home' }, { phone: 'Enter a valid phone number' }],
  ])('of %j are %j', (changes, errors) => {
    expect(accountErrors({ ...VALUES, ...changes }, NOW)).toEqual(errors);
  });
});
