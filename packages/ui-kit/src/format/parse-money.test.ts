import { expect } from '@open-wc/testing';
import { describe, it } from 'vitest';
import { formatMoney } from './format.ts';
import { parseMoney } from './parse-money.ts';

describe('parseMoney', () => {
  it.each([
    ['$100,000', 'en-US', 10_000_000],
    ['100000', 'en-US', 10_000_000],
    [' 1.5M ', 'en-US', 150_000_000],
    ['250k', 'en-US', 25_000_000],
    ['$12,345.67', 'en-US', 1_234_600],
    ['−$4,100', 'en-US', -410_000],
    ['100.000,00 $', 'de', 10_000_000],
    ['100 000 $', 'fr', 10_000_000],
    ['١٠٠٬٠٠٠', 'ar-EG', 10_000_000],
    ['١٠٠٬٠٠٠', 'en-US', 10_000_000],
  ])('reads %s in %s', (text, language, minor) => {
    expect(parseMoney(text, language)).to.equal(minor);
  });

  it.each(['', '   ', '$', 'lots', '1.2.3', '12a4', '--5', 'k', '1e9', '9'.repeat(30)])('reads no amount in "%s"', (text) => {
    expect(parseMoney(text)).to.equal(null);
  });

  it('reads what formatMoney writes, in every language of the product', () => {
    for (const language of ['en', 'fr', 'de', 'pt', 'ar', 'ar-EG', 'not a tag']) {
      expect([language, parseMoney(formatMoney(123_456_700, { language }), language)]).to.deep.equal([language, 123_456_700]);
    }
  });
});
