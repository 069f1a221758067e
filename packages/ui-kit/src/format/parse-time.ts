import { dateParts } from './date.ts';
import { formatDate } from './format.ts';
import { plainText, wordsIn } from './plain-text.ts';

/** Words around the figures of a time, in addition to those that a language's own times have. */
const TIME_WORDS = ['h', 'uhr'];

/**
 * Parses a time: `9:30 PM`, `21:30`, `21.30`, `21h30`, `930p` or `9`, with the day periods of the language before or
 * after it.
 * @returns The time as `HH:MM` in 24 hours, or null if the text is not a time.
 */
export function parseTime(text: string, language: string): string | null {
  const plain = plainText(text);
  const match = /^\D*(\d{1,2})(?:(?:\s*[^\d\s]\D*)?(\d{2}))?\D*$/.exec(plain);
  const [hour, minute] = [Number(match?.[1] ?? Number.NaN), Number(match?.[2] ?? 0)];
  if (!(hour < 24 && minute < 60)) return null;
  const parts = [hour % 12, (hour % 12) + 12].flatMap((candidate) => timeParts(candidate, minute, language));
  const ownText = parts.map(({ value }) => value).join('');
  if (/[^\p{L}\p{M}\d\s.:]/u.test(plain.replaceAll(/\D/g, (mark) => (ownText.includes(mark) ? '' : mark)))) return null;
  const literals = parts.flatMap(({ type, value }) => (type === 'literal' ? wordsIn(value) : TIME_WORDS));
  const dayPeriod = wordsIn(plain)
    .filter((word) => !literals.includes(word))
    .join('');
  if (dayPeriod === '') return timeOf(hour * 60 + minute);
  if (hour < 1 || hour > 12) return null;
  const hours = hoursOf(dayPeriod, minute, language);
  // The hour before or after noon that is in the period, or else nearer to it: "evening" may begin later in `Intl`.
  const [morning = 0, afternoon = 0] = [hour % 12, (hour % 12) + 12].map((candidate) =>
    Math.min(...hours.map((other) => Math.min(Math.abs(candidate - other), 24 - Math.abs(candidate - other)))),
  );
  if (morning === afternoon) return null;
  return timeOf(((hour % 12) + (morning < afternoon ? 0 : 12)) * 60 + minute);
}

const timeParts = (hour: number, minute: number, language: string): readonly Intl.DateTimeFormatPart[] =>
  dateParts((hour * 60 + minute) * 60_000, 'time', language);

/** Returns the hours of the day with a day period, such as 0 to 11 for `am`. */
function hoursOf(dayPeriod: string, minute: number, language: string): readonly number[] {
  const all = Array.from({ length: 24 }, (_, hour) => hour);
  const hours = all.filter((hour) =>
    timeParts(hour, minute, language).some(
      ({ type, value }) => type === 'dayPeriod' && wordsIn(value).join('') === dayPeriod,
    ),
  );
  if (hours.length > 0 || !/^[ap]m?$/.test(dayPeriod)) return hours;
  return all.filter((hour) => hour < 12 === dayPeriod.startsWith('a'));
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
