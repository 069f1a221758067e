import { describe, expect, it } from 'vitest';
import { formatAddress, isZip, parseAddress, STATES } from './address.ts';
import { COUNTRIES, countriesIn, REVENUE_BANDS } from './company-options.ts';
import { costOf } from './estimate.ts';
import { formatPhone, isPhone } from './phone.ts';
import { normaliseWebsite } from './website.ts';

describe('a phone number', () => {
  it.each([
    ['5035550148', '(503) 555-0148'],
    ['(503) 555-0148', '(503) 555-0148'],
    ['503.555.0148', '(503) 555-0148'],
    ['1 503 555 0148', '(503) 555-0148'],
    [' +1 (503) 555-0148 ', '(503) 555-0148'],
    ['+49 30 901820', '+4930901820'],
  ])('is read from %s', (typed, kept) => {
    expect(isPhone(typed)).toBe(true);
    expect(formatPhone(typed)).toBe(kept);
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
  ])('is refused in %j', (typed) => expect(isPhone(typed)).toBe(false));
});

describe('an address', () => {
  it('is one line on the lead and fields on the page', () => {
    const address = { street: '1418 Division Street, Suite 4', city: 'Portland', state: 'OR', zip: '97202' };
    expect(formatAddress(address)).toBe('1418 Division Street, Suite 4, Portland, OR 97202');
    expect(parseAddress(formatAddress(address))).toEqual(address);
  });

  it.each(['Somewhere', '1 Main St, Portland, XX 97202', ''])(
    'that reads otherwise stands in the street: %j',
    (line) => {
      expect(parseAddress(line)).toEqual({ street: line, city: '', state: '', zip: '' });
    },
  );

  it('knows fifty states and the District of Columbia', () => {
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
  ])('has a ZIP code like %j: %s', (typed, expected) => expect(isZip(typed)).toBe(expected));
});

describe('a website', () => {
  it.each([
    ['harrowvine.example', 'https://harrowvine.example/'],
    ['http://Harrowvine.example/shop?a=1', 'https://harrowvine.example/shop?a=1'],
    ['HTTPS://harrowvine.example', 'https://harrowvine.example/'],
  ])('%s is kept as %s', (typed, kept) => expect(normaliseWebsite(typed)).toBe(kept));

  it.each([
    '',
    'harrow vine',
    'ftp://harrowvine.example',
    'javascript://x.example',
    'localhost',
    'https://',
    'https://me:pw@x.example',
    'a..',
  ])('is refused in %j', (typed) => expect(normaliseWebsite(typed)).toBeNull());
});

describe('the estimate', () => {
  it('is that of the drawing for $100,000', () => {
    expect(costOf(10_000_000, { lowestFee: 0.06, highestFee: 0.09, weeks: 48 })).toEqual({
      fee: { low: 600_000, high: 900_000 },
      repay: { low: 10_600_000, high: 10_900_000 },
      weekly: { low: 220_833, high: 227_083 },
    });
  });
});

describe('what one chooses from', () => {
  it('has each country once, in the order of the language', () => {
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
    const names = countriesIn('en').map(({ name }) => name);
    expect(names[0]).toBe('Afghanistan');
    expect(countriesIn('de').find(({ code }) => code === 'DE')?.name).toBe('Deutschland');
    expect(names).toHaveLength(249);
  });

  it('has bands of revenue without a gap', () => {
    for (const [index, band] of REVENUE_BANDS.entries()) expect(band.to).toBe(REVENUE_BANDS[index + 1]?.from ?? null);
  });
});
