import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { figure } from '#base/figure.ts';
import { listStatuses, renderListState } from '#base/list-state.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { amountOrZero } from '#base/ratio.ts';
import { renderTimeOf } from '#base/server.ts';
import { LocaleController } from '#controllers/locale.ts';
import { PrintController } from '#controllers/print.ts';
import { formatCount } from '#format/count.ts';
import { calendarDayOf, formatDateInYear, formatMoney, formatRelative, isCalendarDay } from '#format/format.ts';
import { listStrings } from '#strings/en/list.ts';
import { repaymentScheduleStrings } from '#strings/en/repayment-schedule.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { repaymentScheduleStyles } from './repayment-schedule.styles.ts';

const english = { ...listStrings, ...repaymentScheduleStrings, ...sharedStrings };

/** A line below an expanded payment, such as a sale that it was collected from. */
export interface ScheduledPaymentDetail {
  readonly label: string;
  /** The amount in minor units. */
  readonly amount?: number | undefined;
}

/** A payment of a schedule. */
export interface ScheduledPayment {
  /** The due date, as an ISO 8601 date. */
  readonly date: string;
  /** The amount in minor units. */
  readonly amount: number;
  /** `late` means due but not received. Defaults to `upcoming`. */
  readonly state?: 'paid' | 'late' | 'upcoming' | undefined;
  /** The number of the collection request. */
  readonly request?: string | undefined;
  /** The number on the bank statement. */
  readonly reference?: string | undefined;
  /** Lines that are shown when the user expands the payment with its request or reference. */
  readonly details?: readonly ScheduledPaymentDetail[] | undefined;
}

export interface PlinthRepaymentScheduleEventMap {
  'plinth-schedule-retry': CustomEvent<Record<string, never>>;
}

const DEFAULT_LIMIT = 6;
/** Rows around the payments: the header and the total. */
const HEADER_AND_TOTAL_ROWS = 2;

/** A payment with its position and the balance after it. */
interface PaymentRow {
  readonly payment: ScheduledPayment;
  readonly index: number;
  /** The remaining balance in minor units. */
  readonly balance: number;
}

/** Whether the optional columns are shown. */
interface ScheduleColumns {
  readonly request: boolean;
  readonly reference: boolean;
}

/** Returns the number of columns before the amounts. */
const leadingColumnCount = ({ request, reference }: ScheduleColumns): number => 2 + Number(request) + Number(reference);

/** Payments that a long plan hides, and where they are. */
type Fold = 'earlier' | 'later';

const keyOf = ({ payment: { request, reference, date } }: PaymentRow): string => request ?? reference ?? date;
const sumOf = (rows: readonly PaymentRow[]): number =>
  rows.reduce((sum, { payment }) => sum + amountOrZero(payment.amount), 0);

/**
 * The repayment plan of a contract: a table of the payments with their dates, states, amounts and the remaining balance.
 *
 * A long plan shows the payments around the next one and the last one. The others are folded into rows with their sum,
 * so that the column still adds up; a button in the row shows them. The columns for requests and bank references are
 * shown if a payment has one, and on a narrow screen the reference is below the date.
 *
 * @when The payments of one contract and their dates.
 * @whenNot For the overall progress, use a repayment progress; for past payments, a transaction list.
 * @keyboard Enter, Space — On a button, shows or hides payments or the details of one, or tries to load the plan again.
 * @slot empty - Replaces the message that is shown when there are no payments.
 * @csspart table - The native `<table>`.
 * @csspart payment - The row of a payment.
 * @fires plinth-schedule-retry - Emitted when the user activates "Try again".
 */
export class PlinthRepaymentSchedule extends PlinthElement<PlinthRepaymentScheduleEventMap> {
  static override styles = repaymentScheduleStyles;

  readonly #locale = new LocaleController(this, english);
  readonly #print = new PrintController(this);

  /** The accessible name of the table. */
  @property() label = '';
  /** The payments, in order. */
  @property({ attribute: false }) payments: readonly ScheduledPayment[] = [];
  /** The loading status of the plan. @default 'ready' */
  @property({ of: listStatuses }) status: (typeof listStatuses)[number] = 'ready';
  /** The ISO 4217 currency code. @default 'USD' */
  @property() currency: string | undefined;
  /** The number of payments around the next one that a long plan shows at first; 0 shows all of them. @default 6 */
  @property({ type: Number }) limit = DEFAULT_LIMIT;
  /** Today as an ISO 8601 date, for the days until the next payment. Defaults to the user's current day. */
  @property() today = '';
  @state() private unfolded: ReadonlySet<Fold> = new Set();
  @state() private expanded: ReadonlySet<string> = new Set();

  readonly #handleRetry = (): void => {
    emit(this, 'plinth-schedule-retry', {});
  };

  get #limit(): number {
    return Number.isInteger(this.limit) && this.limit > 0 ? this.limit : DEFAULT_LIMIT;
  }

  get #today(): string {
    return isCalendarDay(this.today) ? this.today : calendarDayOf(renderTimeOf(this));
  }

  #money(minor: number): TemplateResult {
    return figure(formatMoney(minor, { language: this.#locale.language, currency: this.currency }));
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const payments = normalizeList(this.payments);
    const isReady = this.status === 'ready';
    return html`<div tabindex="-1">
      ${isReady && payments.length > 0 ? this.renderTable(payments) : nothing}
      <div ?hidden=${!isReady || payments.length > 0}>
        <slot name="empty"><div class="state">${strings.scheduleEmpty}</div></slot>
      </div>
      ${this.status === 'ready' ? nothing : renderListState(this.status, strings, this.#handleRetry, this.#limit + HEADER_AND_TOTAL_ROWS)}
    </div>`;
  }

  private renderTable(payments: readonly ScheduledPayment[]): TemplateResult {
    const { strings } = this.#locale;
    const total = payments.reduce((sum, { amount }) => sum + amountOrZero(amount), 0);
    let balance = total;
    const rows = payments.map((payment, index): PaymentRow => {
      balance -= amountOrZero(payment.amount);
      return { payment, index, balance };
    });
    const nextIndex = payments.findIndex(({ state }) => state !== 'paid');
    const [from, to] = this.visibleRange(payments.length, nextIndex);
    const [earlier, visible, later] = [rows.slice(0, from), rows.slice(from, to), rows.slice(to, -1)];
    const last = to < rows.length ? rows.slice(-1) : [];
    const columns = {
      request: payments.some(({ request }) => request !== undefined),
      reference: payments.some(({ reference }) => reference !== undefined),
    };
    const renderRow = (row: PaymentRow): TemplateResult =>
      this.renderPayment(row, { columns, isNext: row.index === nextIndex, isLast: row.index === rows.length - 1 });
    const wideOnly = (isShown: boolean, content: TemplateResult): TemplateResult | typeof nothing =>
      isShown ? content : nothing;
    return html`<div class="container">
      <table part="table" aria-label=${this.label || nothing}>
        <thead>
          <tr>
            <th scope="col">${strings.scheduleDate}</th>
            ${wideOnly(columns.request, html`<th scope="col" class="wide">${strings.scheduleRequest}</th>`)}
            ${wideOnly(columns.reference, html`<th scope="col" class="wide">${strings.scheduleReference}</th>`)}
            <th scope="col">${strings.scheduleState}</th>
            <th scope="col" class="number">${strings.schedulePayment}</th>
            <th scope="col" class="number">${strings.scheduleLeft}</th>
          </tr>
        </thead>
        <tbody>
          ${this.renderFold('earlier', earlier, columns)}${this.unfolded.has('earlier') ? earlier.map(renderRow) : nothing}
          ${visible.map(renderRow)}
          ${this.renderFold('later', later, columns)}${this.unfolded.has('later') ? later.map(renderRow) : nothing}
          ${last.map(renderRow)}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${strings.scheduleTotal}</th>
            ${wideOnly(columns.request, html`<td class="wide"></td>`)}
            ${wideOnly(columns.reference, html`<td class="wide"></td>`)}
            <td></td>
            <td class="number"><span class="total">${this.#money(total)}</span></td>
            <td></td>
          </tr>
        </tfoot>
      </table>
    </div>`;
  }

  /** Returns the range of the payments around the next one. No fold hides a single payment, and a print has no folds. */
  private visibleRange(count: number, nextIndex: number): readonly [from: number, to: number] {
    const limit = this.#limit;
    if (this.#print.isPrinting || this.limit === 0 || count <= limit + 1) return [0, count];
    const madeCount = nextIndex < 0 ? count : nextIndex;
    const from = Math.max(0, Math.min(madeCount - Math.floor(limit / 2), count - limit));
    const to = from + limit;
    // The last payment is always visible, so the later fold ends before it.
    return [from === 1 ? 0 : from, to >= count - 2 ? count : to];
  }

  private renderFold(
    fold: Fold,
    rows: readonly PaymentRow[],
    columns: ScheduleColumns,
  ): TemplateResult | typeof nothing {
    if (rows.length === 0) return nothing;
    const { strings, language } = this.#locale;
    const isUnfolded = this.unfolded.has(fold);
    const count = formatCount(rows.length, language);
    const text = isUnfolded
      ? strings.scheduleShowLess
      : fold === 'earlier'
        ? strings.scheduleShowEarlier(count)
        : strings.scheduleShowMore(count);
    const button = html`<button
      type="button"
      class="text"
      aria-expanded=${isUnfolded ? 'true' : 'false'}
      @click=${() => this.toggleFold(fold)}
    >
      ${text}
    </button>`;
    return html`<tr class="fold">
      <th scope="row" colspan="2" class="narrow">${button}</th>
      <th scope="row" colspan=${leadingColumnCount(columns)} class="wide">${button}</th>
      <td class="number">${isUnfolded ? nothing : this.#money(sumOf(rows))}</td>
      <td class="number balance">${isUnfolded ? nothing : this.#money(Math.max(0, rows.at(-1)?.balance ?? 0))}</td>
    </tr>`;
  }

  private toggleFold(fold: Fold): void {
    this.unfolded = new Set(
      this.unfolded.has(fold) ? [...this.unfolded].filter((other) => other !== fold) : [...this.unfolded, fold],
    );
  }

  private toggleDetails(key: string): void {
    this.expanded = new Set(
      this.expanded.has(key) ? [...this.expanded].filter((other) => other !== key) : [...this.expanded, key],
    );
  }

  /** Returns the text of a state: the next payment has the days until it is due. */
  private stateText({ date, state }: ScheduledPayment, isNext: boolean, isLast: boolean): string {
    const { strings, language } = this.#locale;
    if (state === 'paid') return strings.schedulePaid;
    if (state === 'late') return strings.scheduleLate;
    if (!isNext) return isLast ? strings.scheduleLast : strings.scheduleDue;
    const day = calendarDayOf(date, 'UTC');
    if (day === '') return strings.scheduleDue;
    return strings.scheduleDueIn(formatRelative(day, Date.parse(this.#today), { language, timeZone: 'UTC' }));
  }

  private renderPayment(
    row: PaymentRow,
    { columns, isNext, isLast }: { columns: ScheduleColumns; isNext: boolean; isLast: boolean },
  ): TemplateResult {
    const { language } = this.#locale;
    const { payment, balance } = row;
    const details = normalizeList(payment.details ?? []);
    const isExpanded = details.length > 0 && this.expanded.has(keyOf(row));
    const rowClass = isNext && payment.state !== 'late' ? 'next' : (payment.state ?? '');
    // A calendar date has no time zone.
    const date = formatDateInYear(payment.date, this.#today, { language, timeZone: 'UTC' });
    const code = (text: string | undefined, isToggle: boolean): unknown =>
      text === undefined || !isToggle || details.length === 0
        ? html`<bdi dir="ltr">${text ?? nothing}</bdi>`
        : html`<button
            type="button"
            class="text"
            aria-expanded=${isExpanded ? 'true' : 'false'}
            @click=${() => this.toggleDetails(keyOf(row))}
          >
            <bdi dir="ltr">${text}</bdi>
          </button>`;
    const { request, reference } = payment;
    const narrowCode = reference ?? request;
    return html`<tr part="payment" class=${rowClass} aria-current=${isNext ? 'step' : nothing}>
        <th scope="row">
          ${date}${narrowCode === undefined ? nothing : html`<span class="narrow code">${code(narrowCode, true)}</span>`}
        </th>
        ${columns.request ? html`<td class="wide">${code(request, true)}</td>` : nothing}
        ${columns.reference ? html`<td class="wide">${code(reference, request === undefined)}</td>` : nothing}
        <td><span class="state-label">${this.stateText(payment, isNext, isLast)}</span></td>
        <td class="number">${this.#money(payment.amount)}</td>
        <td class="number balance">${this.#money(Math.max(0, balance))}</td>
      </tr>
      ${isExpanded ? details.map((detail) => this.renderDetail(detail, columns)) : nothing}`;
  }

  private renderDetail({ label, amount }: ScheduledPaymentDetail, columns: ScheduleColumns): TemplateResult {
    return html`<tr class="detail">
      <td colspan="2" class="narrow">${label}</td>
      <td class="wide"></td>
      <td colspan=${leadingColumnCount(columns) - 1} class="wide">${label}</td>
      <td class="number">${amount === undefined ? nothing : this.#money(amount)}</td>
      <td></td>
    </tr>`;
  }
}
