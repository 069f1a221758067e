import { VALID, type ValidationResult } from '#base/form-element.ts';
import { property } from '#base/property.ts';
import { withoutRoundingError } from '#base/rounding.ts';
import { SteppedElement } from '#base/stepped-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatNumber } from '#format/format.ts';
import { numberMarks, type NumberMarks } from '#format/number-marks.ts';
import { parseNumber } from '#format/parse-number.ts';
import { numberFieldStrings } from '#strings/en/number-field.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { steppedStrings } from '#strings/en/stepped.ts';
import { numberFieldStyles } from './number-field.styles.ts';

const english = { ...numberFieldStrings, ...sharedStrings, ...steppedStrings };

/** The most decimals that `Intl` takes in every browser. */
const MAX_DECIMALS = 20;

/** Returns the number of decimals, also of one that is written with an exponent, such as `1.5e-7`. */
function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(Number(value.toPrecision(15))).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/**
 * A field for a quantity or a measurement, which users type or change in steps. It reads and formats the number in the
 * language of the page.
 *
 * A number that is out of range or between two steps makes the field invalid when the user leaves it; the number
 * itself is kept. An ambiguous number, such as `1,5` in English, is not guessed: the field asks which one is meant.
 *
 * @when A quantity or a measurement: weeks, people, a percentage.
 * @whenNot For money, use a money field; for digits that are not a quantity (a ZIP code), a field around a native input.
 * @keyboard Up, Down — Changes the number by one step.
 * @keyboard Page Up, Page Down — Changes the number by ten steps.
 * @slot start - Content inside the frame before the number, such as an icon or a sign.
 * @slot end - Content inside the frame after the number, such as its unit.
 * @slot label-end - Content next to the label, such as a link or a note.
 * @csspart input - The native text field.
 * @fires input - Emitted while the user types, and on each step. Native; bubbles and is composed.
 * @fires change - Emitted when the user leaves the field after typing, and on each step. Native.
 */
export class PlinthNumberField extends SteppedElement {
  static override styles = numberFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  /** The lowest valid number. A value that is not a number means no minimum. */
  @property({ type: Number }) min: number | undefined;
  /** The highest valid number. A value that is not a number means no maximum. */
  @property({ type: Number }) max: number | undefined;
  /** The amount that a step adds. Numbers between two steps are invalid. @default 1 */
  @property({ type: Number }) step = 1;
  /** The initial number, which a form reset restores. Reflects the `value` attribute, as in HTML. */
  @property({ type: Number, attribute: 'value', reflect: true }) override defaultValue: number | null = null;

  protected override get marks(): NumberMarks {
    return numberMarks(this.locale.language);
  }
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
      Math.min(MAX_DECIMALS, Math.max(decimalsOf(this.stepSize), decimalsOf(value))),
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
    const stepCount = withoutRoundingError((value - base) / stepSize);
    if (Number.isInteger(stepCount)) return VALID;
    const lowerStep = withoutRoundingError(base + Math.floor(stepCount) * stepSize);
    const upperStep = withoutRoundingError(base + Math.ceil(stepCount) * stepSize);
    const message =
      upperStep > this.upperBound
        ? this.rangeMessage(this.formatValue(base), this.formatValue(lowerStep))
        : this.locale.strings.numberNearest(this.formatValue(lowerStep), this.formatValue(upperStep));
    return { flags: { stepMismatch: true }, message };
  }
}
