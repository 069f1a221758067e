import { describe, expect, it } from 'vitest';
import { formatAddress, hasPostalCodes, isPostalCode, parseAddress, US_STATES, type Address } from './address.ts';

const address = (country: string, street: string, city: string, region: string, postalCode: string): Address => ({
  country,
  street,
  city,
  region,
  postalCode,
});

describe('address', () => {
  it.each([
    [
      address('US', '1418 Division Street, Suite 4', 'Portland', 'OR', '97202'),
      '1418 Division Street, Suite 4, Portland, OR 97202',
    ],
    [
      address('CA', '120 King Street W', 'Toronto', 'Ontario', 'M5H 1J9'),
      '120 King Street W, Toronto, Ontario M5H 1J9, Canada',
    ],
    [
      address('GB', 'Unit 4, 12 Mill Road', 'Leeds', '', 'LS1 4DY'),
      'Unit 4, 12 Mill Road, Leeds, LS1 4DY, United Kingdom',
    ],
    [address('DE', 'Torstraße 1', 'Berlin', '', '10119'), 'Torstraße 1, Berlin, 10119, Germany'],
  ])('is formatted as one line and parsed back into fields (%#)', (value, line) => {
    expect(formatAddress(value)).toBe(line);
    expect(parseAddress(line)).toEqual(value);
  });

  it.each(['Somewhere', '1 Main St, Portland, XX 97202', 'Portland, OR 97202', ''])(
    'becomes the street when it cannot be parsed: %j',
    (line) => {
      expect(parseAddress(line)).toEqual(address('US', line, '', '', ''));
    },
  );

  it('keeps the country of a line that cannot be parsed further', () => {
    expect(hasPostalCodes('AO')).toBe(false);
    const line = formatAddress(address('AO', 'Rua 1', 'Luanda', 'Maianga', ''));
    expect(line).toBe('Rua 1, Luanda, Maianga, Angola');
    expect(parseAddress(line)).toEqual(address('AO', 'Rua 1, Luanda, Maianga', '', '', ''));
  });

  it('accepts fifty states and the District of Columbia', () => {
    expect([US_STATES.length, new Set(US_STATES).size]).toEqual([51, 51]);
  });

  it.each([
    ['US', '97202', true],
    ['US', '97202-1234', true],
    ['US', ' 97202 ', true],
    ['US', '9720', false],
    ['US', '972020', false],
    ['US', '', false],
    ['US', '٩٧٢٠٢', true],
    ['JP', '１５０－０００２', true],
    ['JP', '150ー0002', true],
    ['GB', 'sw1a 1aa', true],
    ['GB', '97202', false],
    ['CA', 'M5H 1J9', true],
    ['DE', '1011', false],
    ['AO', 'any text', true],
    ['AO', '', true],
  ])('validates a postal code of %s: %j, %s', (country, text, expected) =>
    expect(isPostalCode(text, country)).toBe(expected),
  );
});
