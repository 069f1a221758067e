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

const DAY = 24 * 60;

/**
 * A time of day that a person types, read in the way of the language: `9:30 PM`, `21:30`, `930p`. Its value is `HH:MM`
 * of 24 hours.
 *
 * @when A time of day that a person knows.
 * @whenNot To choose among times take a `plinth-time-picker`; for a few at hand a radio group of tiles.
 * @keyboard Up, Down — Goes by `step` minutes.
 * @keyboard Page Up, Page Down — Goes by an hour.
 * @slot label-end - Beside the label: a link, a note.
 * @csspart input - The native text field.
 * @fires input - while a person types, and at each step; native, reaches out of shadow trees.
 * @fires change - when a person left the field after typing, and at each step; native.
 */
export class PlinthTimeField extends TypedElement<string> {
  static override styles = timeFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  /** First time that is in order, `HH:MM`. */
  @property() min = '';
  /** Last time that is in order, `HH:MM`. */
  @property() max = '';
  /** Minutes that an arrow key adds. @default 15 */
  @property({ type: Number }) step = 15;
  /** The time that it starts with and resets to, `HH:MM`; the `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) override defaultValue: string | null = null;

  protected readonly handleKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || this.isDisabled)
      return;
    const { stepSize } = this;
    const by = new Map([
      ['ArrowUp', stepSize],
      ['ArrowDown', -stepSize],
      ['PageUp', 60],
      ['PageDown', -60],
    ]).get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    const [least, most] = [minutesOf(this.min) ?? 0, minutesOf(this.max) ?? DAY - 1];
    const at = minutesOf(this.value);
    if (at === null) this.commitValue(timeOf(least));
    else this.commitValue(timeOf(Math.min(Math.max(at + by, least), Math.max(least, most))));
  };

  protected get stepSize(): number {
    return Number.isInteger(this.step) && this.step > 0 && this.step < DAY ? this.step : 15;
  }

  protected override normalizeValue(given: unknown): string | null {
    const minutes = minutesOf(given);
    return minutes === null ? null : timeOf(minutes);
  }

  protected override deserialize(kept: string): string | null {
    return this.normalizeValue(kept);
  }

  protected override parseText(text: string): string | null {
    return parseTime(text, this.locale.language);
  }

  protected override formatValue(value: string): string {
    return formatTime(value, this.locale.language).replaceAll(/\p{Cf}/gu, '');
  }

  protected override validate(): ValidationResult {
    const { strings } = this.locale;
    const at = minutesOf(this.value);
    if (at === null) {
      if (this.isUnparsable)
        return { flags: { badInput: true }, message: strings.timeInvalid(this.formatValue('09:30')) };
      return this.required ? { flags: { valueMissing: true }, message: strings.timeMissing } : VALID;
    }
    const [min, max] = [minutesOf(this.min), minutesOf(this.max)];
    if (min !== null && at < min)
      return { flags: { rangeUnderflow: true }, message: strings.notBefore(this.formatValue(timeOf(min))) };
    if (max !== null && at > max)
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
