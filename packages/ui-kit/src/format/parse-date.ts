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
  const todayDate = dayOf(today);
  if (!todayDate) return null;
  const order = datePattern(language).flatMap(({ type }) => (isPart(type) ? [type] : []));
  const todayInCalendar = inCalendarOf(todayDate, language);
  const monthName = monthIn(plain, todayInCalendar, language);
  const numbers = numbersOf(monthName ? plain.replace(monthName.word, ' ') : plain, order);
  if (!numbers) return null;
  // Next to a month name, day and year can be in either order; the year is the longer one.
  const isYearLast = monthName !== null && (numbers[0]?.length ?? 0) < (numbers[1]?.length ?? 0);
  const expected: readonly Part[] = isYearLast
    ? ['day', 'year']
    : order.filter((part) => !(monthName && part === 'month'));
  const presentParts = numbers.length < expected.length ? expected.filter((part) => part !== 'year') : expected;
  if (numbers.length !== presentParts.length) return null;
  const parts: Record<Part, number> = { year: todayInCalendar.year, month: monthName?.month ?? 0, day: 0 };
  for (const [index, part] of presentParts.entries()) {
    const digits = numbers[index] ?? '';
    parts[part] = part === 'year' ? yearOf(digits, todayInCalendar.year) : Number(digits);
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
  const digitGroups = text.match(/\d+/g) ?? [];
  const [digits = ''] = digitGroups;
  if (digitGroups.length !== 1 || ![4, 6, 8].includes(digits.length)) return digitGroups;
  let offset = 0;
  return order
    .filter((part) => digits.length > 4 || part !== 'year')
    .map((part) => {
      const start = offset;
      offset += part === 'year' ? digits.length - 4 : 2;
      return digits.slice(start, offset);
    });
}

function yearOf(digits: string, current: number): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  const century = Math.floor(current / 100) * 100;
  return century + year > current + MAX_FUTURE_YEARS ? century + year - 100 : century + year;
}

const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|\./gu, '')
    .toLowerCase();

/** Returns the month whose name starts with a word of at least three letters. */
function monthIn(
  text: string,
  today: CalendarDate,
  language: string,
): { readonly word: string; readonly month: number } | null {
  for (const word of text.match(/[\p{L}\p{M}]{3,}\.?/gu) ?? []) {
    const prefix = normalizeText(word);
    for (let month = 1; month <= today.calendar.getMonthsInYear(today); month += 1) {
      const first = today.set({ month, day: 1 });
      const names = [formatDay(first, 'monthLong', language), formatDay(first, 'month', language)].map(normalizeText);
      if (names.some((name) => name.startsWith(prefix))) return { word, month };
    }
  }
  return null;
}
