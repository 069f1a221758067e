import { NO_PROBLEM, type Problem } from '#base/form-element.ts';
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

  protected override get least(): number {
    return this.accept(this.min) ?? Number.NEGATIVE_INFINITY;
  }
  protected override get most(): number {
    return Math.max(this.least, this.accept(this.max) ?? Number.POSITIVE_INFINITY);
  }
  protected override get stride(): number {
    const step = this.accept(this.step) ?? 1;
    return step > 0 ? step : 1;
  }

  protected override parse(text: string): number | null {
    return parseNumber(text, this.locale.language);
  }

  protected override write(value: number): string {
    return formatNumber(
      value,
      this.locale.language,
      Math.min(12, Math.max(decimalsOf(this.stride), decimalsOf(value))),
    );
  }

  protected override get missingMessage(): string {
    return this.locale.strings.numberMissing;
  }

  protected override rangeMessage(least: string, most: string): string {
    return this.locale.strings.numberOutOfRange(least, most);
  }

  protected override findStepProblem(value: number): Problem {
    const base = Number.isFinite(this.least) ? this.least : 0;
    const { stride } = this;
    const place = exact((value - base) / stride);
    if (Number.isInteger(place)) return NO_PROBLEM;
    const low = exact(base + Math.floor(place) * stride);
    const high = exact(base + Math.ceil(place) * stride);
    const message =
      high > this.most
        ? this.rangeMessage(this.write(base), this.write(low))
        : this.locale.strings.numberNearest(this.write(low), this.write(high));
    return { flags: { stepMismatch: true }, message };
  }
}
