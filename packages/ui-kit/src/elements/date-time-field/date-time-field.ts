import { getLocalTimeZone, now, parseDateTime as parseIsoDateTime } from '@internationalized/date';
import { findDayProblem, neverUnavailable } from '#base/date-limits.ts';
import { renderDatePattern } from '#base/date-pattern.ts';
import { DateTimeElement, normalizeStep, withoutMarks } from '#base/date-time-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { currentDay, dayOf, formatDay } from '#format/days.ts';
import { normalizeDateTime, parseDateTime } from '#format/parse-date-time.ts';
import { formatTime, timeOf } from '#format/parse-time.ts';
import { dateFieldStrings } from '#strings/en/date-field.ts';
import { dateTimeFieldStrings } from '#strings/en/date-time-field.ts';
import { limitsStrings } from '#strings/en/limits.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { dateTimeFieldStyles } from './date-time-field.styles.ts';

const english = { ...dateFieldStrings, ...dateTimeFieldStrings, ...limitsStrings, ...sharedStrings };

/**
 * A field in which users type a date and a time, in the formats of `plinth-date-field` and `plinth-time-field`:
 * `11/30/2026 2:30 PM`, `Nov 30 at 9 am`. The value is an ISO local date and time, `2026-11-30T14:30`, without a time
 * zone, as of a native `datetime-local`.
 *
 * @when A moment that people know, such as a meeting or the time of a payment.
 * @whenNot For a date or a time alone, use a `plinth-date-field` or a `plinth-time-field`. To choose a day from a calendar, use a `plinth-date-picker` beside a `plinth-time-picker`.
 * @keyboard Up, Down — Changes the time by `step` minutes.
 * @keyboard Page Up, Page Down — Changes the date by a day.
 * @slot label-end - Content after the label, such as a link.
 * @csspart input - The native text field.
 * @fires input - Emitted while the user types, and for each step. Native event, composed.
 * @fires change - Emitted when the user leaves the field after typing, and for each step. Native event.
 */
export class PlinthDateTimeField extends DateTimeElement {
  static override styles = dateTimeFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  /** The earliest valid date and time, as `2026-11-30T14:30`. */
  @property() override min = '';
  /** The latest valid date and time, as `2026-11-30T14:30`. */
  @property() override max = '';
  /** The number of minutes that an arrow key adds. @default 15 */
  @property({ type: Number }) step = 15;
  /** A function that returns whether a day, given as an ISO date, is unavailable. */
  @property({ attribute: false }) isUnavailable: (iso: string) => boolean = neverUnavailable;
  /** The initial value as an ISO local date and time, restored when the form is reset. The `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) override defaultValue: string | null = null;

  protected override valueForKey(key: string): string | null {
    const minutes = normalizeStep(this.step);
    const step = new Map([
      ['ArrowUp', { minutes }],
      ['ArrowDown', { minutes: -minutes }],
      ['PageUp', { days: 1 }],
      ['PageDown', { days: -1 }],
    ]).get(key);
    if (!step) return null;
    return this.value === null ? currentTime(minutes) : toText(parseIsoDateTime(this.value).add(step));
  }

  protected override normalizeValue(value: unknown): string | null {
    return normalizeDateTime(value);
  }

  protected override parseText(text: string): string | null {
    return parseDateTime(text, this.locale.language, currentDay());
  }

  protected override formatValue(value: string): string {
    const { language } = this.locale;
    const [date = '', time = ''] = value.split('T');
    const day = dayOf(date);
    return day ? withoutMarks(`${formatDay(day, 'numeric', language)} ${formatTime(time, language)}`) : '';
  }

  protected override get pattern(): string {
    return `${renderDatePattern(this.locale.language, this.locale.strings)} --:--`;
  }

  protected override validateValue(value: string): ValidationResult {
    const problem = super.validateValue(value);
    if (problem !== VALID) return problem;
    return findDayProblem(value.slice(0, value.indexOf('T')), this.isUnavailable, this.locale.strings);
  }

  protected override get unparsableMessage(): string {
    return this.locale.strings.dateTimeInvalid(this.formatValue(`${currentDay()}T09:30`));
  }

  protected override get missingMessage(): string {
    return this.locale.strings.dateTimeMissing;
  }
}

/** Returns the current time, rounded down to a step. */
function currentTime(stepMinutes: number): string {
  const { hour, minute } = now(getLocalTimeZone());
  const minutes = hour * 60 + minute;
  return `${currentDay()}T${timeOf(minutes - (minutes % stepMinutes))}`;
}

/** Returns a date and time as text, to the minute. */
const toText = (dateTime: { toString: () => string }): string =>
  dateTime.toString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
