import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { figure, isolate, sentence } from '#base/figure.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { DelayController } from '#controllers/delay.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatDate, formatMoney } from '#format/format.ts';
import { financingSummaryStrings } from '#strings/en/financing-summary.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import {
  loadCode,
  loadFigures,
  type FinancingCollection,
  type FinancingFigures,
  type FinancingLoad,
  type FinancingLoadCode,
  type FinancingRepayment,
  type FinancingToken,
} from './financing-load.ts';
import { financingSummaryStyles } from './financing-summary.styles.ts';

const english = { ...financingSummaryStrings, ...sharedStrings };

/** The longest delay that a timer accepts. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** The result of the last load. */
type LoadResult =
  | { readonly status: 'ready'; readonly figures: FinancingFigures }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly code: FinancingLoadCode };

export interface PlinthFinancingSummaryEventMap {
  'plinth-load-error': CustomEvent<{ readonly code: FinancingLoadCode; readonly cause: unknown }>;
}

/**
 * A summary of a business's financing for pages of partners: the available amount, the amount owed, the next collection
 * and the repayment. It has its own loading, empty and error states.
 *
 * The summary sends no requests. The page sets `load`, which returns the figures, and `token`, which returns the bearer
 * token and is called before each load; neither tokens nor figures leave the element. The summary loads once when it is
 * connected and has its `load`, and again on `reload()` or "Try again"; setting another function does not reload it,
 * and removing `load` clears it. Figures stay visible during a reload; an error replaces them.
 *
 * @when A business's financing at a glance, in a partner's page or a portal.
 * @whenNot In a page that already has the figures, use a capacity meter and a repayment progress.
 * @keyboard Enter, Space — On "Try again", reloads.
 * @slot action - A button beside the available amount, or below the empty message, such as "Request a top-up".
 * @csspart base - The component's wrapper.
 * @csspart available - The available amount.
 * @csspart next - The next collection.
 * @fires plinth-load-error - Emitted when a load fails, with a `code` and the thrown error as `cause`.
 * @dependency plinth-capacity-meter
 * @dependency plinth-card
 * @dependency plinth-empty-state
 * @dependency plinth-repayment-progress
 * @dependency plinth-skeleton
 */
export class PlinthFinancingSummary extends PlinthElement<PlinthFinancingSummaryEventMap> {
  static override styles = financingSummaryStyles;

  readonly #locale = new LocaleController(this, english);
  readonly #timeoutDelay = new DelayController(this);
  /** Aborts the current load. */
  #abortController: AbortController | undefined;
  /** Whether newer figures than the visible ones are requested. */
  #isLoading = true;

  @query('section') private readonly base!: HTMLElement | null;

  /** The accessible name of the region. Defaults to a localized text. */
  @property() label: string | undefined;
  /** The function that loads the figures. */
  @property({ attribute: false }) load: FinancingLoad | undefined;
  /** The function that returns the bearer token for `load`. */
  @property({ attribute: false }) token: FinancingToken | undefined;
  /** The time in milliseconds after which a load fails. Without limit unless it is a positive number. @default 30000 */
  @property({ type: Number }) timeout = 30_000;
  /** The currency, as an ISO 4217 code. @default 'USD' */
  @property() currency: string | undefined;
  @state() private result: LoadResult | undefined;

  /** Reloads the figures. The current ones stay visible until then. */
  reload(): void {
    this.#stop();
    this.#isLoading = true;
    if (this.result?.status !== 'ready') this.result = undefined;
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Restarts a load that was aborted by the removal.
    if (this.#isLoading) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('load') || typeof this.load === 'function') return;
    this.#stop();
    this.#isLoading = true;
    this.result = undefined;
  }

  override updated(): void {
    if (this.#isLoading && !this.#abortController && this.isConnected && typeof this.load === 'function')
      void this.#run(this.load);
  }

  readonly #handleRetry = (): void => {
    this.reload();
    // Moves the focus, because the button is removed.
    this.base?.focus();
  };

  #stop(): void {
    this.#abortController?.abort();
    this.#abortController = undefined;
    this.#timeoutDelay.stop();
  }

  async #run(load: FinancingLoad): Promise<void> {
    const abortController = new AbortController();
    this.#abortController = abortController;
    if (this.timeout > 0 && this.timeout <= MAX_TIMEOUT_MS) {
      this.#timeoutDelay.start(this.timeout, () =>
        abortController.abort(new DOMException('The figures did not load in time.', 'TimeoutError')),
      );
    }
    let result: LoadResult;
    let cause: unknown;
    try {
      const figures = await loadFigures(load, this.token, this.#locale.language, abortController.signal);
      result = figures ? { status: 'ready', figures } : { status: 'empty' };
    } catch (thrown) {
      cause = thrown;
      result = { status: 'failed', code: loadCode(thrown) };
    }
    if (this.#abortController !== abortController) return;
    this.#stop();
    this.#isLoading = false;
    this.result = result;
    if (result.status === 'failed') emit(this, 'plinth-load-error', { code: result.code, cause });
  }

  #money(minor: number): TemplateResult {
    return figure(formatMoney(minor, { language: this.#locale.language, currency: this.currency }));
  }

  /** A date without a time is the same day in every time zone. */
  #date(date: string, style: 'weekday' | 'longMonthYear'): string {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
    return formatDate(date, style, { language: this.#locale.language, ...(isDay ? { timeZone: 'UTC' } : {}) });
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    return html`<section
      part="base"
      tabindex="-1"
      aria-label=${this.label || strings.financing}
      aria-busy=${this.#isLoading ? 'true' : nothing}
    >
      <span class="visually-hidden" role="status">${this.#isLoading ? strings.loading : nothing}</span>
      <plinth-card variant="hero" server-slots=${isServer ? 'aside' : nothing}>${this.renderResult()}</plinth-card>
    </section>`;
  }

  private renderResult(): TemplateResult {
    const { strings } = this.#locale;
    switch (this.result?.status) {
      case 'ready':
        return this.renderFigures(this.result.figures);
      case 'empty':
        return html`<plinth-empty-state heading=${strings.financingNone} text=${strings.financingNoneText}
          ><slot name="action" slot="action"></slot
        ></plinth-empty-state>`;
      case 'failed':
        return html`<plinth-empty-state
            kind="error"
            heading=${strings.financingFailed}
            text=${this.#failureText(this.result.code)}
            @plinth-load-retry=${this.#handleRetry}
          ></plinth-empty-state>
          <div hidden><slot name="action"></slot></div>`;
      default:
        return this.renderLoading();
    }
  }

  #failureText(code: FinancingLoadCode): string {
    const { strings } = this.#locale;
    if (code === 'network') return strings.financingOffline;
    return code === 'session-expired' ? strings.financingSignedOut : strings.financingFailedText;
  }

  private renderLoading(): TemplateResult {
    return html`<div class="column">
        <div class="top">
          <div>
            <plinth-skeleton class="label-skeleton"></plinth-skeleton
            ><plinth-skeleton class="figure-skeleton" shape="figure"></plinth-skeleton>
          </div>
          <slot name="action"></slot>
        </div>
        <plinth-skeleton class="meter meter-skeleton" shape="block"></plinth-skeleton>
      </div>
      <div class="column" slot="aside">
        <plinth-skeleton class="label-skeleton"></plinth-skeleton>
        <plinth-skeleton class="amount-skeleton" shape="heading"></plinth-skeleton>
        <plinth-skeleton class="lines-skeleton" lines="2"></plinth-skeleton>
        <plinth-skeleton class="progress progress-skeleton" shape="block"></plinth-skeleton>
      </div>`;
  }

  private renderFigures({ available, owed, inProgress, limit, next, repayment }: FinancingFigures): TemplateResult {
    const { strings } = this.#locale;
    return html`<div class="column">
        <div class="top">
          <dl part="available">
            <dt><span class="key"></span>${strings.financingAvailable}</dt>
            <dd class="large">${this.#money(available)}</dd>
          </dl>
          <slot name="action"></slot>
        </div>
        <plinth-capacity-meter
          class="meter"
          .available=${available}
          .owed=${owed}
          .inProgress=${inProgress ?? undefined}
          .limit=${limit ?? undefined}
          .currency=${this.currency}
        ></plinth-capacity-meter>
      </div>
      <div class="column" slot="aside">
        <dl part="next">
          <dt>${strings.financingNext}</dt>
          ${next ? this.renderNext(next) : html`<dd class="strong">${strings.financingNothingDue}</dd>`}
        </dl>
        ${repayment ? this.renderRepayment(repayment) : nothing}
      </div>`;
  }

  private renderNext({ amount, date, account }: FinancingCollection): TemplateResult {
    return html`<dd class="small">${this.#money(amount)}</dd>
      <dd class="strong">${this.#date(date, 'weekday')}</dd>
      ${account ? html`<dd class="muted">${sentence(this.#locale.strings.financingFrom(isolate(String(account))))}</dd>` : nothing}`;
  }

  private renderRepayment({ collected, total, until }: FinancingRepayment): TemplateResult {
    return html`<plinth-repayment-progress
      class="progress"
      .collected=${collected}
      .total=${total}
      .currency=${this.currency}
      >${until ? html`<span slot="note">${sentence(this.#locale.strings.financingUntil(isolate(this.#date(until, 'longMonthYear'))))}</span>` : nothing}</plinth-repayment-progress
    >`;
  }
}
