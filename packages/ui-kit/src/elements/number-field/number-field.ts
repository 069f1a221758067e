import { VALID, type ValidationResult } from '#base/form-element.ts';
import { property } from '#base/property.ts';
import { SteppedElement } from '#base/stepped-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatNumber } from '#format/format.ts';
import { parseNumber } from '#format/parse-number.ts';
import { numberFieldStrings } from '#strings/en/number-field.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { steppedStrings } from '#strings/en/stepped.ts';
import { numberFieldStyles } from './number-field.styles.ts';

const english = { ...numberFieldStrings, ...sharedStrings, ...steppedStrings };

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
const exact = (value: number): number => Number(value.toPrecision(12));

/**
 * A quantity or a measure that is typed or stepped: weeks, people, a share. Read and written in the way of the
 * language.
 *
 * A number out of range or between two steps is a problem, said when the field is left; it is never replaced.
 *
 * @when A quantity or a measure: weeks, people, a share.
 * @whenNot Money is a money field; digits that are no quantity (a ZIP code) are a field around a native input.
 * @keyboard Up, Down — Changes it by a step.
 * @keyboard Page Up, Page Down — Changes it by ten steps.
 * @slot start - Inside the frame, before the number: an icon, a sign.
 * @slot end - Inside the frame, after the number: its unit.
 * @slot label-end - Beside the label: a link, a note.
 * @csspart input - The native text field.
 * @fires input - while a person types, and at each step; native, reaches out of shadow trees.
 * @fires change - when a person left the field after typing, and at each step; native.
 */
export class PlinthNumberField extends SteppedElement {
  static override styles = numberFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  /** Least number; none when it is no number. */
  @property({ type: Number }) min: number | undefined;
  /** Greatest number; none when it is no number. */
  @property({ type: Number }) max: number | undefined;
  /** What a step adds; numbers in between are a problem. @default 1 */
  @property({ type: Number }) step = 1;
  /** The number that it starts with and resets to; the `value` attribute, as in HTML. */
  @property({ type: Number, attribute: 'value', reflect: true }) override defaultValue: number | null = null;

  protected override get lowerBound(): number {
    return this.normalizeValue(this.min) ?? Number.NEGATIVE_INFINITY;
  }
  protected override get upperBound(): number {
    return Math.max(this.lowerBound, this.normalizeValue(this.max) ?? Number.POSITIVE_INFINITY);
  }
  protected override get stepSize(): number {
    const step = this.normalizeValue(this.step) ?? 1;
    return step > 0 ? step : 1;
  }

  protected override parseText(text: string): number | null {
    return parseNumber(text, this.locale.language);
  }

  protected override formatValue(value: number): string {
    return formatNumber(
      value,
      this.locale.language,
      Math.min(12, Math.max(decimalsOf(this.stepSize), decimalsOf(value))),
    );
  }

  protected override get missingMessage(): string {
    return this.locale.strings.numberMissing;
  }

  protected override rangeMessage(lowerBound: string, upperBound: string): string {
    return this.locale.strings.numberOutOfRange(lowerBound, upperBound);
  }

  protected override validateStep(value: number): ValidationResult {
    const base = Number.isFinite(this.lowerBound) ? this.lowerBound : 0;
    const { stepSize } = this;
    const place = exact((value - base) / stepSize);
    if (Number.isInteger(place)) return VALID;
    const low = exact(base + Math.floor(place) * stepSize);
    const high = exact(base + Math.ceil(place) * stepSize);
    const message =
      high > this.upperBound
        ? this.rangeMessage(this.formatValue(base), this.formatValue(low))
        : this.locale.strings.numberNearest(this.formatValue(low), this.formatValue(high));
    return { flags: { stepMismatch: true }, message };
  }
}
