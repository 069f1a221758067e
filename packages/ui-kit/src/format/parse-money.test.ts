import { describe, expect, it } from 'vitest';
import { formatMoney } from './format.ts';
import { hasMinorUnits, parseMoney } from './parse-money.ts';

describe('parseMoney', () => {
  it.each([
    ['$100,000', 'en-US', 10_000_000],
    ['100000', 'en-US', 10_000_000],
    [' 1.5M ', 'en-US', 150_000_000],
    ['250k', 'en-US', 25_000_000],
    ['5M$', 'en-US', 500_000_000],
    ['US$1.5M', 'en-US', 150_000_000],
    ['1.5M USD', 'en-US', 150_000_000],
    ['EUR 5', 'en-US', 500],
    ['$12,345.00', 'en-US', 1_234_500],
    ['1.005k', 'en-US', 100_500],
    ['−$4,100', 'en-US', -410_000],
    ['100.000,00 $', 'de', 10_000_000],
    ['100 000 $', 'fr', 10_000_000],
    ['١٠٠٬٠٠٠', 'ar-EG', 10_000_000],
    ['١٠٠٬٠٠٠', 'en-US', 10_000_000],
  ])('parses %s in %s', (text, language, minor) => {
    expect(parseMoney(text, language)).toBe(minor);
  });

  it.each(['', '   ', '$', 'lots', '1.2.3', '12a4', '--5', 'k', '1e9', '5MM', '5 MM', '5KK', '5 ABC', '9'.repeat(30)])(
    'returns null for "%s"',
    (text) => {
      expect(parseMoney(text)).toBe(null);
    },
  );

  it.each([
    ['1,5', 'en-US'],
    ['$12,34', 'en-US'],
    ['1,5k', 'en-US'],
    ['1.5', 'de'],
    ['1.5', 'fr'],
    ['1,234,5', 'en-US'],
  ])('returns null for %s in %s, whose groups are not of three digits', (text, language) => {
    expect(parseMoney(text, language)).toBeNull();
  });

  it.each([
    ['$12,345.67', 'en-US', 'USD'],
    ['1250,5', 'de', 'EUR'],
    ['1.2345k', 'en-US', 'USD'],
    ['¥1,250.5', 'en-US', 'JPY'],
  ])('returns null for %s in %s and %s, which has minor units', (text, language, currency) => {
    expect([parseMoney(text, language, { currency }), hasMinorUnits(text, language, currency)]).toEqual([null, true]);
  });

  it.each([
    ['1’250.50 CHF', 'fr-CH', 'CHF', 125_050],
    ['€ 1.250,50', 'de-AT', 'EUR', 125_050],
    ['₹12,34,567', 'en-IN', 'INR', 123_456_700],
    ['￥１，２５０', 'ja', 'JPY', 1250],
    ['1.250,50 kr.', 'da', 'DKK', 125_050],
    ['K5', 'en', 'MMK', 5],
    ['K5k', 'en', 'MMK', 5000],
    ['5K', 'en', 'MMK', 5000],
    ['5 K', 'de', 'MMK', 5],
    ['5 K K', 'de', 'MMK', 5000],
    ['K-5', 'en', 'MMK', -5],
    ['€ 5-', 'nl', 'EUR', -500],
  ])('parses %s in %s and %s as the format of the currency writes it', (text, language, currency, minor) => {
    expect(parseMoney(text, language, { currency, minorUnits: true })).toBe(minor);
  });

  it.each(['$90,071,992,547,409.93', '$100000000000000', '90,071,992,548M'])(
    'returns null for %s, which has too many minor units to be counted',
    (text) => {
      expect(parseMoney(text, 'en-US', { minorUnits: true })).toBeNull();
    },
  );

  it('accepts no decimals in a currency without minor units', () => {
    expect(parseMoney('¥1,250.5', 'en-US', { currency: 'JPY', minorUnits: true })).toBe(null);
  });

  it.each(['$12,345', '1,5', 'lots', ''])('finds no minor units in "%s"', (text) => {
    expect(hasMinorUnits(text)).toBe(false);
  });

  it('parses what formatMoney returns, in every supported language', () => {
    for (const language of ['en', 'fr', 'de', 'pt', 'ar', 'ar-EG', 'not a tag']) {
      expect([language, parseMoney(formatMoney(123_456_700, { language }), language)]).toEqual([language, 123_456_700]);
    }
  });

  it.each(['USD', 'BRL', 'CHF', 'BAM', 'CZK', 'SEK', 'ZAR', 'XTS'])(
    'parses what formatMoney returns in %s',
    (currency) => {
      for (const language of ['en', 'fr', 'de', 'pt', 'ar']) {
        const text = formatMoney(1200, { language, currency, minorUnits: true });
        expect([text, parseMoney(text, language, { currency, minorUnits: true })]).toEqual([text, 1200]);
      }
    },
  );

  it.each([
    ['$1,250.50', 'en-US', 'USD', 125_050],
    ['1.005', 'en-US', 'USD', 101],
    ['−0,05', 'de', 'EUR', -5],
    ['¥1,250', 'en-US', 'JPY', 1250],
    ['1.2345', 'en-US', 'KWD', 1235],
    ['$90,071,992,547,409.91', 'en-US', 'USD', 9_007_199_254_740_991],
    ['$1.005k', 'en-US', 'USD', 100_500],
  ])('keeps the minor units of %s in %s and %s when minorUnits is set', (text, language, currency, minor) => {
    expect(parseMoney(text, language, { currency, minorUnits: true })).toBe(minor);
  });
});
