import { dateParts } from './date.ts';
import { dayOf, isoOf } from './days.ts';
import { parseDate } from './parse-date.ts';
import { minutesOf, parseTime, timeOf } from './parse-time.ts';
import { plainText, wordsIn } from './plain-text.ts';

/**
 * Parses a date with a time in the user's language: `11/30/2026 2:30 PM`, `30.11.2026, 14:30 Uhr`, `Nov 30 at 9 am`,
 * and `2026-11-30T14:30` in every language.
 * @param today Today's ISO date, which determines a missing year or century.
 * @returns An ISO local date and time such as `2026-11-30T14:30`, or null if one of them is missing.
 */
export function parseDateTime(text: string, language: string, today: string): string | null {
  const plain = plainText(text).replace(/(\d)T(\d)/, '$1 $2');
  const isDate = parseDate(plain, language, today) !== null;
  const joiningWords = wordsBeforeTime(language);
  for (const { index } of plain.matchAll(/[\s,،]+/g)) {
    const dateText = plain.slice(0, index);
    const date = parseDate(dateText, language, today);
    // Only words of the date itself are between its figures and the time; another one may be a day period.
    if (
      date === null ||
      !wordsIn(/\D*$/.exec(dateText)?.[0] ?? '').every((word) => dateWords(date, language).includes(word))
    )
      continue;
    const timeText = plain
      .slice(index)
      .replace(/^[\s,،\p{L}\p{M}]+/u, (start) =>
        wordsIn(start).every((word) => joiningWords.includes(word)) ? '' : start.replaceAll(/[,،]/g, ' '),
      );
    const time = parseTime(timeText, language);
    // Digits alone may belong to the date: the year in "30 Nov 2026" is no time.
    if (time !== null && (!isDate || /\p{L}|\d\D+\d/u.test(timeText))) return `${date}T${time}`;
  }
  return null;
}

/** Returns the words with which a language writes a date. */
const dateWords = (date: string, language: string): readonly string[] =>
  (['numeric', 'medium', 'long'] as const).flatMap((style) =>
    dateParts(date, style, language).flatMap(({ value }) => wordsIn(value)),
  );

/** Returns the words between a date and its time, such as `at`. */
function wordsBeforeTime(language: string): readonly string[] {
  const parts = dateParts(0, 'atTime', language);
  const end = parts.findIndex(({ type }) => type === 'hour' || type === 'dayPeriod');
  return wordsIn(parts[end - 1]?.value ?? '');
}

/** Returns an ISO local date and time to the minute; null for anything else. */
export function normalizeDateTime(value: unknown): string | null {
  const [date, time] = typeof value === 'string' ? value.split(/[T ]/) : [];
  const [day, minutes] = [dayOf(date), minutesOf(time?.replace(/(:\d{2})\.\d+$/, '$1'))];
  return day && minutes !== null ? `${isoOf(day)}T${timeOf(minutes)}` : null;
}
