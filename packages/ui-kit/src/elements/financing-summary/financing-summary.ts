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

/** The longest wait that a timer takes. */
const LONGEST = 2 ** 31 - 1;

/** What came of the last load. */
type Answer =
  | { readonly status: 'ready'; readonly figures: FinancingFigures }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly code: FinancingLoadCode };

export interface PlinthFinancingSummaryEventMap {
  'plinth-load-error': CustomEvent<{ readonly code: FinancingLoadCode; readonly cause: unknown }>;
}

/**
 * A business's financing in a page of somebody else: what can be drawn, what is owed, what is collected next and how far
 * it is repaid. It brings its own states: loading in the final size, none yet, an error with another try.
 *
 * It calls nobody. The page gives it `load`, which brings the figures, and `token`, which is asked for the bearer token
 * before each load; neither token nor figures leave the element. It loads once, when it has its `load` and is on the
 * page, and again by `reload()` or "Try again": a `load` that is another function with each render starts nothing.
 * Without its `load` it forgets what it showed. Figures in sight stay until newer ones are there; a load that fails takes
 * their place.
 *
 * @when A business's financing at a glance, in a partner's page or a portal.
 * @whenNot In a page that has the figures already, take a capacity meter and a repayment progress.
 * @keyboard Enter, Space — On "Try again": loads anew.
 * @slot action - A button beside the figure, and under the words for none: request a top-up.
 * @csspart base - The whole.
 * @csspart available - What can be drawn.
 * @csspart next - What is collected next.
 * @fires plinth-load-error - when a load fails, with a `code` to tell why and what was thrown as its `cause`.
 * @dependency plinth-capacity-meter
 * @dependency plinth-card
 * @dependency plinth-empty-state
 * @dependency plinth-repayment-progress
 * @dependency plinth-skeleton
 */
export class PlinthFinancingSummary extends PlinthElement<PlinthFinancingSummaryEventMap> {
  static override styles = financingSummaryStyles;

  readonly #locale = new LocaleController(this, english);
  readonly #limit = new DelayController(this);
  /** The load under way. */
  #running: AbortController | undefined;
  /** Newer figures are wanted than those in sight. */
  #wanted = true;

  @query('section') private readonly base!: HTMLElement | null;

  /** Names the region for assistive technology. The kit's own word when not given. */
  @property() label: string | undefined;
  /** Brings the figures. */
  @property({ attribute: false }) load: FinancingLoad | undefined;
  /** Gives the bearer token that `load` is called with. */
  @property({ attribute: false }) token: FinancingToken | undefined;
  /** After how many milliseconds a load counts as failed; without end where it is no positive number. @default 30000 */
  @property({ type: Number }) timeout = 30_000;
  /** ISO 4217 code. @default 'USD' */
  @property() currency: string | undefined;
  @state() private answer: Answer | undefined;

  /** Loads anew. Figures in sight stay until newer ones are there. */
  reload(): void {
    this.#stop();
    this.#wanted = true;
    if (this.answer?.status !== 'ready') this.answer = undefined;
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Taken out in the middle of a load, it begins again.
    if (this.#wanted) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('load') || typeof this.load === 'function') return;
    this.#stop();
    this.#wanted = true;
    this.answer = undefined;
  }

  override updated(): void {
    if (this.#wanted && !this.#running && this.isConnected && typeof this.load === 'function')
      void this.#run(this.load);
  }

  readonly #handleRetry = (): void => {
    this.reload();
    // The button goes, and the focus with it.
    this.base?.focus();
  };

  #stop(): void {
    this.#running?.abort();
    this.#running = undefined;
    this.#limit.stop();
  }

  async #run(load: FinancingLoad): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    if (this.timeout > 0 && this.timeout <= LONGEST) {
      this.#limit.start(this.timeout, () =>
        running.abort(new DOMException('The figures took too long to come.', 'TimeoutError')),
      );
    }
    let answer: Answer;
    let cause: unknown;
    try {
      const figures = await loadFigures(load, this.token, this.#locale.language, running.signal);
      answer = figures ? { status: 'ready', figures } : { status: 'empty' };
    } catch (thrown) {
      cause = thrown;
      answer = { status: 'failed', code: loadCode(thrown) };
    }
    if (this.#running !== running) return;
    this.#stop();
    this.#wanted = false;
    this.answer = answer;
    if (answer.status === 'failed') emit(this, 'plinth-load-error', { code: answer.code, cause });
  }

  #money(minor: number): TemplateResult {
    return figure(formatMoney(minor, { language: this.#locale.language, currency: this.currency }));
  }

  /** A date without a time is the same day everywhere. */
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
      aria-busy=${this.#wanted ? 'true' : nothing}
    >
      <span class="visually-hidden" role="status">${this.#wanted ? strings.loading : nothing}</span>
      <plinth-card variant="hero" server-slots=${isServer ? 'aside' : nothing}>${this.renderAnswer()}</plinth-card>
    </section>`;
  }

  private renderAnswer(): TemplateResult {
    const { strings } = this.#locale;
    switch (this.answer?.status) {
      case 'ready':
        return this.renderFigures(this.answer.figures);
      case 'empty':
        return html`<plinth-empty-state heading=${strings.financingNone} text=${strings.financingNoneText}
          ><slot name="action" slot="action"></slot
        ></plinth-empty-state>`;
      case 'failed':
        return html`<plinth-empty-state
            kind="error"
            heading=${strings.financingFailed}
            text=${this.#reason(this.answer.code)}
            @plinth-load-retry=${this.#handleRetry}
          ></plinth-empty-state>
          <div hidden><slot name="action"></slot></div>`;
      default:
        return this.renderLoading();
    }
  }

  #reason(code: FinancingLoadCode): string {
    const { strings } = this.#locale;
    if (code === 'network') return strings.financingOffline;
    return code === 'session-expired' ? strings.financingSignedOut : strings.financingFailedText;
  }

  private renderLoading(): TemplateResult {
    return html`<div class="column">
        <div class="top">
          <div>
            <plinth-skeleton class="label-place"></plinth-skeleton
            ><plinth-skeleton class="figure-place" shape="figure"></plinth-skeleton>
          </div>
          <slot name="action"></slot>
        </div>
        <plinth-skeleton class="meter meter-place" shape="block"></plinth-skeleton>
      </div>
      <div class="column" slot="aside">
        <plinth-skeleton class="label-place"></plinth-skeleton>
        <plinth-skeleton class="amount-place" shape="heading"></plinth-skeleton>
        <plinth-skeleton class="lines-place" lines="2"></plinth-skeleton>
        <plinth-skeleton class="progress progress-place" shape="block"></plinth-skeleton>
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
