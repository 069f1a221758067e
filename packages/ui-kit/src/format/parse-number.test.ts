import { describe, expect, it } from 'vitest';
import { formatNumber } from './format.ts';
import { parseNumber } from './parse-number.ts';

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
    ['0', 'not a tag', 0],
  ])('parses %s in %s', (text, language, value) => {
    expect(parseNumber(text, language)).toBe(value);
  });

  it.each(['', ' ', '.', '-', '1.2.3', '12a', '--5', '1e9', '9'.repeat(400)])('returns null for "%s"', (text) => {
    expect(parseNumber(text)).toBeNull();
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
