import { afterEach, describe, expect, it } from 'vitest';
import { formatCount } from './count.ts';
import {
  calendarDayOf,
  formatDate,
  formatDateInYear,
  formatDateRange,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTimeZone,
  NO_VALUE,
  setDefaultLanguage,
  untilNextRelative,
} from './format.ts';

const MOMENT = '2026-11-19T17:42:00Z';
/** Values that are not finite numbers, as a server's response may contain them. */
const INVALID_NUMBERS: readonly (readonly [string, number | null | undefined])[] = [
  ['NaN', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['minus infinity', Number.NEGATIVE_INFINITY],
  ['null', null],
  ['undefined', undefined],
];
/** Values that are not dates. */
const INVALID_DATES: readonly (readonly [string, string | number | Date | null | undefined])[] = [
  ['null', null],
  ['undefined', undefined],
  ['an empty string', ''],
  ['text', 'soon'],
  ['NaN', Number.NaN],
  ['an invalid date', new Date('soon')],
  ['a number beyond all dates', 1e20],
];
/** Removes direction marks and normalizes non-breaking spaces, which differ between browsers. */
const plain = (text: string): string => text.replaceAll(/[\u200E\u200F\u061C]/g, '').replaceAll(/[\u00A0\u202F]/g, ' ');

describe('formatMoney', () => {
  it('returns a dash for an unknown currency', () => {
    expect(formatMoney(100, { currency: 'DOLLARS' })).toBe(NO_VALUE);
  });

  it.each([
    [26_660_000, '$266,600'],
    [-410_000, '−$4,100'],
    [0, '$0'],
    [123_456, '$1,235'],
    [-123_456, '−$1,235'],
  ])('formats %i cents as %s', (minor, text) => {
    expect(formatMoney(minor)).toBe(text);
  });

  it.each([-0, -49, 49])('formats %f, which rounds to zero, without a sign', (minor) => {
    expect([formatMoney(minor), formatMoney(minor, { sign: 'always' })]).toEqual(['$0', '$0']);
  });

  it('adds a plus to positive amounts on request', () => {
    expect([410_000, -410_000].map((minor) => formatMoney(minor, { sign: 'always' }))).toEqual(['+$4,100', '−$4,100']);
  });

  it.each([
    [99_900, '$999'],
    [15_000_000, '$150k'],
    [100_000_000, '$1M'],
    [150_000_000, '$1.5M'],
    [-150_000_000, '−$1.5M'],
    [0, '$0'],
    [-40, '$0'],
  ])('formats %i cents in compact notation as %s', (minor, text) => {
    expect(formatMoney(minor, { notation: 'compact' })).toBe(text);
  });

  it.each([
    ['de', '−4.100 $', '150.000 $', '1,5 Mio. $'],
    ['fr', '−4 100 $', '150 k $', '1,5 M $'],
    ['pt', '−$ 4.100', '$ 150 mil', '$ 1,5 mi'],
    ['ar', '−$4,100', '$150k', '$1.5M'],
    ['ar-EG', '−٤٬١٠٠ US$', '١٥٠ ألف US$', '١٫٥ مليون US$'],
  ])('uses the conventions of the language %s', (language, negative, thousands, millions) => {
    const compact = { language, notation: 'compact' } as const;
    expect(
      [formatMoney(-410_000, { language }), formatMoney(15_000_000, compact), formatMoney(150_000_000, compact)].map(
        plain,
      ),
    ).toEqual([negative, thousands, millions]);
  });

  it('formats another currency', () => {
    expect(formatMoney(26_660_000, { currency: 'EUR' })).toBe('€266,600');
  });

  it.each([
    [125_050, 'USD', '$1,250.50'],
    [-5, 'USD', '−$0.05'],
    [125_000, 'USD', '$1,250.00'],
    [1250, 'JPY', '¥1,250'],
    [1_250_500, 'KWD', 'KWD 1,250.500'],
  ])(
    'formats %i minor units of %s with the decimals of the currency when minorUnits is set',
    (minor, currency, text) => {
      expect(plain(formatMoney(minor, { currency, minorUnits: true }))).toBe(text);
    },
  );

  it.each(['en', 'not a tag', '', undefined])('falls back to en-US for the language "%s"', (language) => {
    expect(formatMoney(26_660_000, { language })).toBe('$266,600');
  });

  it.each(INVALID_NUMBERS)('returns a dash for %s', (_name, minor) => {
    expect([formatMoney(minor), formatMoney(minor, { notation: 'compact', sign: 'always' })]).toEqual([
      NO_VALUE,
      NO_VALUE,
    ]);
  });
});

describe('formatCount', () => {
  it.each([
    ['en', '12,345'],
    ['de', '12.345'],
    ['ar', '12,345'],
    ['no such language!', '12,345'],
    ['', '12,345'],
  ])('uses the grouping of the language "%s"', (language, text) => {
    expect(plain(formatCount(12_345, language))).toBe(text);
  });
});

describe('formatNumber', () => {
  it.each([
    [undefined, '−1,234,567.5'],
    ['de', '−1.234.567,5'],
    ['fr', '−1 234 567,5'],
    ['ar', '−1,234,567.5'],
    ['ar-EG', '−١٬٢٣٤٬٥٦٧٫٥'],
    ['not a tag', '−1,234,567.5'],
  ])('uses the grouping and the minus sign of the language %s', (language, text) => {
    expect(plain(formatNumber(-1_234_567.5, language))).toBe(text);
  });

  it('returns zero without a sign', () => {
    expect([formatNumber(0), formatNumber(-0)]).toEqual(['0', '0']);
  });

  it.each(INVALID_NUMBERS)('returns a dash for %s', (_name, value) => {
    expect(formatNumber(value)).toBe(NO_VALUE);
  });
});

describe('formatPercent', () => {
  it.each([
    [0.351, '35%'],
    [1, '100%'],
    [0, '0%'],
    [-0.351, '−35%'],
    [12.5, '1,250%'],
  ])('formats the ratio %f as %s', (ratio, text) => {
    expect(formatPercent(ratio)).toBe(text);
  });

  it.each([
    ['de', '−35 %'],
    ['fr', '−35 %'],
    ['ar', '−35%'],
    ['ar-EG', '−٣٥٪'],
  ])('uses the conventions of the language %s', (language, text) => {
    expect(plain(formatPercent(-0.351, language))).toBe(text);
  });

  it.each([-0, -0.001])('formats %f, which rounds to zero, without a sign', (ratio) => {
    expect(formatPercent(ratio)).toBe('0%');
  });

  it.each(INVALID_NUMBERS)('returns a dash for %s', (_name, ratio) => {
    expect(formatPercent(ratio)).toBe(NO_VALUE);
  });
});

describe('formatDate', () => {
  it('returns a dash for an unknown time zone', () => {
    expect(formatDate(MOMENT, 'time', { timeZone: 'Moon/Base' })).toBe(NO_VALUE);
  });

  it.each([
    ['short', 'Nov 19', '19. Nov.', '19 nov.', '19 نوفمبر'],
    ['medium', 'Nov 19, 2026', '19. Nov. 2026', '19 nov. 2026', '19 نوفمبر 2026'],
    ['long', 'November 19, 2026', '19. November 2026', '19 novembre 2026', '19 نوفمبر 2026'],
    ['weekday', 'Thursday, November 19', 'Donnerstag, 19. November', 'jeudi 19 novembre', 'الخميس، 19 نوفمبر'],
    ['weekdayName', 'Thu', 'Do', 'jeu.', 'الخميس'],
    ['monthDay', 'November 19', '19. November', '19 novembre', '19 نوفمبر'],
    ['month', 'Nov', 'Nov', 'nov.', 'نوفمبر'],
    ['monthLong', 'November', 'November', 'novembre', 'نوفمبر'],
    ['monthYear', 'Nov 2026', 'Nov. 2026', 'nov. 2026', 'نوفمبر 2026'],
    ['longMonthYear', 'November 2026', 'November 2026', 'novembre 2026', 'نوفمبر 2026'],
    ['time', '5:42 PM', '17:42', '17:42', '5:42 م'],
    ['dateTime', 'Nov 19, 5:42 PM', '19. Nov., 17:42', '19 nov., 17:42', '19 نوفمبر، 5:42 م'],
  ] as const)('formats the style %s in each language', (style, en, de, fr, ar) => {
    const formatted = ['en', 'de', 'fr', 'ar'].map((language) =>
      plain(formatDate(MOMENT, style, { language, timeZone: 'UTC' })),
    );
    expect(formatted).toEqual([en, de, fr, ar]);
  });

  it('uses the day and hour of the time zone', () => {
    const zones = ['America/Los_Angeles', 'UTC', 'Asia/Tokyo'];
    expect(zones.map((timeZone) => formatDate(MOMENT, 'medium', { timeZone }))).toEqual([
      'Nov 19, 2026',
      'Nov 19, 2026',
      'Nov 20, 2026',
    ]);
    expect(zones.map((timeZone) => plain(formatDate(MOMENT, 'time', { timeZone })))).toEqual([
      '9:42 AM',
      '5:42 PM',
      '2:42 AM',
    ]);
  });

  it('follows daylight saving time', () => {
    const timeZone = 'America/Los_Angeles';
    const noons = ['2026-07-01T19:00:00Z', '2026-12-01T20:00:00Z'];
    expect(noons.map((noon) => plain(formatDate(noon, 'time', { timeZone })))).toEqual(['12:00 PM', '12:00 PM']);
  });

  it('uses the browser’s time zone by default', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(formatDate(MOMENT, 'dateTime')).toBe(formatDate(MOMENT, 'dateTime', { timeZone }));
  });

  it('accepts strings, milliseconds and dates, with the medium style by default', () => {
    const timestamp = Date.parse(MOMENT);
    for (const value of [MOMENT, timestamp, new Date(timestamp)])
      expect(formatDate(value, undefined, { timeZone: 'UTC' })).toBe('Nov 19, 2026');
    expect(formatDate(0, 'medium', { timeZone: 'UTC' })).toBe('Jan 1, 1970');
  });

  it.each(INVALID_DATES)('returns a dash for %s', (_name, value) => {
    expect(formatDate(value)).toBe(NO_VALUE);
  });

  it('falls back to en-US for an invalid language', () => {
    expect(formatDate(MOMENT, 'long', { language: 'not a tag', timeZone: 'UTC' })).toBe('November 19, 2026');
  });
});

describe('a date in an attribute', () => {
  it('is milliseconds if it has five digits or more, and otherwise an ISO string', () => {
    const day = (value: string) => formatDate(value, 'numeric', { language: 'en', timeZone: 'UTC' });
    expect([String(Date.UTC(2026, 10, 23)), '2026-11-23T00:00:00Z', '2026'].map(day)).toEqual([
      '11/23/2026',
      '11/23/2026',
      '01/01/2026',
    ]);
  });
});

describe('a calendar day', () => {
  const DAY = '2026-11-23';
  /** Noon in UTC on the Thursday before, which is Friday in Auckland. */
  const NOW = Date.parse('2026-11-19T12:00:00Z');

  it.each([
    ['Pacific/Auckland', 'in 3 days'],
    ['Pacific/Honolulu', 'in 4 days'],
    ['UTC', 'in 4 days'],
  ])('is the same day in %s, and counted from the local day', (timeZone, relative) => {
    expect(formatDate(DAY, 'full', { timeZone })).toBe('Monday, November 23, 2026');
    expect(formatDateRange(DAY, '2026-11-29', 'short', { timeZone })).toBe('Nov 23–29');
    expect(calendarDayOf(DAY, timeZone)).toBe(DAY);
    expect(formatRelative(DAY, NOW, { timeZone })).toBe(relative);
    expect(formatRelative(calendarDayOf(NOW, timeZone), NOW, { timeZone })).toBe('today');
  });

  it('is read from an instant in the time zone', () => {
    expect(
      ['Pacific/Auckland', 'Pacific/Honolulu', 'Moon/Base'].map((timeZone) => calendarDayOf(NOW, timeZone)),
    ).toEqual(['2026-11-20', '2026-11-19', '']);
  });

  it('is compared again on the next quarter of an hour, in which a day may begin', () => {
    expect(untilNextRelative(DAY, NOW + 60_000)).toBe(14 * 60_000);
  });
});

describe('formatDateInYear', () => {
  it.each([
    ['2026-11-16', 'Nov 16'],
    ['2027-06-21', 'Jun 21, 2027'],
    ['2025-09-11T12:00:00Z', 'Sep 11, 2025'],
    ['soon', NO_VALUE],
  ])('formats %s as %s in 2026', (value, text) => {
    expect(formatDateInYear(value, MOMENT, { timeZone: 'UTC' })).toBe(text);
  });

  it('uses the year of the time zone', () => {
    const newYear = '2026-12-31T23:00:00Z';
    expect(formatDateInYear(newYear, newYear, { timeZone: 'Pacific/Auckland' })).toBe('Jan 1');
    expect(formatDateInYear('2026-12-31', newYear, { timeZone: 'Pacific/Auckland' })).toBe('Dec 31, 2026');
  });
});

describe('setDefaultLanguage', () => {
  afterEach(() => setDefaultLanguage('en'));

  it('applies to all values without a language', () => {
    setDefaultLanguage('de');
    expect(plain(formatMoney(26_660_000))).toBe('266.600 $');
    expect(formatDate(MOMENT, 'long', { timeZone: 'UTC' })).toBe('19. November 2026');
    expect(formatDate(MOMENT, 'long', { timeZone: 'UTC', language: 'fr' })).toBe('19 novembre 2026');
  });

  it('keeps Latin digits in Arabic, also in dates', () => {
    setDefaultLanguage('ar');
    expect(formatMoney(26_660_000)).toBe('$266,600');
    expect(formatPercent(0.35)).toBe('35%');
    expect(formatDate(MOMENT, 'long', { timeZone: 'UTC' })).toMatch(/^19 \p{Script=Arabic}+ 2026$/u);
  });
});

describe('formatDateRange', () => {
  const timeZone = 'America/Los_Angeles';

  it.each([
    ['en', '9:42–10:12 AM', 'November–December 2026'],
    ['de', '09:42–10:12 Uhr', 'November–Dezember 2026'],
    ['fr', '09:42–10:12', 'novembre–décembre 2026'],
  ])('omits common parts and spaces around the dash, in %s', (language, hours, months) => {
    const options = { language, timeZone };
    expect(plain(formatDateRange(MOMENT, '2026-11-19T18:12:00Z', 'time', options))).toBe(hours);
    expect(plain(formatDateRange(MOMENT, '2026-12-01T18:00:00Z', 'longMonthYear', options))).toBe(months);
  });

  it('returns a single date if both are the same', () => {
    expect(formatDateRange(MOMENT, '2026-11-30T12:00:00Z', 'longMonthYear', { timeZone })).toBe('November 2026');
  });

  it.each(INVALID_DATES)('returns a dash for %s at either end, and for an unknown time zone', (_name, value) => {
    expect([formatDateRange(value, MOMENT, 'time'), formatDateRange(MOMENT, value, 'time')]).toEqual([
      NO_VALUE,
      NO_VALUE,
    ]);
    expect(formatDateRange(MOMENT, MOMENT, 'time', { timeZone: 'Moon/Base' })).toBe(NO_VALUE);
  });
});

describe('formatTimeZone', () => {
  it.each([
    ['en', 'America/Los_Angeles', 'Pacific Time (GMT−8)'],
    ['en', 'Asia/Kolkata', 'India Standard Time (GMT+5:30)'],
    ['de', 'Europe/Berlin', 'Mitteleuropäische Zeit (GMT+1)'],
    ['en', 'Etc/GMT-3', 'GMT+3'],
  ])('formats in %s the time zone %s as %s', (language, timeZone, text) => {
    expect(plain(formatTimeZone(MOMENT, { language, timeZone }))).toBe(text);
  });

  it('uses the offset of that date, not of today', () => {
    expect(formatTimeZone('2026-07-01T19:00:00Z', { timeZone: 'America/Los_Angeles' })).toBe('Pacific Time (GMT−7)');
  });

  it.each(INVALID_DATES)('returns a dash for %s, and for an unknown time zone', (_name, value) => {
    expect([formatTimeZone(value), formatTimeZone(MOMENT, { timeZone: 'Moon/Base' })]).toEqual([NO_VALUE, NO_VALUE]);
  });
});

const NOW = Date.parse('2026-11-19T17:42:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('formatRelative', () => {
  it.each([
    [0, 'now'],
    [-59 * SECOND, 'now'],
    [-3 * MINUTE, '3 minutes ago'],
    [-119 * MINUTE, '1 hour ago'],
    [-47 * HOUR, '1 day ago'],
    [4 * DAY, 'in 4 days'],
    [-9 * DAY, '1 week ago'],
    [-60 * DAY, '1 month ago'],
    [62 * DAY, 'in 2 months'],
    [400 * DAY, 'in 1 year'],
    [-800 * DAY, '2 years ago'],
  ])('formats a distance of %i milliseconds as %s', (distance, text) => {
    expect(formatRelative(NOW + distance, NOW)).toBe(text);
  });

  it.each([
    ['2026-11-18', 'yesterday'],
    ['2026-11-20', 'tomorrow'],
    ['2026-11-10', '1 week ago'],
    ['2026-09-21', '1 month ago'],
  ])('formats the calendar day %s as %s', (day, text) => {
    expect(formatRelative(day, NOW, { timeZone: 'UTC' })).toBe(text);
  });

  it('uses the given language and width', () => {
    expect(formatRelative(NOW - 3 * MINUTE, NOW, { language: 'de' })).toBe('vor 3 Minuten');
    expect(formatRelative(NOW - 3 * MINUTE, NOW, { width: 'narrow' })).toBe('3m ago');
  });

  it('returns a dash for an invalid date', () => {
    expect([formatRelative('soon', NOW), formatRelative(null, NOW)]).toEqual(['—', '—']);
  });
});

describe('untilNextRelative', () => {
  it.each([
    [-90 * SECOND, 30 * SECOND],
    [90 * SECOND, 30 * SECOND],
    [-90 * MINUTE, 30 * MINUTE],
    [-3 * DAY, HOUR],
    [3 * MINUTE, SECOND],
  ])('returns, for a distance of %i milliseconds, %i', (distance, delay) => {
    expect(untilNextRelative(NOW + distance, NOW)).toBe(delay);
  });

  it('returns null for an invalid date', () => {
    expect(untilNextRelative('soon', NOW)).toBe(null);
  });
});
