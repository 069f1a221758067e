import { describe, expect, it } from 'vitest';
import { normalizeDateTime, parseDateTime } from './parse-date-time.ts';

describe('parseDateTime', () => {
  it.each([
    ['11/30/2026 2:30 PM', 'en', '2026-11-30T14:30'],
    ['11/30/2026, 930p', 'en', '2026-11-30T21:30'],
    ['Nov 30, 2026 at 9 am', 'en', '2026-11-30T09:00'],
    ['12/1 2 pm', 'en', '2026-12-01T14:00'],
    ['2026-11-30T14:30', 'en', '2026-11-30T14:30'],
    ['2026-11-30 14:30', 'de', '2026-11-30T14:30'],
    ['30.11.2026, 14:30 Uhr', 'de', '2026-11-30T14:30'],
    ['30. November 2026 um 14:30', 'de', '2026-11-30T14:30'],
    ['30/11/2026 à 14h30', 'fr', '2026-11-30T14:30'],
    ['30/11/2026 às 14:30', 'pt', '2026-11-30T14:30'],
    ['2026. 11. 30. 오후 2:30', 'ko', '2026-11-30T14:30'],
    ['2026/11/30 下午2:30', 'zh-TW', '2026-11-30T14:30'],
    ['２０２６/１１/３０　１４：３０', 'ja', '2026-11-30T14:30'],
    ['30. 11. 2026. 14:30', 'hr', '2026-11-30T14:30'],
  ])('parses %s in %s', (text, language, expected) => {
    expect(parseDateTime(text, language, '2026-11-19')).toBe(expected);
  });

  it.each([
    '',
    '11/30/2026',
    '30 Nov 2026',
    '2:30 PM',
    '2/30/2026 9:00',
    '11/30/2026 25:00',
    'tomorrow at nine',
    '11/30/2026 오후 2:30',
    '11/30/2026 evening 9:00',
  ])('does not accept %s, which lacks a valid date or time', (text) => {
    expect(parseDateTime(text, 'en', '2026-11-19')).toBe(null);
  });
});

it('does not read the year of a date as a time, in a language with dots after each part', () => {
  expect(parseDateTime('30. 11. 2026.', 'hr', '2026-11-19')).toBe(null);
});

describe('normalizeDateTime', () => {
  it.each([
    ['2026-11-30T14:30', '2026-11-30T14:30'],
    ['2026-11-30 14:30:59.123', '2026-11-30T14:30'],
    ['2026-11-30', null],
    ['14:30', null],
    ['2026-02-30T14:30', null],
    ['2026-11-30T24:00', null],
    [null, null],
    [20_261_130, null],
  ])('returns %s to the minute, or null', (value, expected) => {
    expect(normalizeDateTime(value)).toBe(expected);
  });
});
