import { getLocalTimeZone, today } from '@internationalized/date';
import { html, nothing, type TemplateResult } from 'lit';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { property } from '#base/property.ts';
import { TypedElement } from '#base/typed-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { dayOf, formatDay, inCalendarOf, isoOf } from '#format/days.ts';
import { datePattern } from '#format/format.ts';
import { parseDate } from '#format/parse-date.ts';
import { dateFieldStrings } from '#strings/en/date-field.ts';
import { limitsStrings } from '#strings/en/limits.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { dateFieldStyles } from './date-field.styles.ts';

const english = { ...dateFieldStrings, ...limitsStrings, ...sharedStrings };

/** Nothing is unavailable. */
export const allAvailable = (): boolean => false;

/**
 * A day that a person knows and types: a birthday, the date of an invoice. It is read in the way of the language, with
 * names of months or without, and shown in figures; its value is an ISO date.
 *
 * @when A day that a person knows: a birthday, the date of an invoice.
 * @whenNot To choose among days take a `plinth-date-picker`.
 * @keyboard Up, Down — Goes by a day.
 * @keyboard Page Up, Page Down — Goes by a month.
 * @slot label-end - Beside the label: a link, a note.
 * @csspart input - The native text field.
 * @fires input - while a person types, and at each step; native, reaches out of shadow trees.
 * @fires change - when a person left the field after typing, and at each step; native.
 */
export class PlinthDateField<Events extends object = object> extends TypedElement<string, Events> {
  static override styles = dateFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  /** First day that is in order, an ISO date. */
  @property() min = '';
  /** Last day that is in order, an ISO date. */
  @property() max = '';
  /** Says which days are not to be had, by their ISO date. */
  @property({ attribute: false }) isUnavailable: (iso: string) => boolean = allAvailable;
  /** The day that it starts with and resets to, an ISO date; the `value` attribute, as in HTML. */
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
    const now = today(getLocalTimeZone());
    const at = dayOf(this.value);
    const to = at ? dayOf(isoOf(inCalendarOf(at, this.locale.language).add(step))) : now;
    const [min, max] = [dayOf(this.min), dayOf(this.max)];
    if (to) this.commitValue(isoOf(min && to.compare(min) < 0 ? min : max && to.compare(max) > 0 ? max : to));
  };

  protected override normalizeValue(given: unknown): string | null {
    const day = dayOf(given);
    return day ? isoOf(day) : null;
  }

  protected override deserialize(kept: string): string | null {
    return this.normalizeValue(kept);
  }

  protected override parseText(text: string): string | null {
    return parseDate(text, this.locale.language, isoOf(today(getLocalTimeZone())));
  }

  protected override formatValue(value: string): string {
    const day = dayOf(value);
    // Marks of direction are for the eye: the field runs from left to right.
    return day ? formatDay(day, 'numeric', this.locale.language).replaceAll(/\p{Cf}/gu, '') : '';
  }

  /** How a date is typed here: `MM/DD/YYYY`. */
  protected get pattern(): string {
    const { dateDay: day, dateMonth: month, dateYear: year } = this.locale.strings;
    const words = new Map<string, string>([
      ['day', day],
      ['month', month],
      ['year', year],
    ]);
    return datePattern(this.locale.language)
      .map(({ type, value }) => words.get(type) ?? (type === 'literal' ? value : ''))
      .join('');
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

/** What a day may be. */
interface DayLimits {
  readonly min: string;
  readonly max: string;
  readonly isUnavailable: (iso: string) => boolean;
}

/** What is wrong with a day: too early, too late, not to be had. */
export function findDayProblem(
  value: string,
  limits: DayLimits,
  strings: {
    readonly notBefore: (limit: string) => string;
    readonly notAfter: (limit: string) => string;
    readonly dateUnavailable: string;
  },
  write: (iso: string) => string,
): ValidationResult {
  const [day, min, max] = [value, limits.min, limits.max].map(dayOf);
  if (day && min && day.compare(min) < 0)
    return { flags: { rangeUnderflow: true }, message: strings.notBefore(write(isoOf(min))) };
  if (day && max && day.compare(max) > 0)
    return { flags: { rangeOverflow: true }, message: strings.notAfter(write(isoOf(max))) };
  const isOff = typeof limits.isUnavailable === 'function' && limits.isUnavailable(value);
  return isOff ? { flags: { customError: true }, message: strings.dateUnavailable } : VALID;
}
