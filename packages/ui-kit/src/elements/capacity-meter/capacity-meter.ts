import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { figure } from '#base/figure.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { amountOrZero } from '#base/ratio.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatMoney } from '#format/format.ts';
import { capacityMeterStrings } from '#strings/en/capacity-meter.ts';
import { capacityMeterStyles } from './capacity-meter.styles.ts';

/** The segments of the bar in order: owed, pending, available, and the remaining part of the limit. */
interface Segments {
  readonly settled: number;
  readonly pending: number;
  readonly free: number;
  readonly unused: number;
}

/**
 * A meter that shows the state of a credit line: what is owed, which part of it is pending, what is available, and the
 * limit.
 *
 * Amounts are integers in minor units. Pending money is a hatched part of the amount owed; if it is larger than the
 * amount owed, only the legend shows it. A missing or invalid amount is shown as a dash and has no segment.
 *
 * @when The limit, the amount owed and the available amount of a credit line matter together.
 * @whenNot For the progress of a task, use a progress bar. For a single contract, use a repayment progress.
 * @keyboard none
 * @csspart bar - The bar.
 * @csspart legend - The legend below the bar, stacked in a narrow container.
 */
export class PlinthCapacityMeter extends PlinthElement {
  static override styles = capacityMeterStyles;

  readonly #locale = new LocaleController(this, capacityMeterStrings);

  @query('[part="bar"]') private readonly bar!: HTMLElement | null;

  /** The available amount, in minor units. */
  @property({ type: Number }) available: number | undefined;
  /** The amount owed, in minor units. */
  @property({ type: Number }) owed: number | undefined;
  /** The amount on its way to the business, in minor units. */
  @property({ type: Number, attribute: 'in-progress' }) inProgress: number | undefined;
  /** The limit, in minor units. Defaults to the sum of available and owed. */
  @property({ type: Number }) limit: number | undefined;
  /** The currency, as an ISO 4217 code. @default 'USD' */
  @property() currency: string | undefined;
  /** Adds the available amount to the legend, for pages that don't show it elsewhere. */
  @property({ type: Boolean, attribute: 'with-available' }) withAvailable = false;

  override updated(): void {
    const segments = this.segments();
    const total = segments.settled + segments.pending + segments.free + segments.unused;
    for (const [name, amount] of Object.entries(segments)) {
      this.bar?.style.setProperty(`--_${name}`, total > 0 ? String(amount / total) : '0');
    }
  }

  /** Whether the pending amount is larger than the amount owed, of which it should be a part. */
  private get isPendingSeparate(): boolean {
    return amountOrZero(this.inProgress) > amountOrZero(this.owed);
  }

  /** The limit, or undefined if it can't be derived. */
  private get effectiveLimit(): number | undefined {
    if (typeof this.limit === 'number' && Number.isFinite(this.limit)) return this.limit;
    return typeof this.available === 'number' && typeof this.owed === 'number' ? this.available + this.owed : undefined;
  }

  private segments(): Segments {
    const [owed, free] = [amountOrZero(this.owed), amountOrZero(this.available)];
    const pending = this.isPendingSeparate ? 0 : amountOrZero(this.inProgress);
    return {
      settled: owed - pending,
      pending,
      free,
      unused: Math.max(amountOrZero(this.effectiveLimit) - owed - free, 0),
    };
  }

  private formatAmount(amount: number | undefined): string {
    return formatMoney(amount, { language: this.#locale.language, currency: this.currency });
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const summary = strings.capacitySummary(
      this.formatAmount(this.owed),
      this.formatAmount(this.effectiveLimit),
      this.formatAmount(this.available),
    );
    const segments = Object.entries(this.segments()).filter(([, amount]) => amount > 0);
    // No white space around it: the styles test whether the part is empty.
    const bar = segments.map(([name]) => html`<span class=${name}></span>`);
    return html`<div class="frame">
      <div part="bar" role="img" aria-label=${summary}>${bar}</div>
      <dl part="legend">
        ${this.renderLine(strings.capacityOwed, this.owed, 'settled')} ${this.renderPending()}
        ${this.withAvailable ? this.renderLine(strings.capacityAvailable, this.available, 'free') : nothing}
        ${this.renderLine(strings.capacityLimit, this.effectiveLimit, '')}
      </dl>
    </div>`;
  }

  private renderPending(): TemplateResult | typeof nothing {
    const { strings } = this.#locale;
    if (amountOrZero(this.inProgress) === 0) return nothing;
    return this.renderLine(strings.capacityOnItsWay, this.inProgress, this.isPendingSeparate ? '' : 'pending');
  }

  private renderLine(label: string, amount: number | undefined, mark: string): TemplateResult {
    return html`<div>
      <dt>${mark ? html`<span class=${`mark ${mark}`}></span>` : nothing}${label}</dt>
      <dd>${figure(this.formatAmount(amount))}</dd>
    </div>`;
  }
}
