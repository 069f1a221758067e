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

/** The pieces of the bar, from the start: what is owed, on its way, free, and the limit that is none of these. */
interface Pieces {
  readonly settled: number;
  readonly pending: number;
  readonly free: number;
  readonly rest: number;
}

/**
 * A credit line at a glance: what is owed, what of that is still on its way, what can be drawn, and the limit.
 *
 * Amounts are integers of minor units. Money on its way counts inside what is owed and is hatched there; when it is
 * larger than what is owed it cannot be inside, so it stands in the legend alone and nothing is hatched (spec §3,
 * Topup). An amount that is missing or no number is a dash and takes no room in the bar.
 *
 * @when The limit, what is owed and what is left of a credit line matter together.
 * @whenNot For how far something is take a progress bar; for one contract a repayment progress.
 * @keyboard none
 * @csspart bar - The bar.
 * @csspart legend - The amounts under it, each beside its mark; lines of a list where there is little room.
 */
export class PlinthCapacityMeter extends PlinthElement {
  static override styles = capacityMeterStyles;

  readonly #locale = new LocaleController(this, capacityMeterStrings);

  @query('[part="bar"]') private readonly bar!: HTMLElement | null;

  /** What can be drawn, in minor units. */
  @property({ type: Number }) available: number | undefined;
  /** What is owed, in minor units. */
  @property({ type: Number }) owed: number | undefined;
  /** What is on its way to the company, in minor units. */
  @property({ type: Number, attribute: 'in-progress' }) inProgress: number | undefined;
  /** The limit, in minor units. Available and owed together when not given. */
  @property({ type: Number }) limit: number | undefined;
  /** ISO 4217 code. @default 'USD' */
  @property() currency: string | undefined;
  /** Puts the available amount into the legend, where the page does not show it beside the meter. */
  @property({ type: Boolean, attribute: 'with-available' }) withAvailable = false;

  override updated(): void {
    const pieces = this.pieces();
    const whole = pieces.settled + pieces.pending + pieces.free + pieces.rest;
    for (const [name, amount] of Object.entries(pieces)) {
      this.bar?.style.setProperty(`--_${name}`, whole > 0 ? String(amount / whole) : '0');
    }
  }

  /** Larger than what it should be a part of: a line of its own. */
  private get pendingStandsAlone(): boolean {
    return amountOrZero(this.inProgress) > amountOrZero(this.owed);
  }

  /** The limit that is shown; undefined when it follows from nothing. */
  private get shownLimit(): number | undefined {
    if (typeof this.limit === 'number' && Number.isFinite(this.limit)) return this.limit;
    return typeof this.available === 'number' && typeof this.owed === 'number' ? this.available + this.owed : undefined;
  }

  private pieces(): Pieces {
    const [owed, free] = [amountOrZero(this.owed), amountOrZero(this.available)];
    const pending = this.pendingStandsAlone ? 0 : amountOrZero(this.inProgress);
    return { settled: owed - pending, pending, free, rest: Math.max(amountOrZero(this.shownLimit) - owed - free, 0) };
  }

  private money(minor: number | undefined): string {
    return formatMoney(minor, { language: this.#locale.language, currency: this.currency });
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const summary = strings.capacitySummary(
      this.money(this.owed),
      this.money(this.shownLimit),
      this.money(this.available),
    );
    const pieces = Object.entries(this.pieces()).filter(([, amount]) => amount > 0);
    // No white space around it: styles ask whether the part is empty.
    const bar = pieces.map(([name]) => html`<span class=${name}></span>`);
    return html`<div class="frame">
      <div part="bar" role="img" aria-label=${summary}>${bar}</div>
      <dl part="legend">
        ${this.renderLine(strings.capacityOwed, this.owed, 'settled')} ${this.renderPending()}
        ${this.withAvailable ? this.renderLine(strings.capacityAvailable, this.available, 'free') : nothing}
        ${this.renderLine(strings.capacityLimit, this.shownLimit, '')}
      </dl>
    </div>`;
  }

  private renderPending(): TemplateResult | typeof nothing {
    const { strings } = this.#locale;
    if (amountOrZero(this.inProgress) === 0) return nothing;
    return this.pendingStandsAlone
      ? this.renderLine(strings.capacityOnItsWay, this.inProgress, '')
      : this.renderLine(strings.capacityOfThatOnItsWay, this.inProgress, 'pending');
  }

  private renderLine(label: string, amount: number | undefined, mark: string): TemplateResult {
    return html`<div>
      <dt>${mark ? html`<span class=${`mark ${mark}`}></span>` : nothing}${label}</dt>
      <dd>${figure(this.money(amount))}</dd>
    </div>`;
  }
}
