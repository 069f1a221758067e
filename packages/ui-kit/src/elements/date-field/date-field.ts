import { findDayProblem, neverUnavailable } from '#base/date-limits.ts';
import { renderDatePattern } from '#base/date-pattern.ts';
import { DateTimeElement, withoutMarks } from '#base/date-time-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { currentDay, dayOf, formatDay, inCalendarOf, isoOf, normalizeDay } from '#format/days.ts';
import { parseDate } from '#format/parse-date.ts';
import { dateFieldStrings } from '#strings/en/date-field.ts';
import { limitsStrings } from '#strings/en/limits.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { dateFieldStyles } from './date-field.styles.ts';

const english = { ...dateFieldStrings, ...limitsStrings, ...sharedStrings };

/**
 * A field in which users type a date. The date is parsed in the user's language, with or without month names, and
 * formatted as digits. The value is an ISO date.
 *
 * @when A date that people know, such as a birthday or the date of an invoice.
 * @whenNot To choose a day, use a `plinth-date-picker`.
 * @keyboard Up, Down — Changes the date by a day.
 * @keyboard Page Up, Page Down — Changes the date by a month.
 * @slot label-end - Content after the label, such as a link.
 * @csspart input - The native text field.
 * @fires input - Emitted while the user types, and for each step. Native event, composed.
 * @fires change - Emitted when the user leaves the field after typing, and for each step. Native event.
 */
export class PlinthDateField<Events extends object = object> extends DateTimeElement<Events> {
  static override styles = dateFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  /** The first valid day, as an ISO date. */
  @property() override min = '';
  /** The last valid day, as an ISO date. */
  @property() override max = '';
  /** A function that returns whether a day, given as an ISO date, is unavailable. */
  @property({ attribute: false }) isUnavailable: (iso: string) => boolean = neverUnavailable;
  /** The initial value as an ISO date, restored when the form is reset. The `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) override defaultValue: string | null = null;

  protected override valueForKey(key: string): string | null {
    const step = new Map([
      ['ArrowUp', { days: 1 }],
      ['ArrowDown', { days: -1 }],
      ['PageUp', { months: 1 }],
      ['PageDown', { months: -1 }],
    ]).get(key);
    if (!step) return null;
    const day = dayOf(this.value);
    return day ? isoOf(inCalendarOf(day, this.locale.language).add(step)) : currentDay();
  }

  protected override normalizeValue(value: unknown): string | null {
    return normalizeDay(value);
  }

  protected override parseText(text: string): string | null {
    return parseDate(text, this.locale.language, currentDay());
  }

  protected override formatValue(value: string): string {
    const day = dayOf(value);
    return day ? withoutMarks(formatDay(day, 'numeric', this.locale.language)) : '';
  }

  protected override get pattern(): string {
    return renderDatePattern(this.locale.language, this.locale.strings);
  }

  protected override validateValue(value: string): ValidationResult {
    const problem = super.validateValue(value);
    return problem === VALID ? findDayProblem(value, this.isUnavailable, this.locale.strings) : problem;
  }

  protected override get unparsableMessage(): string {
    return this.locale.strings.dateInvalid(this.formatValue(currentDay()));
  }

  protected override get missingMessage(): string {
    return this.locale.strings.dateMissing;
  }
}
