import { nothing } from 'lit';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { property } from '#base/property.ts';
import { SteppedElement } from '#base/stepped-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { currencyDigits, formatMoney } from '#format/format.ts';
import { parseMoney } from '#format/parse-money.ts';
import { amountSliderStrings } from '#strings/en/amount-slider.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { steppedStrings } from '#strings/en/stepped.ts';
import { moneyFieldStyles } from './money-field.styles.ts';

const english = { ...amountSliderStrings, ...sharedStrings, ...steppedStrings };

const DEFAULT_CURRENCY = 'USD';

/**
 * An amount of money that a person types: an invoice, a payment. Values are integers of minor units (US cents), and are
 * submitted so. Shown whole unless `cents` is set.
 *
 * @when An amount that a person knows: of an invoice, of a payment.
 * @whenNot For an amount to find by moving along a scale take an amount slider.
 * @keyboard Up, Down — Changes the amount by a step.
 * @keyboard Page Up, Page Down — Changes it by ten steps.
 * @slot start - Inside the frame, before the amount: an icon.
 * @slot end - Inside the frame, after the amount: a period.
 * @slot label-end - Beside the label: a link, a note.
 * @csspart input - The native text field.
 * @fires input - while a person types, and at each step; native, reaches out of shadow trees.
 * @fires change - when a person left the field after typing, and at each step; native.
 */
export class PlinthMoneyField extends SteppedElement {
  static override styles = moneyFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  /** Least amount, minor units; none when it is no number. */
  @property({ type: Number }) min: number | undefined = 0;
  /** Greatest amount, minor units; none when it is no number. */
  @property({ type: Number }) max: number | undefined;
  /** What an arrow key adds, minor units; amounts in between are in order. One whole major unit when it is no number. */
  @property({ type: Number }) step: number | undefined;
  /** ISO 4217 code; anything else is read as the default. */
  @property() currency = DEFAULT_CURRENCY;
  /** Reads and writes the minor units too: `$1,250.50`. Without it amounts are rounded to whole ones (spec §9). */
  @property({ type: Boolean }) cents = false;
  /** The amount that it starts with and resets to, minor units; the `value` attribute, as in HTML. */
  @property({ type: Number, attribute: 'value', reflect: true }) override defaultValue: number | null = null;

  protected override get lowerBound(): number {
    return this.normalizeValue(this.min) ?? Number.NEGATIVE_INFINITY;
  }
  protected override get upperBound(): number {
    return Math.max(this.lowerBound, this.normalizeValue(this.max) ?? Number.POSITIVE_INFINITY);
  }
  protected override get stepSize(): number {
    const step = this.normalizeValue(this.step);
    return step !== null && step > 0 ? step : 10 ** currencyDigits(this.#code);
  }

  get #code(): string {
    return /^[a-z]{3}$/i.test(this.currency) ? this.currency : DEFAULT_CURRENCY;
  }

  protected override normalizeValue(given: unknown): number | null {
    const amount = super.normalizeValue(given);
    return amount === null ? null : Math.round(amount);
  }

  protected override parseText(text: string): number | null {
    return parseMoney(text, this.locale.language, { currency: this.#code, minorUnits: this.cents });
  }

  protected override formatValue(value: number): string {
    return formatMoney(value, { language: this.locale.language, currency: this.#code, minorUnits: this.cents });
  }

  protected override get missingMessage(): string {
    return this.locale.strings.amountMissing;
  }

  protected override rangeMessage(lowerBound: string, upperBound: string): string {
    return this.locale.strings.amountOutOfRange(lowerBound, upperBound);
  }

  protected override validateStep(_value: number): ValidationResult {
    return VALID;
  }

  /** An amount is typed; buttons that add a dollar would be in the way. */
  protected override renderSteppers(): typeof nothing {
    return nothing;
  }
}
