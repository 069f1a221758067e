import { html, nothing, type TemplateResult } from 'lit';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { property } from '#base/property.ts';
import { TypedElement } from '#base/typed-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatTime, minutesOf, parseTime, timeOf } from '#format/parse-time.ts';
import { limitsStrings } from '#strings/en/limits.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { timeFieldStrings } from '#strings/en/time-field.ts';
import { timeFieldStyles } from './time-field.styles.ts';

const english = { ...limitsStrings, ...sharedStrings, ...timeFieldStrings };

const MINUTES_PER_DAY = 24 * 60;

/**
 * A text field for a time of day, which accepts the formats of the page's language: `9:30 PM`, `21:30`, `930p`. Its
 * value is `HH:MM` in 24-hour time.
 *
 * @when A time of day that the user knows.
 * @whenNot For a choice of times, use a `plinth-time-picker`; for a few available times, a radio group of tiles.
 * @keyboard Up, Down — Changes the time by `step` minutes.
 * @keyboard Page Up, Page Down — Changes the time by an hour.
 * @slot label-end - Content next to the label, such as a link or a note.
 * @csspart input - The native text field.
 * @fires input - Emitted while the user types, and on each step. Native; bubbles and is composed.
 * @fires change - Emitted when the user leaves the field after typing, and on each step. Native.
 */
export class PlinthTimeField extends TypedElement<string> {
  static override styles = timeFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  /** The earliest valid time, as `HH:MM`. */
  @property() min = '';
  /** The latest valid time, as `HH:MM`. */
  @property() max = '';
  /** The number of minutes that an arrow key adds. @default 15 */
  @property({ type: Number }) step = 15;
  /** The initial time as `HH:MM`, which a form reset restores. Reflects the `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) override defaultValue: string | null = null;

  protected readonly handleKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || this.isDisabled)
      return;
    const { stepSize } = this;
    const deltaMinutes = new Map([
      ['ArrowUp', stepSize],
      ['ArrowDown', -stepSize],
      ['PageUp', 60],
      ['PageDown', -60],
    ]).get(event.key);
    if (deltaMinutes === undefined) return;
    event.preventDefault();
    const [min, max] = [minutesOf(this.min) ?? 0, minutesOf(this.max) ?? MINUTES_PER_DAY - 1];
    const minutes = minutesOf(this.value);
    if (minutes === null) this.commitValue(timeOf(min));
    else this.commitValue(timeOf(Math.min(Math.max(minutes + deltaMinutes, min), Math.max(min, max))));
  };

  protected get stepSize(): number {
    return Number.isInteger(this.step) && this.step > 0 && this.step < MINUTES_PER_DAY ? this.step : 15;
  }

  protected override normalizeValue(value: unknown): string | null {
    const minutes = minutesOf(value);
    return minutes === null ? null : timeOf(minutes);
  }

  protected override deserialize(serialized: string): string | null {
    return this.normalizeValue(serialized);
  }

  protected override parseText(text: string): string | null {
    return parseTime(text, this.locale.language);
  }

  protected override formatValue(value: string): string {
    return formatTime(value, this.locale.language).replaceAll(/\p{Cf}/gu, '');
  }

  protected override validate(): ValidationResult {
    const { strings } = this.locale;
    const minutes = minutesOf(this.value);
    if (minutes === null) {
      if (this.isUnparsable)
        return { flags: { badInput: true }, message: strings.timeInvalid(this.formatValue('09:30')) };
      return this.required ? { flags: { valueMissing: true }, message: strings.timeMissing } : VALID;
    }
    const [min, max] = [minutesOf(this.min), minutesOf(this.max)];
    if (min !== null && minutes < min)
      return { flags: { rangeUnderflow: true }, message: strings.notBefore(this.formatValue(timeOf(min))) };
    if (max !== null && minutes > max)
      return { flags: { rangeOverflow: true }, message: strings.notAfter(this.formatValue(timeOf(max))) };
    return VALID;
  }

  protected override renderControl(): TemplateResult {
    return html`<div part="control">
      <input
        part="input"
        id="control"
        class="bare"
        type="text"
        autocomplete="off"
        spellcheck="false"
        dir="auto"
        placeholder=${this.placeholder || nothing}
        ?disabled=${this.isDisabled}
        aria-required=${this.required ? 'true' : 'false'}
        aria-invalid=${this.errorText ? 'true' : 'false'}
        aria-describedby="error help"
        @input=${this.handleInput}
        @change=${this.handleCommit}
        @keydown=${this.handleKeydown}
      />
      <span class="end">${this.renderLock()}</span>
    </div>`;
  }
}
