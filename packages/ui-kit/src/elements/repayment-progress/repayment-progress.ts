import { html, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { settleFill } from '#base/bar.styles.ts';
import { figure, isolate, sentence } from '#base/figure.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { ratioOf } from '#base/ratio.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatMoney, formatPercent, NO_VALUE } from '#format/format.ts';
import { repaymentProgressStrings } from '#strings/en/repayment-progress.ts';
import { repaymentProgressStyles } from './repayment-progress.styles.ts';

export const repaymentForms = ['full', 'row', 'list'] as const;

/**
 * How much of a contract is repaid: collected of the total with fees, as amounts and as a share. Never a share alone:
 * the `row` form leaves the amounts to the columns beside it and says them to assistive technology.
 *
 * @when How far one contract is, in a row, a card or a page of its own.
 * @whenNot For the plan itself take a repayment schedule; for a credit line a capacity meter.
 * @keyboard none
 * @slot note - What stands at the end under the bar: `about 31 weeks`, `Left`. Not in a row.
 * @csspart bar - The bar.
 * @csspart head - Label and share over it.
 * @csspart amounts - Amounts and note under it.
 */
export class PlinthRepaymentProgress extends PlinthElement {
  static override styles = repaymentProgressStyles;

  readonly #locale = new LocaleController(this, repaymentProgressStrings);

  @query('.fill') private readonly fill!: HTMLElement | null;

  /** What is collected, in minor units. */
  @property({ type: Number }) collected: number | undefined;
  /** What there is to repay with all fees, in minor units. */
  @property({ type: Number }) total: number | undefined;
  /** ISO 4217 code. @default 'USD' */
  @property() currency: string | undefined;
  /** With label and amounts, one line for a table's cell, or bar and amounts for a list. @default 'full' */
  @property({ reflect: true, of: repaymentForms }) form: (typeof repaymentForms)[number] = 'full';
  /** What the share is of. The kit's own word when not given. */
  @property() label: string | undefined;

  override updated(): void {
    this.fill?.style.setProperty('--_share', String(ratioOf(this.collected, this.total)));
  }

  /** A share that is not the whole is never written as one, and one that is not nothing never as nothing. */
  private percent(): string {
    const total = this.total ?? Number.NaN;
    if (!(total > 0) || !Number.isFinite(this.collected ?? Number.NaN)) return NO_VALUE;
    const share = ratioOf(this.collected, total);
    const shown = share === 0 || share === 1 ? share : Math.min(Math.max(share, 0.01), 0.99);
    return formatPercent(shown, this.#locale.language);
  }

  private money(minor: number | undefined): string {
    return formatMoney(minor, { language: this.#locale.language, currency: this.currency });
  }

  override render(): TemplateResult {
    if (this.form === 'row')
      return html`<div class="row">${this.renderBar()}<span class="share">${figure(this.percent())}</span></div>`;
    const { strings } = this.#locale;
    const [collected, total] = [this.money(this.collected), this.money(this.total)];
    // Of two that are not known one dash says it all.
    const amounts =
      collected === NO_VALUE && total === NO_VALUE ? NO_VALUE : strings.amountOf(isolate(collected), isolate(total));
    return html`<div part="head"><span>${this.label || strings.collected}</span><b>${figure(this.percent())}</b></div>
      ${this.renderBar()}
      <div part="amounts"><span class="of">${sentence(amounts)}</span><slot name="note"></slot></div>`;
  }

  private renderBar(): TemplateResult {
    const { strings } = this.#locale;
    const share = ratioOf(this.collected, this.total);
    const amounts = strings.amountOf(this.money(this.collected), this.money(this.total));
    return html`<span
      part="bar"
      class=${`bar ${share === 1 ? 'done' : ''}`}
      role="progressbar"
      aria-label=${this.label || strings.collected}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${String(Math.floor(share * 100))}
      aria-valuetext=${strings.repaymentSummary(amounts, this.percent())}
      ><span class="fill" @animationend=${settleFill}></span
    ></span>`;
  }
}
