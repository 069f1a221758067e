import { nothing } from 'lit';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { property } from '#base/property.ts';
import { SteppedElement } from '#base/stepped-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { currencyDigits, currencyName, formatMoney } from '#format/format.ts';
import { moneyMarks, type MoneyMarks } from '#format/money.ts';
import { hasMinorUnits, parseMoney } from '#format/parse-money.ts';
import { amountSliderStrings } from '#strings/en/amount-slider.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { steppedStrings } from '#strings/en/stepped.ts';
import { moneyFieldStyles } from './money-field.styles.ts';

const english = { ...amountSliderStrings, ...sharedStrings, ...steppedStrings };

const DEFAULT_CURRENCY = 'USD';

/**
 * A text field for an amount of money, which is formatted as currency. Its value is an integer in minor units (cents
 * for US dollars), and is submitted as such. An ambiguous amount, such as `1,5` in English, is not guessed: the field
 * keeps the text and asks which one is meant. It also keeps an amount with cents, without `cents`, and says that it
 * takes whole dollars.
 *
 * @when An exact amount that people know, such as that of an invoice or a payment.
 * @whenNot For an amount that people explore along a scale, use an amount slider.
 * @keyboard Up, Down — Changes the amount by one step.
 * @keyboard Page Up, Page Down — Changes the amount by ten steps.
 * @slot start - Content inside the frame before the amount, such as an icon.
 * @slot end - Content inside the frame after the amount, such as a period.
 * @slot label-end - Content next to the label, such as a link or a note.
 * @csspart input - The native text field.
 * @fires input - Emitted while the user types, and on each step. Native; bubbles and is composed.
 * @fires change - Emitted when the user leaves the field after typing, and on each step. Native.
 */
export class PlinthMoneyField extends SteppedElement {
  static override styles = moneyFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  /** The lowest valid amount in minor units. A value that is not a number means no minimum. */
  @property({ type: Number }) min: number | undefined = 0;
  /** The highest valid amount in minor units. A value that is not a number means no maximum. */
  @property({ type: Number }) max: number | undefined;
  /** The amount that an arrow key adds, in minor units; amounts between steps are valid. Defaults to one major unit. */
  @property({ type: Number }) step: number | undefined;
  /** The ISO 4217 currency code. An invalid code falls back to the default. */
  @property() currency = DEFAULT_CURRENCY;
  /** Shows and accepts minor units, as in `$1,250.50`. Without it, a typed amount with minor units is invalid. */
  @property({ type: Boolean }) cents = false;
  /** The initial amount in minor units, which a form reset restores. Reflects the `value` attribute, as in HTML. */
  @property({ type: Number, attribute: 'value', reflect: true }) override defaultValue: number | null = null;

  protected override get marks(): MoneyMarks {
    return moneyMarks(this.locale.language, this.#currencyCode);
  }
  protected override get lowerBound(): number {
    return this.normalizeValue(this.min) ?? Number.NEGATIVE_INFINITY;
  }
  protected override get upperBound(): number {
    return Math.max(this.lowerBound, this.normalizeValue(this.max) ?? Number.POSITIVE_INFINITY);
  }
  protected override get stepSize(): number {
    const step = this.normalizeValue(this.step);
    return step !== null && step > 0 ? step : 10 ** currencyDigits(this.#currencyCode);
  }

  protected override get takesFractions(): boolean {
    return this.cents && currencyDigits(this.#currencyCode) > 0;
  }

  get #currencyCode(): string {
    return /^[a-z]{3}$/i.test(this.currency) ? this.currency : DEFAULT_CURRENCY;
  }

  protected override normalizeValue(value: unknown): number | null {
    const amount = super.normalizeValue(value);
    return amount === null ? null : Math.round(amount);
  }

  protected override parseText(text: string): number | null {
    return parseMoney(text, this.locale.language, { currency: this.#currencyCode, minorUnits: this.cents });
  }

  protected override formatValue(value: number): string {
    return formatMoney(value, { language: this.locale.language, currency: this.#currencyCode, minorUnits: this.cents });
  }

  protected override get missingMessage(): string {
    return this.locale.strings.amountMissing;
  }

  protected override get unparsableMessage(): string {
    const message = super.unparsableMessage;
    const { language, strings } = this.locale;
    if (this.takesFractions) return message;
    const wholeMessage = strings.amountWhole(currencyName(this.#currencyCode, language));
    if (hasMinorUnits(this.typed ?? '', language, this.#currencyCode)) return wholeMessage;
    const isAmbiguous = message !== this.missingMessage && message !== strings.numberTooLong;
    return isAmbiguous ? `${message} ${wholeMessage}` : message;
  }

  protected override rangeMessage(lowerBound: string, upperBound: string): string {
    return this.locale.strings.amountOutOfRange(lowerBound, upperBound);
  }

  protected override validateStep(_value: number): ValidationResult {
    return VALID;
  }

  /** Renders no buttons, because amounts are typed and steps of one dollar are of little use. */
  protected override renderSteppers(): typeof nothing {
    return nothing;
  }
}
