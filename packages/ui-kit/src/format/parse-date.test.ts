import { describe, expect, it } from 'vitest';
import { formatDate } from './format.ts';
import { parseDate } from './parse-date.ts';

const TODAY = '2026-11-19';

describe('parseDate', () => {
  it.each([
    ['11/23/2026', 'en', '2026-11-23'],
    ['1/2/26', 'en', '2026-01-02'],
    ['1/2/87', 'en', '1987-01-02'],
    ['11/23', 'en', '2026-11-23'],
    ['11232026', 'en', '2026-11-23'],
    ['112326', 'en', '2026-11-23'],
    ['1123', 'en', '2026-11-23'],
    ['Nov 23', 'en', '2026-11-23'],
    ['23 november 2027', 'en', '2027-11-23'],
    ['Monday, November 23, 2026', 'en', '2026-11-23'],
    ['2026-11-03', 'de', '2026-11-03'],
    ['23.11.2026', 'de', '2026-11-23'],
    ['1.3.', 'de', '2026-03-01'],
    ['3. März 2026', 'de', '2026-03-03'],
    ['23/11/2026', 'fr', '2026-11-23'],
    ['1 févr. 2027', 'fr', '2027-02-01'],
    ['23 de novembro de 2026', 'pt', '2026-11-23'],
    ['٢٣/١١/٢٠٢٦', 'ar', '2026-11-23'],
    ['2/29/2028', 'en', '2028-02-29'],
    ['２０２６/１１/２３', 'ja', '2026-11-23'],
    ['२३/११/२०२६', 'hi', '2026-11-23'],
    ['23 ноября 2026 г.', 'ru', '2026-11-23'],
    ['23 tháng 11, 2026', 'vi', '2026-11-23'],
    ['5 juil 2026', 'fr', '2026-07-05'],
  ])('parses %s in %s', (text, language, iso) => {
    expect(parseDate(text, language, TODAY)).toBe(iso);
  });

  it.each([
    '',
    'soon',
    '13/45/2026',
    '2/29/2026',
    '11/23/2026/1',
    '2026-02-30',
    '1',
    '99999999999',
    'Nov',
    '11/23/2026 <b>',
    'J 5, 2026',
    'Ju 5, 2026',
  ])('returns null for "%s"', (text) => {
    expect(parseDate(text, 'en', TODAY)).toBeNull();
  });

  it('does not guess which month an abbreviation stands for', () => {
    expect(parseDate('5 jui 2026', 'fr', TODAY)).toBeNull();
  });

  it('parses what formatDate returns, in every supported language and in another calendar system', () => {
    for (const language of ['en', 'fr', 'de', 'pt', 'ar', 'th', 'ar-SA', 'fa-IR']) {
      for (const style of ['numeric', 'long'] as const) {
        const text = formatDate('2026-11-23', style, { language, timeZone: 'UTC' });
        expect([language, style, parseDate(text, language, TODAY)]).toEqual([language, style, '2026-11-23']);
      }
    }
  });
});
