import { formatDate } from './format.ts';
import { asciiDigits, numberMarks } from './number-marks.ts';

/**
 * Parses a time: `9:30 PM`, `21:30`, `21.30`, `21h30`, `930p` or `9`, with the day periods of the language.
 * @returns The time as `HH:MM` in 24 hours, or null if the text is not a time.
 */
export function parseTime(text: string, language: string): string | null {
  const plain = asciiDigits(
    text
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .trim(),
    numberMarks(language),
  ).toLowerCase();
  const match = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})|(\d{2}))?\s*(?:h|uhr)?\s*([^\d]*)$/u.exec(plain);
  if (!match) return null;
  const [, hours = '', separateMinutes, joinedMinutes, dayPeriod = ''] = match;
  const isAfternoon = isAfternoonPeriod(dayPeriod.trim(), language);
  if (isAfternoon === undefined) return null;
  let hour = Number(hours);
  const minute = Number(separateMinutes ?? joinedMinutes ?? 0);
  if (isAfternoon !== null && (hour < 1 || hour > 12)) return null;
  if (isAfternoon !== null) hour = (hour % 12) + (isAfternoon ? 12 : 0);
  return hour < 24 && minute < 60 ? timeOf(hour * 60 + minute) : null;
}

/** Returns whether the period is after noon, null if there is none, or undefined for an unknown word. */
function isAfternoonPeriod(word: string, language: string): boolean | null | undefined {
  if (word === '') return null;
  const plain = word.replaceAll(/[.\s]/g, '');
  if (/^am?$/.test(plain)) return false;
  if (/^pm?$/.test(plain)) return true;
  const dayPeriods = [0, 12].map((hour) =>
    formatTime(timeOf(hour * 60), language)
      .replaceAll(/[\p{Nd}:.\s\p{Cf}]/gu, '')
      .toLowerCase(),
  );
  const index = dayPeriods.findIndex((period) => period !== '' && period === plain);
  return index < 0 ? undefined : index === 1;
}

/** The last time of a day, in minutes after midnight. */
export const LAST_MINUTE = 24 * 60 - 1;

/** Returns the time as `HH:MM` of a number of minutes after midnight. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Returns the minutes after midnight of `HH:MM`, also with seconds; null for anything else. */
export function minutesOf(time: unknown): number | null {
  const match = typeof time === 'string' ? /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) : null;
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** Returns a time as `HH:MM`, or null for anything else. */
export function normalizeTime(value: unknown): string | null {
  const minutes = minutesOf(value);
  return minutes === null ? null : timeOf(minutes);
}

/** Formats a time, such as `9:30 PM`. */
export function formatTime(time: string, language: string): string {
  return formatDate(`1970-01-01T${time}:00Z`, 'time', { language, timeZone: 'UTC' });
}
