import { dayOf, isoOf } from './days.ts';
import { asciiDigits, numberMarks } from './number-marks.ts';
import { parseDate } from './parse-date.ts';
import { minutesOf, parseTime, timeOf } from './parse-time.ts';

/**
 * Parses a date with a time in the user's language: `11/30/2026 2:30 PM`, `30.11.2026, 14:30 Uhr`, `Nov 30 at 9 am`,
 * and `2026-11-30T14:30` in every language.
 * @param today Today's ISO date, which determines a missing year or century.
 * @returns An ISO local date and time such as `2026-11-30T14:30`, or null if one of them is missing.
 */
export function parseDateTime(text: string, language: string, today: string): string | null {
  const plain = asciiDigits(text.normalize('NFKC'), numberMarks(language)).replace(/(\d)T(\d)/, '$1 $2');
  const isDate = parseDate(plain, language, today) !== null;
  for (const { index } of plain.matchAll(/[\s,،]+/g)) {
    const date = parseDate(plain.slice(0, index), language, today);
    // A word before the time, such as "at".
    const timeText = plain.slice(index).replace(/^[\s,،]+(?:\p{L}+\s+(?=\d))?/u, '');
    const time = date === null ? null : parseTime(timeText, language);
    // Digits alone may belong to the date: the year in "30 Nov 2026" is no time.
    if (date !== null && time !== null && (!isDate || /\D/.test(timeText.trim()))) return `${date}T${time}`;
  }
  return null;
}

/** Returns an ISO local date and time to the minute; null for anything else. */
export function normalizeDateTime(value: unknown): string | null {
  const [date, time] = typeof value === 'string' ? value.split(/[T ]/) : [];
  const [day, minutes] = [dayOf(date), minutesOf(time?.replace(/(:\d{2})\.\d+$/, '$1'))];
  return day && minutes !== null ? `${isoOf(day)}T${timeOf(minutes)}` : null;
}
