import { describe, expect, it } from 'vitest';
import { formatAddress, isZip, parseAddress, STATES } from './address.ts';

describe('address', () => {
  it('is formatted as one line and parsed back into fields', () => {
    const address = { street: '1418 Division Street, Suite 4', city: 'Portland', state: 'OR', zip: '97202' };
    expect(formatAddress(address)).toBe('1418 Division Street, Suite 4, Portland, OR 97202');
    expect(parseAddress(formatAddress(address))).toEqual(address);
  });

  it.each(['Somewhere', '1 Main St, Portland, XX 97202', ''])(
    'becomes the street when it cannot be parsed: %j',
    (line) => {
      expect(parseAddress(line)).toEqual({ street: line, city: '', state: '', zip: '' });
    },
  );

  it('accepts fifty states and the District of Columbia', () => {
    expect([STATES.length, new Set(STATES).size]).toEqual([51, 51]);
  });

  it.each([
    ['97202', true],
    ['97202-1234', true],
    [' 97202 ', true],
    ['9720', false],
    ['972020', false],
    ['97202-', false],
    ['OR972', false],
  ])('validates the ZIP code %j: %s', (text, expected) => expect(isZip(text)).toBe(expected));
});
