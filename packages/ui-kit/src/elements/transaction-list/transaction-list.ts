import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { figure } from '#base/figure.ts';
import { glyph } from '#base/glyph.ts';
import { listStatuses, renderListState } from '#base/list-state.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatDate, formatMoney } from '#format/format.ts';
import { iconChevronRight, iconCircleAlert } from '#icons/icons.ts';
import { capacityMeterStrings } from '#strings/en/capacity-meter.ts';
import { listStrings } from '#strings/en/list.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { transactionListStrings } from '#strings/en/transaction-list.ts';
import { transactionListStyles } from './transaction-list.styles.ts';

const english = { ...capacityMeterStrings, ...listStrings, ...sharedStrings, ...transactionListStrings };

/** Money that came or went. */
export interface ListedTransaction {
  readonly id: string;
  /** When, an ISO date or time. */
  readonly date: string;
  /** What it was: who paid, what for. */
  readonly label: string;
  /** A second line. */
  readonly description?: string | undefined;
  /** Minor units; negative for money that goes. */
  readonly amount: number;
  /** `pending` is on its way, `failed` did not arrive; done when not given. */
  readonly state?: 'done' | 'pending' | 'failed' | undefined;
}

export interface PlinthTransactionListEventMap {
  'plinth-transaction-select': CustomEvent<{ readonly id: string }>;
  'plinth-transactions-retry': CustomEvent<Record<string, never>>;
}

/**
 * Money that came and went, by days, the newest first: a card's payments, a contract's transactions on a narrow screen.
 *
 * @when A card's payments, a contract's transactions where there is little room.
 * @whenNot For columns that sort and sum take a data table.
 * @keyboard Enter, Space — On a transaction of a selectable list: opens it.
 * @slot empty - Instead of the kit's own words for none.
 * @csspart day - One day with its transactions.
 * @csspart transaction - One transaction.
 * @fires plinth-transaction-select - when a person opens a transaction of a `selectable` list.
 * @fires plinth-transactions-retry - when a person tries again to load the list.
 */
export class PlinthTransactionList extends PlinthElement<PlinthTransactionListEventMap> {
  static override styles = transactionListStyles;

  readonly #locale = new LocaleController(this, english);

  /** Names the list for assistive technology. */
  @property() label = '';
  /** The transactions, in any order. */
  @property({ attribute: false }) transactions: readonly ListedTransaction[] = [];
  /** How the list stands. @default 'ready' */
  @property({ of: listStatuses }) status: (typeof listStatuses)[number] = 'ready';
  /** ISO 4217 code. @default 'USD' */
  @property() currency: string | undefined;
  /** IANA name of the zone whose days count; the browser's own when not given. */
  @property({ attribute: 'time-zone' }) timeZone: string | undefined;
  /** Each transaction can be opened. */
  @property({ type: Boolean }) selectable = false;

  readonly #handleRetry = (): void => {
    emit(this, 'plinth-transactions-retry', {});
  };

  /** The days, newest first, each with its transactions, newest first. */
  get #days(): readonly (readonly [day: string, transactions: readonly ListedTransaction[]])[] {
    const days = new Map<string, ListedTransaction[]>();
    const sorted = normalizeList(this.transactions).toSorted((one, other) => timeOf(other) - timeOf(one));
    for (const each of sorted) {
      const day = this.#dayOf(each.date);
      const known = days.get(day) ?? [];
      days.set(day, known);
      known.push(each);
    }
    return [...days];
  }

  /** Days of this year are said without it. */
  #dayOf(date: string): string {
    const options = { language: this.#locale.language, ...(this.timeZone ? { timeZone: this.timeZone } : {}) };
    const isThisYear = formatDate(date, 'year', options) === formatDate(Date.now(), 'year', options);
    return formatDate(date, isThisYear ? 'weekday' : 'long', options);
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const isReady = this.status === 'ready';
    const days = isReady ? this.#days : [];
    return html`<div role="group" aria-label=${this.label || nothing}>
        ${days.map(
          ([day, transactions], index) =>
            html`<div part="day">
              <div class="day" id=${`day-${index}`}>${day}</div>
              <ul aria-labelledby=${`day-${index}`}>
                ${transactions.map((each) => html`<li>${this.renderTransaction(each)}</li>`)}
              </ul>
            </div>`,
        )}
      </div>
      <div ?hidden=${!isReady || days.length > 0}>
        <slot name="empty"><div class="state">${strings.transactionsEmpty}</div></slot>
      </div>
      ${this.status === 'ready' ? nothing : renderListState(this.status, strings, this.#handleRetry)}`;
  }

  private renderTransaction(transaction: ListedTransaction): TemplateResult {
    const content = html`<span class="what">
        <span class="label"><bdi>${transaction.label}</bdi></span>
        ${transaction.description ? html`<span class="description">${transaction.description}</span>` : nothing}
      </span>
      <span class="sum">
        <span class=${`amount ${transaction.state ?? 'done'}`}
          >${figure(formatMoney(transaction.amount, { language: this.#locale.language, currency: this.currency, sign: 'always' }))}</span
        >
        ${this.renderState(transaction.state)}
      </span>
      ${this.selectable ? glyph(iconChevronRight, 'small mirrored go') : nothing}`;
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

/** What has no time comes last. */
function timeOf({ date }: ListedTransaction): number {
  const time = new Date(date).getTime();
  return Number.isNaN(time) ? Number.MIN_SAFE_INTEGER : time;
}
