import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatMoney } from '#format/format.ts';
import { formatMoneyStyles } from './format-money.styles.ts';

export const moneySigns = ['auto', 'always'] as const;
export const moneyNotations = ['standard', 'compact'] as const;

/**
 * Formats an amount of money inside a text, in the language of the page. An invalid amount is shown as a dash.
 *
 * @when An amount in the text of a page.
 * @whenNot For an amount with its change, use a stat. In code, use the `format` module.
 * @keyboard none
 */
export class PlinthFormatMoney extends PlinthElement {
  static override styles = formatMoneyStyles;

  readonly #locale = new LocaleController(this);

  /** The amount in minor units, such as US cents. */
  @property({ type: Number }) value: number | undefined;
  /** The currency, as an ISO 4217 code. Defaults to `USD`. */
  @property() currency: string | undefined;
  /** The sign; `always` shows a plus before positive amounts. @default 'auto' */
  @property({ of: moneySigns }) sign: (typeof moneySigns)[number] = 'auto';
  /** The notation; `compact` shows amounts such as `$150k`. @default 'standard' */
  @property({ of: moneyNotations }) notation: (typeof moneyNotations)[number] = 'standard';

  override render(): TemplateResult {
    const { value, sign, notation } = this;
    return html`${formatMoney(value, { language: this.#locale.language, currency: this.currency || undefined, sign, notation })}`;
  }
}
