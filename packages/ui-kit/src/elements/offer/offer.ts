import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { figure } from '#base/figure.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { amountOrZero } from '#base/ratio.ts';
import { LocaleController } from '#controllers/locale.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { formatCount } from '#format/count.ts';
import { formatMoney, formatPercent, NO_VALUE } from '#format/format.ts';
import { offerStrings } from '#strings/en/offer.ts';
import { offerStyles } from './offer.styles.ts';

/**
 * The cost of an amount that the user chooses: an amount slider, and below it the amount received, the fee and the
 * total, which update while the slider moves. The slider belongs to the page and takes part in its form as usual.
 *
 * The fee can be a range. Nothing is shown for a value that is not set.
 *
 * @when Around the amount slider of a page that asks how much money the user needs.
 * @whenNot For an existing contract, use a repayment schedule.
 * @keyboard none — Has no keys of its own; the slotted amount slider handles the keyboard.
 * @slot - A `plinth-amount-slider`, or another control whose `value` is an amount in minor units.
 * @slot note - A note under the total, for example that it is an estimate.
 * @slot action - The button that continues with the amount.
 * @csspart base - The component's wrapper.
 * @csspart cost - The cost breakdown.
 */
export class PlinthOffer extends PlinthElement {
  static override styles = offerStyles;

  readonly #locale = new LocaleController(this, offerStrings);
  readonly #slotted = new SlottedController(this);
  /** The slotted control that sets the amount. */
  #control: Element | undefined;

  /** The amount in minor units, used when no slotted control provides one. */
  @property({ type: Number }) amount: number | undefined;
  /** The fee as a fraction of the amount: `0.08` for 8%. */
  @property({ type: Number }) fee: number | undefined;
  /** The highest fee, if the fee is a range. */
  @property({ type: Number, attribute: 'highest-fee' }) highestFee: number | undefined;
  /** The number of weeks over which the amount is repaid. */
  @property({ type: Number }) weeks: number | undefined;
  /** The ISO 4217 currency code. @default 'USD' */
  @property() currency: string | undefined;
  /** The value of the slotted control; undefined if there is none. */
  @state() private controlAmount: number | null | undefined;

  readonly #readControl = (): void => {
    const control = this.#control;
    const value = control && 'value' in control ? control.value : undefined;
    this.controlAmount = typeof value === 'number' || value === null ? value : undefined;
  };

  /** Reads the control after each of its updates, which include changes by its form or a script. */
  readonly #controlObserver: ReactiveController = { hostUpdated: this.#readControl };

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connectControl();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#disconnectControl();
  }

  readonly #connectControl = (): void => {
    const [control] =
      this.shadowRoot?.querySelector<HTMLSlotElement>('slot:not([name])')?.assignedElements({ flatten: true }) ?? [];
    this.#disconnectControl();
    this.#control = control;
    if (control && isControllerHost(control)) control.addController(this.#controlObserver);
    else if (control?.matches(':not(:defined)')) void this.#awaitDefinition(control);
    this.#readControl();
  };

  #disconnectControl(): void {
    if (this.#control && isControllerHost(this.#control)) this.#control.removeController(this.#controlObserver);
    this.#control = undefined;
  }

  async #awaitDefinition(control: Element): Promise<void> {
    await (control.customElementRegistry ?? this.ownerDocument.defaultView?.customElements)?.whenDefined(
      control.localName,
    );
    if (control === this.#control) this.#connectControl();
  }

  override render(): TemplateResult {
    return html`<div part="base">
      <div class="control" @input=${this.#readControl} @change=${this.#readControl}>
        <slot @slotchange=${this.#connectControl}></slot>
      </div>
      ${this.renderCost()}
      <div class="note" ?hidden=${!this.#slotted.has('note')}><slot name="note"></slot></div>
      <div class="action" ?hidden=${!this.#slotted.has('action')}><slot name="action"></slot></div>
    </div>`;
  }

  private renderCost(): TemplateResult | typeof nothing {
    const fees = feesOf(this.fee, this.highestFee);
    if (!fees) return nothing;
    const { strings, language } = this.#locale;
    const amount = amountOrZero(this.controlAmount === undefined ? this.amount : this.controlAmount);
    const hasAmount = amount > 0;
    const feeAmounts = fees.map((fee) => Math.round(amount * fee));
    const weeks = typeof this.weeks === 'number' && Number.isInteger(this.weeks) && this.weeks > 0 ? this.weeks : null;
    const percentage = this.#formatRange(fees, (fee) => formatPercent(fee, language));
    const formatAmounts = (values: readonly number[]): string =>
      hasAmount
        ? this.#formatRange(values, (value) => formatMoney(value, { language, currency: this.currency }))
        : NO_VALUE;
    return html`<dl part="cost" aria-live="polite">
      <div>
        <dt>${strings.offerReceive}</dt>
        <dd>${figure(formatAmounts([amount]))}</dd>
      </div>
      <div>
        <dt>${strings.offerFee} <span class="muted">${figure(percentage)}</span></dt>
        <dd>${figure(formatAmounts(feeAmounts))}</dd>
      </div>
      <div class="total">
        <dt>${strings.offerRepay}</dt>
        <dd>${figure(formatAmounts(feeAmounts.map((feeAmount) => amount + feeAmount)))}</dd>
      </div>
      ${
        weeks === null
          ? nothing
          : html`<div class="weekly">
              <dt>${strings.offerWeekly} <span class="muted">${figure(`× ${formatCount(weeks, language)}`)}</span></dt>
              <dd>${figure(formatAmounts(feeAmounts.map((feeAmount) => Math.ceil((amount + feeAmount) / weeks))))}</dd>
            </div>`
      }
    </dl>`;
  }

  /** Formats one value, or a range from the lowest to the highest. */
  #formatRange(values: readonly number[], format: (value: number) => string): string {
    return [...new Set(values.map(format))].join('–');
  }
}

/** Returns the lowest and the highest fee, one fee if they are equal, or null if there is none. */
function feesOf(lowest: number | undefined, highest: number | undefined): readonly number[] | null {
  const isFee = (fee: unknown): fee is number => typeof fee === 'number' && Number.isFinite(fee) && fee >= 0;
  if (!isFee(lowest)) return null;
  return isFee(highest) && highest > lowest ? [lowest, highest] : [lowest];
}

function isControllerHost(control: Element): control is Element & ReactiveControllerHost {
  return 'addController' in control && 'removeController' in control;
}
