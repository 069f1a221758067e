import { getLocalTimeZone, today } from '@internationalized/date';
import { html, nothing, type TemplateResult } from 'lit';
import { renderDatePattern } from '#base/date-pattern.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { property } from '#base/property.ts';
import { TypedElement } from '#base/typed-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { dayOf, formatDay, inCalendarOf, isoOf } from '#format/days.ts';
import { parseDate } from '#format/parse-date.ts';
import { dateFieldStrings } from '#strings/en/date-field.ts';
import { limitsStrings } from '#strings/en/limits.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { dateFieldStyles } from './date-field.styles.ts';

const english = { ...dateFieldStrings, ...limitsStrings, ...sharedStrings };

/** The default of `isUnavailable`: every day is available. */
export const neverUnavailable = (): boolean => false;

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
export class PlinthDateField<Events extends object = object> extends TypedElement<string, Events> {
  static override styles = dateFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  /** The first valid day, as an ISO date. */
  @property() min = '';
  /** The last valid day, as an ISO date. */
  @property() max = '';
  /** A function that returns whether a day, given as an ISO date, is unavailable. */
  @property({ attribute: false }) isUnavailable: (iso: string) => boolean = neverUnavailable;
  /** The initial value as an ISO date, restored when the form is reset. The `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) override defaultValue: string | null = null;

  protected readonly handleKeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || this.isDisabled) return;
    const step = new Map([
      ['ArrowUp', { days: 1 }],
      ['ArrowDown', { days: -1 }],
      ['PageUp', { months: 1 }],
      ['PageDown', { months: -1 }],
    ]).get(event.key);
    if (!step) return;
    event.preventDefault();
    const currentDay = today(getLocalTimeZone());
    const day = dayOf(this.value);
    const target = day ? dayOf(isoOf(inCalendarOf(day, this.locale.language).add(step))) : currentDay;
    const [min, max] = [dayOf(this.min), dayOf(this.max)];
    if (target)
      this.commitValue(isoOf(min && target.compare(min) < 0 ? min : max && target.compare(max) > 0 ? max : target));
  };

  protected override normalizeValue(value: unknown): string | null {
    const day = dayOf(value);
    return day ? isoOf(day) : null;
  }

  protected override deserialize(savedState: string): string | null {
    return this.normalizeValue(savedState);
  }

  protected override parseText(text: string): string | null {
    return parseDate(text, this.locale.language, isoOf(today(getLocalTimeZone())));
  }

  protected override formatValue(value: string): string {
    const day = dayOf(value);
    // The text is left-to-right, so the example must not contain direction marks.
    return day ? formatDay(day, 'numeric', this.locale.language).replaceAll(/\p{Cf}/gu, '') : '';
  }

  /** Returns the date format of the language, such as `MM/DD/YYYY`. */
  protected get pattern(): string {
    return renderDatePattern(this.locale.language, this.locale.strings);
  }

  protected override validate(): ValidationResult {
    const { strings } = this.locale;
    if (this.value === null) {
      if (this.isUnparsable)
        return {
          flags: { badInput: true },
          message: strings.dateInvalid(this.formatValue(isoOf(today(getLocalTimeZone())))),
        };
      return this.required ? { flags: { valueMissing: true }, message: strings.dateMissing } : VALID;
    }
    return findDayProblem(this.value, this, strings, (iso) => this.formatValue(iso));
  }

  protected override renderControl(): TemplateResult {
    return html`<div part="control">${this.renderInput()}<span class="end">${this.renderLock()}</span></div>`;
  }

  protected renderInput(): TemplateResult {
    return html`<input
      part="input"
      id="control"
      class="bare"
      type="text"
      autocomplete="off"
      spellcheck="false"
      dir="ltr"
      placeholder=${this.placeholder || this.pattern || nothing}
      ?disabled=${this.isDisabled}
      aria-required=${this.required ? 'true' : 'false'}
      aria-invalid=${this.errorText ? 'true' : 'false'}
      aria-describedby="error help"
      @input=${this.handleInput}
      @change=${this.handleCommit}
      @keydown=${this.handleKeydown}
    />`;
  }
}

/** The constraints of a date. */
interface DayLimits {
  readonly min: string;
  readonly max: string;
  readonly isUnavailable: (iso: string) => boolean;
}

/** Returns why a day is invalid: too early, too late, or unavailable. */
export function findDayProblem(
  value: string,
  limits: DayLimits,
  strings: {
    readonly notBefore: (limit: string) => string;
    readonly notAfter: (limit: string) => string;
    readonly dateUnavailable: string;
  },
  format: (iso: string) => string,
): ValidationResult {
  const [day, min, max] = [value, limits.min, limits.max].map(dayOf);
  if (day && min && day.compare(min) < 0)
    return { flags: { rangeUnderflow: true }, message: strings.notBefore(format(isoOf(min))) };
  if (day && max && day.compare(max) > 0)
    return { flags: { rangeOverflow: true }, message: strings.notAfter(format(isoOf(max))) };
  const isUnavailable = typeof limits.isUnavailable === 'function' && limits.isUnavailable(value);
  return isUnavailable ? { flags: { customError: true }, message: strings.dateUnavailable } : VALID;
}
