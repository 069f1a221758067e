import type { CalendarDate } from '@internationalized/date';
import { dateParts, datePattern } from './date.ts';
import { dayFrom, dayOf, inCalendarOf, isoOf, normalizeDay } from './days.ts';
import { plainText, wordsIn } from './plain-text.ts';

type Part = 'year' | 'month' | 'day';

const ISO_DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

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
  const plain = plainText(text).trim();
  const pattern = datePattern(language);
  const [iso, year, month = '', date = ''] = ISO_DATE.exec(plain) ?? [];
  // The dates of a language can look the same, but have another order, as in Kyrgyz, or be of another calendar system.
  if (iso && !ISO_DATE.test(pattern.map(({ value }) => value).join('')))
    return normalizeDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
  const todayDate = dayOf(today);
  if (!todayDate) return null;
  const order = pattern.flatMap(({ type }) => (isPart(type) ? [type] : []));
  const todayInCalendar = inCalendarOf(todayDate, language);
  const namedMonth = monthIn(plain, todayInCalendar, language);
  const numbers = numbersOf(plain, order);
  if (!numbers) return null;
  // Next to a month name, day and year can be in either order; the year is the longer one.
  const isYearLast = namedMonth !== null && (numbers[0]?.length ?? 0) < (numbers[1]?.length ?? 0);
  const expected: readonly Part[] = isYearLast
    ? ['day', 'year']
    : order.filter((part) => !(namedMonth && part === 'month'));
  const presentParts = numbers.length < expected.length ? expected.filter((part) => part !== 'year') : expected;
  if (numbers.length !== presentParts.length) return null;
  const parts: Record<Part, number> = { year: todayInCalendar.year, month: namedMonth ?? 0, day: 0 };
  for (const [index, part] of presentParts.entries()) {
    const digits = numbers[index] ?? '';
    parts[part] = part === 'year' ? yearOf(digits, todayInCalendar.year) : Number(digits);
  }
  const day = dayFrom(parts.year, parts.month, parts.day, language);
  return day ? isoOf(day) : null;
}

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

const MIN_PREFIX_LENGTH = 3;

/** The styles with the names of months, alone and, as some languages inflect them, within a date. */
const MONTH_STYLES = ['monthLong', 'month', 'long', 'medium'] as const;

/** Returns the words of a text, surrounded by spaces, without accents. */
const normalizeWords = (text: string): string =>
  ` ${wordsIn(text.normalize('NFD').replaceAll(/\p{M}/gu, '')).join(' ')} `;

/**
 * Returns the month with the longest name in a text, or the only one whose name starts with a word of it. Names can have
 * several words, and numbered months share theirs.
 */
function monthIn(text: string, today: CalendarDate, language: string): number | null {
  const words = normalizeWords(text);
  if (words.trim() === '') return null;
  const names = Array.from({ length: today.calendar.getMonthsInYear(today) }, (_, index) =>
    MONTH_STYLES.flatMap((style) =>
      dateParts(isoOf(today.set({ month: index + 1, day: 1 })), style, language)
        .filter(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
        .map(({ value }) => normalizeWords(value)),
    ),
  );
  const lengths = names.map((ofMonth) =>
    Math.max(0, ...ofMonth.map((name) => (words.includes(name) ? name.length : 0))),
  );
  const longest = Math.max(...lengths);
  const prefixes = words.split(' ').filter((word) => word.length >= MIN_PREFIX_LENGTH);
  const months = names.flatMap((ofMonth, index) => {
    const isMonth =
      longest > 0
        ? lengths[index] === longest
        : ofMonth.some((name) => prefixes.some((prefix) => name.startsWith(` ${prefix}`)));
    return isMonth ? [index + 1] : [];
  });
  return months.length === 1 ? (months[0] ?? null) : null;
}
