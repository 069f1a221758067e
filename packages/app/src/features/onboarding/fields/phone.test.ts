import { describe, expect, it } from 'vitest';
import { formatPhone, isPhone } from './phone.ts';

describe('phone number', () => {
  it.each([
    ['5035550148', '(503) 555-0148'],
    ['(503) 555-0148', '(503) 555-0148'],
    ['503.555.0148', '(503) 555-0148'],
    ['1 503 555 0148', '(503) 555-0148'],
    [' +1 (503) 555-0148 ', '(503) 555-0148'],
    ['+49 30 901820', '+4930901820'],
  ])('is valid and formatted: %j', (text, formatted) => {
    expect(isPhone(text)).toBe(true);
    expect(formatPhone(text)).toBe(formatted);
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
  ])('is invalid: %j', (text) => expect(isPhone(text)).toBe(false));
});
