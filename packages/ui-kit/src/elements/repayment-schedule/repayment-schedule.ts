import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { figure } from '#base/figure.ts';
import { listStatuses, renderListState } from '#base/list-state.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { amountOrZero } from '#base/ratio.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { formatDate, formatMoney } from '#format/format.ts';
import { listStrings } from '#strings/en/list.ts';
import { repaymentScheduleStrings } from '#strings/en/repayment-schedule.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { repaymentScheduleStyles } from './repayment-schedule.styles.ts';

const english = { ...listStrings, ...repaymentScheduleStrings, ...sharedStrings };

/** A payment of a schedule. */
export interface ScheduledPayment {
  /** The due date, as an ISO 8601 date. */
  readonly date: string;
  /** The amount in minor units. */
  readonly amount: number;
  /** `late` means due but not received. Defaults to `upcoming`. */
  readonly state?: 'paid' | 'late' | 'upcoming' | undefined;
}

export interface PlinthRepaymentScheduleEventMap {
  'plinth-schedule-retry': CustomEvent<Record<string, never>>;
}

const DEFAULT_LIMIT = 6;
/** Rows around the payments: the header and the total. */
const HEADER_AND_TOTAL_ROWS = 2;

/**
 * The repayment plan of a contract: a table of the payments with their dates, amounts and the remaining balance.
 *
 * A long plan shows the next payments first, with a button that expands it.
 *
 * @when The payments of one contract and their dates.
 * @whenNot For the overall progress, use a repayment progress; for past payments, a transaction list.
 * @keyboard Enter, Space — On its button, shows the whole plan or tries to load it again.
 * @slot empty - Replaces the message that is shown when there are no payments.
 * @csspart table - The native `<table>`.
 * @csspart payment - The row of a payment.
 * @fires plinth-schedule-retry - Emitted when the user activates "Try again".
 */
export class PlinthRepaymentSchedule extends PlinthElement<PlinthRepaymentScheduleEventMap> {
  static override styles = repaymentScheduleStyles;

  readonly #locale = new LocaleController(this, english);

  /** The accessible name of the table. */
  @property() label = '';
  /** The payments, in order. */
  @property({ attribute: false }) payments: readonly ScheduledPayment[] = [];
  /** The loading status of the plan. @default 'ready' */
  @property({ of: listStatuses }) status: (typeof listStatuses)[number] = 'ready';
  /** The ISO 4217 currency code. @default 'USD' */
  @property() currency: string | undefined;
  /** The number of payments that a long plan shows at first; 0 shows all of them. @default 6 */
  @property({ type: Number }) limit = DEFAULT_LIMIT;
  @state() private expanded = false;

  readonly #handleRetry = (): void => {
    emit(this, 'plinth-schedule-retry', {});
  };

  readonly #handleExpand = (): void => {
    this.expanded = !this.expanded;
  };

  get #limit(): number {
    return Number.isInteger(this.limit) && this.limit > 0 ? this.limit : DEFAULT_LIMIT;
  }

  #money(minor: number): TemplateResult {
    return figure(formatMoney(minor, { language: this.#locale.language, currency: this.currency }));
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const payments = normalizeList(this.payments);
    const isReady = this.status === 'ready';
    return html`${isReady && payments.length > 0 ? this.renderTable(payments) : nothing}
      <div ?hidden=${!isReady || payments.length > 0}>
        <slot name="empty"><div class="state">${strings.scheduleEmpty}</div></slot>
      </div>
      ${this.status === 'ready' ? nothing : renderListState(this.status, strings, this.#handleRetry, this.#limit + HEADER_AND_TOTAL_ROWS)}`;
  }

  private renderTable(payments: readonly ScheduledPayment[]): TemplateResult {
    const { strings, language } = this.#locale;
    const total = payments.reduce((sum, { amount }) => sum + amountOrZero(amount), 0);
    const nextIndex = payments.findIndex(({ state }) => state !== 'paid');
    const visibleCount = this.limit === 0 ? payments.length : this.#limit;
    // The last paid payment stays visible before the next one, so that users see the state of the plan.
    const firstVisibleIndex = Math.max(
      0,
      Math.min(nextIndex < 0 ? payments.length : nextIndex - 1, payments.length - visibleCount),
    );
    const visibleRange = this.expanded
      ? ([0, payments.length] as const)
      : ([firstVisibleIndex, firstVisibleIndex + visibleCount] as const);
    let balance = total;
    return html`<table part="table" aria-label=${this.label || nothing}>
        <thead>
          <tr>
            <th scope="col">${strings.scheduleDate}</th>
            <th scope="col" class="number">${strings.schedulePayment}</th>
            <th scope="col" class="number">${strings.scheduleLeft}</th>
          </tr>
        </thead>
        <tbody>
          ${payments.map((payment, index) => {
            balance -= amountOrZero(payment.amount);
            return index >= visibleRange[0] && index < visibleRange[1]
              ? this.renderPayment(payment, balance, index === nextIndex)
              : nothing;
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${strings.scheduleTotal}</th>
            <td class="number"><span class="total">${this.#money(total)}</span></td>
            <td></td>
          </tr>
        </tfoot>
      </table>
      ${
        payments.length > visibleCount
          ? html`<button
              type="button"
              class="retry expand"
              aria-expanded=${this.expanded ? 'true' : 'false'}
              @click=${this.#handleExpand}
            >
              ${this.expanded ? strings.scheduleShowLess : strings.scheduleShowAll(formatCount(payments.length, language))}
            </button>`
          : nothing
      }`;
  }

  private renderPayment(payment: ScheduledPayment, balance: number, isNext: boolean): TemplateResult {
    const { language, strings } = this.#locale;
    const stateText =
      payment.state === 'paid'
        ? strings.schedulePaid
        : payment.state === 'late'
          ? strings.scheduleLate
          : isNext
            ? strings.scheduleNext
            : '';
    const rowClass = payment.state === 'late' ? 'late' : payment.state === 'paid' ? 'paid' : isNext ? 'next' : '';
    // A calendar date has no time zone.
    return html`<tr part="payment" class=${rowClass} aria-current=${isNext ? 'step' : nothing}>
      <th scope="row">
        ${formatDate(payment.date, 'medium', { language, timeZone: 'UTC' })}
        ${stateText ? html`<span class="state-label">${stateText}</span>` : nothing}
      </th>
      <td class="number">${this.#money(payment.amount)}</td>
      <td class="number balance">${this.#money(Math.max(0, balance))}</td>
    </tr>`;
  }
}
