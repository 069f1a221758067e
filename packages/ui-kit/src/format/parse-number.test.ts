import { describe, expect, it } from 'vitest';
import { formatNumber } from './format.ts';
import { numberMarks } from './number-marks.ts';
import { ambiguousReadings, hasTooManyDigits, parseNumber } from './parse-number.ts';

describe('parseNumber', () => {
  it.each([
    ['1,250.5', 'en-US', 1250.5],
    ['1.250,5', 'de', 1250.5],
    ['1 250,5', 'fr', 1250.5],
    ['−3', 'en-US', -3],
    ['-0.25', 'en-US', -0.25],
    ['.5', 'en-US', 0.5],
    ['١٢', 'ar-EG', 12],
    ['١٢', 'en-US', 12],
    ['١٬٢٥٠٫٥', 'ar', 1250.5],
    ['١٢٫٥', 'en-US', 12.5],
    ['0', 'not a tag', 0],
    ['１，２５０．５', 'ja', 1250.5],
    ['१२,३४,५६७.५', 'hi', 1_234_567.5],
    ['12,34,567', 'en-US', 1_234_567],
    ['1’250,5', 'fr-CH', 1250.5],
  ])('parses %s in %s', (text, language, value) => {
    expect(parseNumber(text, language)).toBe(value);
  });

  it.each(['', ' ', '.', '-', '1.2.3', '12a', '--5', '5²', '1,23,4', '12,3,456', '1e9', '9'.repeat(400)])(
    'returns null for "%s"',
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );

  it.each([
    ['9,007,199,254,740,991', 9_007_199_254_740_991],
    ['9007199254740992', 9_007_199_254_740_992],
    ['100000000000000000000', 1e20],
    ['0.000000000000001', 1e-15],
  ])('keeps every digit of %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['9007199254740993', '−9,007,199,254,740,993', '0.12345678901234567', '12345678901234567.5'])(
    'returns null for %s, whose last digits a number can’t keep',
    (text) => {
      expect([parseNumber(text), hasTooManyDigits(text, numberMarks('en'))]).toEqual([null, true]);
    },
  );

  it.each(['1,5', 'lots', '', '12a'])('does not say that "%s" has too many digits', (text) => {
    expect(hasTooManyDigits(text, numberMarks('en'))).toBe(false);
  });

  it('parses what formatNumber returns, in every supported language', () => {
    for (const language of ['en', 'fr', 'de', 'pt', 'ar', 'ar-EG']) {
      expect([language, parseNumber(formatNumber(-1_234_567.25, language), language)]).toEqual([
        language,
        -1_234_567.25,
      ]);
    }
  });
});

describe('ambiguousReadings', () => {
  it.each([
    ['1,5', 'en', [1.5, 15]],
    ['$1,5', 'en', [1.5, 15]],
    ['12,3456', 'en', [12.3456, 123_456]],
    ['1,25M', 'en', [1_250_000, 125_000_000]],
    ['1.5', 'de', [1.5, 15]],
    ['1.5', 'fr', [1.5, 15]],
    ['1.5', 'pt', [1.5, 15]],
    ['1,5', 'ar', [1.5, 15]],
  ])('returns both readings of %s in %s, which is not parsed', (text, language, readings) => {
    expect(ambiguousReadings(text, numberMarks(language))).toEqual(readings);
    expect(parseNumber(text.replace(/[$M]/g, ''), language)).toBeNull();
  });

  it.each([
    ['1.5', 'en'],
    ['1,500', 'en'],
    ['1,5', 'de'],
    ['1.500', 'de'],
    ['1,5', 'fr'],
    ['1,5', 'pt'],
    ['1,5,3', 'en'],
    ['lots', 'en'],
    ['', 'en'],
  ])('returns null for %s in %s', (text, language) => {
    expect(ambiguousReadings(text, numberMarks(language))).toBeNull();
  });
});
