import { getLocalTimeZone, now, parseDateTime as parseIsoDateTime, today } from '@internationalized/date';
import { html, type TemplateResult } from 'lit';
import { renderDatePattern } from '#base/date-pattern.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { property } from '#base/property.ts';
import { TypedElement } from '#base/typed-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { dayOf, formatDay, isoOf } from '#format/days.ts';
import { normalizeDateTime, parseDateTime } from '#format/parse-date-time.ts';
import { formatTime, timeOf } from '#format/parse-time.ts';
import { dateFieldStrings } from '#strings/en/date-field.ts';
import { dateTimeFieldStrings } from '#strings/en/date-time-field.ts';
import { limitsStrings } from '#strings/en/limits.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { findDayProblem, neverUnavailable } from '../date-field/date-field.ts';
import { dateTimeFieldStyles } from './date-time-field.styles.ts';

const english = { ...dateFieldStrings, ...dateTimeFieldStrings, ...limitsStrings, ...sharedStrings };

const DEFAULT_STEP_MINUTES = 15;
const MINUTES_PER_DAY = 24 * 60;

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
export class PlinthDateTimeField extends TypedElement<string> {
  static override styles = dateTimeFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  /** The earliest valid date and time, as `2026-11-30T14:30`. */
  @property() min = '';
  /** The latest valid date and time, as `2026-11-30T14:30`. */
  @property() max = '';
  /** The number of minutes that an arrow key adds. @default 15 */
  @property({ type: Number }) step = DEFAULT_STEP_MINUTES;
  /** A function that returns whether a day, given as an ISO date, is unavailable. */
  @property({ attribute: false }) isUnavailable: (iso: string) => boolean = neverUnavailable;
  /** The initial value as an ISO local date and time, restored when the form is reset. The `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) override defaultValue: string | null = null;

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || this.isDisabled) return;
    const minutes = this.#stepMinutes;
    const step = new Map([
      ['ArrowUp', { minutes }],
      ['ArrowDown', { minutes: -minutes }],
      ['PageUp', { days: 1 }],
      ['PageDown', { days: -1 }],
    ]).get(event.key);
    if (!step) return;
    event.preventDefault();
    const target = this.value === null ? this.#currentValue : toText(parseIsoDateTime(this.value).add(step));
    const [min, max] = [normalizeDateTime(this.min), normalizeDateTime(this.max)];
    this.commitValue(min && target < min ? min : max && target > max ? max : target);
  };

  get #stepMinutes(): number {
    return Number.isInteger(this.step) && this.step > 0 && this.step < MINUTES_PER_DAY
      ? this.step
      : DEFAULT_STEP_MINUTES;
  }

  /** The current time, rounded down to a step. */
  get #currentValue(): string {
    const current = now(getLocalTimeZone());
    const minutes = current.hour * 60 + current.minute;
    return `${this.#today}T${timeOf(minutes - (minutes % this.#stepMinutes))}`;
  }

  get #today(): string {
    return isoOf(today(getLocalTimeZone()));
  }

  protected override normalizeValue(value: unknown): string | null {
    return normalizeDateTime(value);
  }

  protected override deserialize(savedState: string): string | null {
    return this.normalizeValue(savedState);
  }

  protected override parseText(text: string): string | null {
    return parseDateTime(text, this.locale.language, this.#today);
  }

  protected override formatValue(value: string): string {
    const { language } = this.locale;
    const [date = '', time = ''] = value.split('T');
    const day = dayOf(date);
    // The text is left-to-right, so it must not contain direction marks.
    return day ? `${formatDay(day, 'numeric', language)} ${formatTime(time, language)}`.replaceAll(/\p{Cf}/gu, '') : '';
  }

  protected override validate(): ValidationResult {
    const { strings } = this.locale;
    const { value } = this;
    if (value === null) {
      if (this.isUnparsable) {
        const example = this.formatValue(`${this.#today}T09:30`);
        return { flags: { badInput: true }, message: strings.dateTimeInvalid(example) };
      }
      return this.required ? { flags: { valueMissing: true }, message: strings.dateTimeMissing } : VALID;
    }
    const [min, max] = [normalizeDateTime(this.min), normalizeDateTime(this.max)];
    if (min !== null && value < min)
      return { flags: { rangeUnderflow: true }, message: strings.notBefore(this.formatValue(min)) };
    if (max !== null && value > max)
      return { flags: { rangeOverflow: true }, message: strings.notAfter(this.formatValue(max)) };
    const limits = { min: '', max: '', isUnavailable: this.isUnavailable };
    return findDayProblem(value.slice(0, value.indexOf('T')), limits, strings, (iso) => iso);
  }

  protected override renderControl(): TemplateResult {
    const { language, strings } = this.locale;
    return html`<div part="control">
      <input
        part="input"
        id="control"
        class="bare"
        type="text"
        autocomplete="off"
        spellcheck="false"
        dir="ltr"
        placeholder=${this.placeholder || `${renderDatePattern(language, strings)} --:--`}
        ?disabled=${this.isDisabled}
        aria-required=${this.required ? 'true' : 'false'}
        aria-invalid=${this.errorText ? 'true' : 'false'}
        aria-describedby="error help"
        @input=${this.handleInput}
        @change=${this.handleCommit}
        @keydown=${this.#handleKeydown}
      />
      <span class="end">${this.renderLock()}</span>
    </div>`;
  }
}

/** Returns a date and time as text, to the minute. */
const toText = (dateTime: { toString: () => string }): string =>
  dateTime.toString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
