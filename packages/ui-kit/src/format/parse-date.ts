import type { CalendarDate } from '@internationalized/date';
import { dayFrom, dayOf, formatDay, inCalendarOf, isoOf } from './days.ts';
import { datePattern } from './format.ts';
import { asciiDigits, numberMarks } from './number-marks.ts';

type Part = 'year' | 'month' | 'day';

/** Two-digit years up to this many years in the future belong to the current century. */
const MAX_FUTURE_YEARS = 20;

/**
 * Parses a date in the user's language: `11/23/2026`, `23.11.26`, `Nov 23`, `November 23, 2026`, `11232026`, and
 * `2026-11-23` in every language. A missing year is the current one.
 * @param language A BCP 47 tag, which determines the order of day, month and year and the names of months.
 * @param today Today's ISO date, which determines a missing year or century.
 * @returns An ISO date, or null if the text is not a date.
 */
export function parseDate(text: string, language: string, today: string): string | null {
  const plain = asciiDigits(
    text
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .trim(),
    numberMarks(language),
  );
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) return dayOf(`${iso[1]}-${iso[2]?.padStart(2, '0')}-${iso[3]?.padStart(2, '0')}`) ? isoFrom(iso) : null;
  const now = dayOf(today);
  if (!now) return null;
  const order = datePattern(language).flatMap(({ type }) => (isPart(type) ? [type] : []));
  const here = inCalendarOf(now, language);
  const named = monthIn(plain, here, language);
  const numbers = numbersOf(named ? plain.replace(named.word, ' ') : plain, order);
  if (!numbers) return null;
  // Next to a month name, day and year can be in either order; the year is the longer one.
  const isYearLast = named !== null && (numbers[0]?.length ?? 0) < (numbers[1]?.length ?? 0);
  const expected: readonly Part[] = isYearLast ? ['day', 'year'] : order.filter((part) => !(named && part === 'month'));
  const given = numbers.length < expected.length ? expected.filter((part) => part !== 'year') : expected;
  if (numbers.length !== given.length) return null;
  const parts: Record<Part, number> = { year: here.year, month: named?.month ?? 0, day: 0 };
  for (const [index, part] of given.entries()) {
    const digits = numbers[index] ?? '';
    parts[part] = part === 'year' ? yearOf(digits, here.year) : Number(digits);
  }
  const day = dayFrom(parts.year, parts.month, parts.day, language);
  return day ? isoOf(day) : null;
}

const isoFrom = ([, year = '', month = '', day = '']: RegExpExecArray): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
const isPart = (type: string): type is Part => type === 'year' || type === 'month' || type === 'day';

/** Returns the groups of digits; a single group is split in the order of the language: `11232026`. */
function numbersOf(text: string, order: readonly Part[]): readonly string[] | null {
  if (/[^\d\s.,/\-−:年月日]/u.test(text.replaceAll(/[\p{L}\p{M}]+\.?/gu, ' '))) return null;
  const runs = text.match(/\d+/g) ?? [];
  const [run = ''] = runs;
  if (runs.length !== 1 || ![4, 6, 8].includes(run.length)) return runs;
  let at = 0;
  return order
    .filter((part) => run.length > 4 || part !== 'year')
    .map((part) => {
      const from = at;
      at += part === 'year' ? run.length - 4 : 2;
      return run.slice(from, at);
    });
}

function yearOf(digits: string, current: number): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  const century = Math.floor(current / 100) * 100;
  return century + year > current + MAX_FUTURE_YEARS ? century + year - 100 : century + year;
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|\./gu, '')
    .toLowerCase();

/** Returns the month whose name starts with a word of at least three letters. */
function monthIn(
  text: string,
  here: CalendarDate,
  language: string,
): { readonly word: string; readonly month: number } | null {
  for (const word of text.match(/[\p{L}\p{M}]{3,}\.?/gu) ?? []) {
    const begun = folded(word);
    for (let month = 1; month <= here.calendar.getMonthsInYear(here); month += 1) {
      const first = here.set({ month, day: 1 });
      const names = [formatDay(first, 'monthLong', language), formatDay(first, 'month', language)].map(folded);
      if (names.some((name) => name.startsWith(begun))) return { word, month };
    }
  }
  return null;
}
