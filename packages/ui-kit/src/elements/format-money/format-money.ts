import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatMoney } from '#format/format.ts';
import { formatMoneyStyles } from './format-money.styles.ts';

export const moneySigns = ['auto', 'always'] as const;
export const moneyNotations = ['standard', 'compact'] as const;

/**
 * An amount inside a text, written as everywhere else (spec §9), in the language of its place. What is no amount is a
 * dash. In code take the `format` module.
 *
 * @when An amount in the text of a page.
 * @whenNot For a figure with its change take a stat; in code take the `format` module.
 * @keyboard none
 */
export class PlinthFormatMoney extends PlinthElement {
  static override styles = formatMoneyStyles;

  readonly #locale = new LocaleController(this);

  /** The amount in minor units: US cents. */
  @property({ type: Number }) value: number | undefined;
  /** ISO 4217 code; the provider's own currency when not given. */
  @property() currency: string | undefined;
  /** `always` puts a plus before money that comes in. @default 'auto' */
  @property({ of: moneySigns }) sign: (typeof moneySigns)[number] = 'auto';
  /** `compact` writes `$150k`. @default 'standard' */
  @property({ of: moneyNotations }) notation: (typeof moneyNotations)[number] = 'standard';

  override render(): TemplateResult {
    const { value, sign, notation } = this;
    return html`${formatMoney(value, { language: this.#locale.language, currency: this.currency || undefined, sign, notation })}`;
  }
}
