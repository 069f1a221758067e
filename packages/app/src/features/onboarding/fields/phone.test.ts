import { describe, expect, it } from 'vitest';
import { formatPhone, isPhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['5035550148', '(503) 555-0148'],
    ['(503) 555-0148', '(503) 555-0148'],
    ['503.555.0148', '(503) 555-0148'],
    ['1 503 555 0148', '(503) 555-0148'],
    [' +1 (503) 555-0148 ', '(503) 555-0148'],
    ['+49 30 901820', '+4930901820'],
  ])('is recognized in %j', (typed, formatted) => {
    expect(isPhone(typed)).toBe(true);
    expect(formatPhone(typed)).toBe(formatted);
  });

  it.each([
    '',
    '555-0148',
    '0035550148',
    '15035550148a',
    '503 555 014',
    '+1 003 555 0148',
    '+12',
    '25035550148',
    '+1234567890123456',
    'call me',
  ])('is not recognized in %j', (typed) => expect(isPhone(typed)).toBe(false));
});
