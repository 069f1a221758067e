import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { figure } from '#base/figure.ts';
import { glyph } from '#base/glyph.ts';
import { listStatuses, renderListState } from '#base/list-state.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { calendarDayOf, dateOf, formatDate, formatMoney } from '#format/format.ts';
import { iconChevronRight, iconCircleAlert } from '#icons/icons.ts';
import { capacityMeterStrings } from '#strings/en/capacity-meter.ts';
import { listStrings } from '#strings/en/list.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { transactionListStrings } from '#strings/en/transaction-list.ts';
import { transactionListStyles } from './transaction-list.styles.ts';

const english = { ...capacityMeterStrings, ...listStrings, ...sharedStrings, ...transactionListStrings };

/** A transaction in the list. */
export interface ListedTransaction {
  readonly id: string;
  /** The date, as an ISO 8601 date or date-time. */
  readonly date: string;
  /** The counterparty or purpose. */
  readonly label: string;
  /** A second line. */
  readonly description?: string | undefined;
  /** The amount in minor units, negative for outgoing money. */
  readonly amount: number;
  /** `pending` is in transit, `failed` did not arrive. Defaults to `done`. */
  readonly state?: 'done' | 'pending' | 'failed' | undefined;
}

export interface PlinthTransactionListEventMap {
  'plinth-transaction-select': CustomEvent<{ readonly id: string }>;
  'plinth-transactions-retry': CustomEvent<Record<string, never>>;
}

/**
 * A list of transactions grouped by day, the newest first, for example the payments of a card.
 *
 * @when The payments of a card, or the transactions of a contract in a narrow space.
 * @whenNot For columns that users sort and sum, use a data table.
 * @keyboard Enter, Space — Opens a transaction of a selectable list.
 * @slot empty - Replaces the message that is shown when there are no transactions.
 * @csspart day - A day with its transactions.
 * @csspart transaction - A transaction.
 * @fires plinth-transaction-select - Emitted when the user opens a transaction of a `selectable` list.
 * @fires plinth-transactions-retry - Emitted when the user activates "Try again".
 */
export class PlinthTransactionList extends PlinthElement<PlinthTransactionListEventMap> {
  static override styles = transactionListStyles;

  readonly #locale = new LocaleController(this, english);

  /** The accessible name of the list. */
  @property() label = '';
  /** The transactions, in any order. */
  @property({ attribute: false }) transactions: readonly ListedTransaction[] = [];
  /** The loading status of the list. @default 'ready' */
  @property({ of: listStatuses }) status: (typeof listStatuses)[number] = 'ready';
  /** The ISO 4217 currency code. @default 'USD' */
  @property() currency: string | undefined;
  /** The IANA name of the time zone that determines the days. Defaults to the browser's time zone. */
  @property({ attribute: 'time-zone' }) timeZone: string | undefined;
  /** Lets users open each transaction. */
  @property({ type: Boolean }) selectable = false;

  readonly #handleRetry = (): void => {
    emit(this, 'plinth-transactions-retry', {});
  };

  /** The days, newest first, each with its transactions, newest first. Those without a valid date are of the last day. */
  get #days(): readonly (readonly [day: string, transactions: readonly ListedTransaction[]])[] {
    const days = new Map<string, ListedTransaction[]>();
    const dated = normalizeList(this.transactions).map((transaction) => ({
      transaction,
      day: calendarDayOf(transaction.date, this.timeZone),
      time: dateOf(transaction.date)?.getTime() ?? 0,
    }));
    for (const { day, transaction } of dated.toSorted((a, b) => b.day.localeCompare(a.day) || b.time - a.time)) {
      const dayTransactions = days.get(day) ?? [];
      days.set(day, dayTransactions);
      dayTransactions.push(transaction);
    }
    return [...days];
  }

  /** Formats a day, without the year if it is the current one. */
  #formatDay(day: string): string {
    const isThisYear = day.slice(0, 4) === calendarDayOf(Date.now(), this.timeZone).slice(0, 4);
    return formatDate(day, isThisYear ? 'weekday' : 'long', { language: this.#locale.language });
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const isReady = this.status === 'ready';
    const days = isReady ? this.#days : [];
    return html`<div tabindex="-1">
      <div role="group" aria-label=${this.label || nothing}>
        ${days.map(
          ([day, transactions], index) =>
            html`<div part="day">
              <div class="day" id=${`day-${index}`}>${this.#formatDay(day)}</div>
              <ul aria-labelledby=${`day-${index}`}>
                ${transactions.map((transaction) => html`<li>${this.renderTransaction(transaction)}</li>`)}
              </ul>
            </div>`,
        )}
      </div>
      <div ?hidden=${!isReady || days.length > 0}>
        <slot name="empty"><div class="state">${strings.transactionsEmpty}</div></slot>
      </div>
      ${this.status === 'ready' ? nothing : renderListState(this.status, strings, this.#handleRetry)}
    </div>`;
  }

  private renderTransaction(transaction: ListedTransaction): TemplateResult {
    const content = html`<span class="details">
        <span class="label"><bdi>${transaction.label}</bdi></span>
        ${transaction.description ? html`<span class="description">${transaction.description}</span>` : nothing}
      </span>
      <span class="end">
        <span class=${`amount ${transaction.state ?? 'done'}`}
          >${figure(formatMoney(transaction.amount, { language: this.#locale.language, currency: this.currency, sign: 'always' }))}</span
        >
        ${this.renderState(transaction.state)}
      </span>
      ${this.selectable ? glyph(iconChevronRight, 'small mirrored chevron') : nothing}`;
    if (!this.selectable) return html`<div class="transaction" part="transaction">${content}</div>`;
    return html`<button
      type="button"
      class="transaction"
      part="transaction"
      @click=${() => emit(this, 'plinth-transaction-select', { id: transaction.id })}
    >
      ${content}
    </button>`;
  }

  private renderState(state: ListedTransaction['state']): TemplateResult | typeof nothing {
    const { strings } = this.#locale;
    if (state === 'pending')
      return html`<span class="pending-mark"><span class="hatch"></span>${strings.capacityOnItsWay}</span>`;
    return state === 'failed'
      ? html`<span class="failed-mark">${glyph(iconCircleAlert)}${strings.transactionFailed}</span>`
      : nothing;
  }
}
