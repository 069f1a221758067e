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
 * The repayment of a contract: the amount collected and the total including fees, as amounts and as a percentage. In
 * the `row` form the adjacent columns show the amounts, and only assistive technology reads them here.
 *
 * @when The progress of one contract, in a table row, a card or on its own page.
 * @whenNot For the payments of the plan, use a repayment schedule; for a credit line, a capacity meter.
 * @keyboard none
 * @slot note - A note at the end below the bar, such as `about 31 weeks`. Not rendered in the `row` form.
 * @csspart bar - The bar.
 * @csspart head - The label and the percentage above the bar.
 * @csspart amounts - The amounts and the note below the bar.
 */
export class PlinthRepaymentProgress extends PlinthElement {
  static override styles = repaymentProgressStyles;

  readonly #locale = new LocaleController(this, repaymentProgressStrings);

  @query('.fill') private readonly fill!: HTMLElement | null;

  /** The collected amount in minor units. */
  @property({ type: Number }) collected: number | undefined;
  /** The total to repay in minor units, including fees. */
  @property({ type: Number }) total: number | undefined;
  /** The ISO 4217 currency code. @default 'USD' */
  @property() currency: string | undefined;
  /** `full` has a label and amounts, `row` is one line for a table cell, and `list` has a bar and amounts for a list. @default 'full' */
  @property({ reflect: true, of: repaymentForms }) form: (typeof repaymentForms)[number] = 'full';
  /** The label. Defaults to a localized text. */
  @property() label: string | undefined;

  override updated(): void {
    this.fill?.style.setProperty('--_share', String(ratioOf(this.collected, this.total)));
  }

  /** Formats the percentage; it reads 0% or 100% only if nothing or everything is repaid. */
  private formattedShare(): string {
    const total = this.total ?? Number.NaN;
    if (!(total > 0) || !Number.isFinite(this.collected ?? Number.NaN)) return NO_VALUE;
    const share = ratioOf(this.collected, total);
    const visibleShare = share === 0 || share === 1 ? share : Math.min(Math.max(share, 0.01), 0.99);
    return formatPercent(visibleShare, this.#locale.language);
  }

  private formatAmount(minor: number | undefined): string {
    return formatMoney(minor, { language: this.#locale.language, currency: this.currency });
  }

  override render(): TemplateResult {
    const percentage = figure(this.formattedShare());
    if (this.form === 'row')
      return html`<div class="row">${this.renderBar()}<span class="percentage">${percentage}</span></div>`;
    const { strings } = this.#locale;
    const [collected, total] = [this.formatAmount(this.collected), this.formatAmount(this.total)];
    // Two unknown amounts are shown as a single dash.
    const amounts =
      collected === NO_VALUE && total === NO_VALUE ? NO_VALUE : strings.amountOf(isolate(collected), isolate(total));
    return html`<div part="head"><span>${this.label || strings.collected}</span><b>${percentage}</b></div>
      ${this.renderBar()}
      <div part="amounts"><span class="total">${sentence(amounts)}</span><slot name="note"></slot></div>`;
  }

  private renderBar(): TemplateResult {
    const { strings } = this.#locale;
    const share = ratioOf(this.collected, this.total);
    const amounts = strings.amountOf(this.formatAmount(this.collected), this.formatAmount(this.total));
    return html`<span
      part="bar"
      class=${`bar ${share === 1 ? 'done' : ''}`}
      role="progressbar"
      aria-label=${this.label || strings.collected}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${String(Math.floor(share * 100))}
      aria-valuetext=${strings.repaymentSummary(amounts, this.formattedShare())}
      ><span class="fill" @animationend=${settleFill}></span
    ></span>`;
  }
}
