import { html, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { inputOf } from '#base/dom.ts';
import { FormElement, VALID, type ValidationResult } from '#base/form-element.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { renderError } from '#base/message.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { currencyName, formatMoney, formatNumber } from '#format/format.ts';
import { moneyMarks } from '#format/money.ts';
import { hasMinorUnits, parseMoney } from '#format/parse-money.ts';
import { ambiguousReadings } from '#format/parse-number.ts';
import { amountSliderStrings } from '#strings/en/amount-slider.ts';
import { steppedStrings } from '#strings/en/stepped.ts';
import { amountAt, amountOrNull, positionOf, scaleOf, stepFrom, type AmountScale } from './amount-scale.ts';
import { amountSliderStyles } from './amount-slider.styles.ts';

const english = { ...amountSliderStrings, ...steppedStrings };

const DEFAULT_SCALE: AmountScale = { min: 1_000_000, max: 500_000_000 };
const DEFAULT_MARKS: readonly number[] = [1_000_000, 10_000_000, 50_000_000, 100_000_000, 500_000_000];

export const markNotations = ['compact', 'standard'] as const;

/** The length of the native slider, which moves by position rather than by amount. */
const SLIDER_LENGTH = 1000;
/** The smallest distance between two marks, as a share of the track, at which both fit on a narrow screen. */
const MIN_MARK_DISTANCE = 0.14;

/**
 * A field for an amount of money that combines a large text field with a slider. The value is an integer in minor
 * units, such as US cents.
 *
 * The value updates while the user types; the text is formatted on blur. An amount out of range is reported as an error
 * on blur and is never replaced.
 *
 * @when People explore amounts on a scale, and may also type one.
 * @whenNot For an amount that people know, use a `plinth-money-field`. For a range, use a `plinth-range-slider`.
 * @keyboard Up, Down — Changes the amount by one step; on the slider, Left and Right too.
 * @keyboard Page Up, Page Down — Changes the amount by ten steps.
 * @keyboard Home, End — On the slider, sets the minimum or maximum.
 * @slot label-end - Content after the label.
 * @csspart base - The component's wrapper.
 * @csspart label-row - The row with the label and the content after it.
 * @csspart label - The label.
 * @csspart amount - The native text field.
 * @csspart range - The native slider.
 * @csspart marks - The marks below the slider.
 * @csspart error - The error message.
 * @csspart help - The help text.
 * @fires input - Emitted while the user types or slides. Native event, composed.
 * @fires change - Emitted when the user commits an amount: on blur, on release of the slider, or after a key press. Native event.
 */
export class PlinthAmountSlider extends FormElement {
  static override styles = amountSliderStyles;

  protected readonly locale = new LocaleController(this, english);

  #value: number | null | undefined;
  #dragging = false;
  #uncommitted = false;

  @query('#amount') private readonly amount!: HTMLInputElement | null;
  @query('#range') private readonly range!: HTMLInputElement | null;
  @query('[part="base"]') private readonly base!: HTMLElement | null;

  /** The label of the text field and the slider. */
  @property() label = '';
  /** The help text below the slider. */
  @property() help = '';
  /** The minimum, in minor units. */
  @property({ type: Number }) min: number = DEFAULT_SCALE.min;
  /** The maximum, in minor units. */
  @property({ type: Number }) max: number = DEFAULT_SCALE.max;
  /** Distributes the amounts evenly along the track. Without it, the scale is logarithmic. */
  @property({ type: Boolean }) linear = false;
  /** The amounts marked below the slider, in minor units. Amounts out of range are left out. */
  @property({ attribute: false }) marks: readonly number[] = DEFAULT_MARKS;
  /** The notation of the marks: `$10k`, or `$10,000` for amounts that are not round. @default 'compact' */
  @property({ attribute: 'mark-notation', of: markNotations }) markNotation: (typeof markNotations)[number] = 'compact';
  /** The currency as an ISO 4217 code. Invalid codes fall back to the default. */
  @property() currency = 'USD';
  /** The initial value, restored when the form is reset. The `value` attribute, as in HTML. */
  @property({ type: Number, attribute: 'value', reflect: true }) defaultValue: number | null = null;
  /** The typed text, while it differs from the formatted value. */
  @state() private typedText: string | undefined;
  /** Whether errors are shown: after blur or form validation. */
  @state() private touched = false;

  /** The amount in minor units, or null if there is none. */
  @property({ attribute: false })
  get value(): number | null {
    return this.#value === undefined ? amountOrNull(this.defaultValue) : this.#value;
  }
  set value(value: number | null) {
    const amount = amountOrNull(value);
    if (amount !== this.value) {
      this.typedText = undefined;
      this.touched = false;
    }
    this.#value = amount;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('invalid', this.#handleInvalid);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('invalid', this.#handleInvalid);
    this.#dragging = false;
  }

  override updated(changed: PropertyValues<this>): void {
    const { amount, range } = this;
    const position = this.value === null ? 0 : positionOf(this.value, this.#scale);
    if (amount && amount.value !== this.#text) amount.value = this.#text;
    if (range) range.valueAsNumber = position * SLIDER_LENGTH;
    this.base?.style.setProperty('--_position', String(position));
    for (const mark of this.renderRoot.querySelectorAll<HTMLElement>('[data-position]')) {
      mark.style.setProperty('--_at', mark.getAttribute('data-position'));
    }
    super.updated(changed);
  }

  readonly #handleInput = (event: Event): void => {
    const text = inputOf(event).value;
    this.value = this.#parseAmount(text);
    this.typedText = text;
    this.#uncommitted = true;
  };

  readonly #handleCommit = (): void => {
    if (!this.#uncommitted) return;
    this.#uncommitted = false;
    this.touched = true;
    if (this.value !== null || this.typedText?.trim() === '') this.typedText = undefined;
    this.dispatchNative('change');
  };

  readonly #handleAmountKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    const steps = new Map([
      ['ArrowUp', 1],
      ['ArrowDown', -1],
      ['PageUp', 10],
      ['PageDown', -10],
    ]).get(event.key);
    if (steps !== undefined) this.#step(event, steps);
  };

  readonly #handleRangeKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    const forward = this.locale.isRtl ? -1 : 1;
    const steps = new Map([
      ['ArrowUp', 1],
      ['ArrowDown', -1],
      ['ArrowRight', forward],
      ['ArrowLeft', -forward],
      ['PageUp', 10],
      ['PageDown', -10],
      ['Home', Number.NEGATIVE_INFINITY],
      ['End', Number.POSITIVE_INFINITY],
    ]).get(event.key);
    if (steps !== undefined) this.#step(event, steps);
  };

  readonly #handlePointer = (event: PointerEvent): void => {
    this.#dragging = event.type === 'pointerdown';
  };

  readonly #handleSlide = (event: Event): void => {
    const position = inputOf(event).valueAsNumber / SLIDER_LENGTH;
    const scale = this.#scale;
    const current = this.value ?? scale.min;
    // Without a pointer, the event comes from assistive technology, whose small step would get lost in the rounding.
    const next = this.#dragging
      ? amountAt(position, scale)
      : stepFrom(current, Math.sign(position - positionOf(current, scale)), scale);
    if (next === this.value) event.stopPropagation();
    else this.#setAmount(next);
    this.requestUpdate();
  };

  readonly #handleRelease = (): void => {
    this.#dragging = false;
    this.dispatchNative('change');
  };

  readonly #handleInvalid = (): void => {
    this.touched = true;
  };

  #step(event: KeyboardEvent, steps: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || this.isDisabled) return;
    event.preventDefault();
    const scale = this.#scale;
    const current = this.value ?? scale.min;
    const next = Number.isFinite(steps) ? stepFrom(current, steps, scale) : steps > 0 ? scale.max : scale.min;
    if (next === this.value && this.typedText === undefined) return;
    this.#setAmount(next);
    this.dispatchNative('input', 'change');
  }

  #setAmount(amount: number): void {
    this.value = amount;
    this.typedText = undefined;
    this.#uncommitted = false;
  }

  get #scale(): AmountScale {
    return { ...scaleOf(this.min, this.max, DEFAULT_SCALE), linear: this.linear };
  }

  get #text(): string {
    return this.typedText ?? (this.value === null ? '' : this.#formatAmount(this.value));
  }

  get #currencyCode(): string {
    return /^[a-z]{3}$/i.test(this.currency) ? this.currency : 'USD';
  }

  /**
   * The message for an ambiguous text, such as `1,5` in English, which asks what is meant, or for an amount with minor
   * units; null for any other text.
   */
  get #unparsableMessage(): string | null {
    const { language, strings } = this.locale;
    const text = this.typedText ?? '';
    const wholeMessage = strings.amountWhole(currencyName(this.#currencyCode, language));
    if (hasMinorUnits(text, language, this.#currencyCode)) return wholeMessage;
    const readings = ambiguousReadings(text, moneyMarks(language, this.#currencyCode));
    if (!readings) return null;
    const [decimal, grouped] = readings.map((number) => formatNumber(number, language, 12));
    return `${strings.numberAmbiguous(decimal ?? '', grouped ?? '')} ${wholeMessage}`;
  }

  #parseAmount(text: string): number | null {
    return parseMoney(text, this.locale.language, { currency: this.#currencyCode });
  }

  #formatAmount(amount: number, notation: 'standard' | 'compact' = 'standard'): string {
    return formatMoney(amount, { language: this.locale.language, currency: this.#currencyCode, notation });
  }

  protected override get formValue(): string | null {
    return this.value === null ? '' : String(this.value);
  }
  protected override get formState(): string | null {
    return this.typedText === undefined ? this.formValue : `typed ${this.typedText}`;
  }
  protected override get control(): HTMLElement | null {
    return this.amount;
  }

  protected override beforeImplicitSubmission(): void {
    this.#handleCommit();
  }

  override formResetCallback(): void {
    this.#value = undefined;
    this.#uncommitted = false;
    this.typedText = undefined;
    this.touched = false;
    this.requestUpdate('value');
  }

  protected override restoreValue(savedState: string): void {
    const text = savedState.startsWith('typed ') ? savedState.slice('typed '.length) : undefined;
    this.value = text !== undefined ? this.#parseAmount(text) : savedState === '' ? null : Number(savedState);
    if (text !== undefined && this.value === null) this.typedText = text;
  }

  protected override validate(): ValidationResult {
    const { strings } = this.locale;
    const { min, max } = this.#scale;
    const outOfRange = strings.amountOutOfRange(this.#formatAmount(min), this.#formatAmount(max));
    if (this.value === null) {
      if (this.typedText?.trim()) return { flags: { badInput: true }, message: this.#unparsableMessage ?? outOfRange };
      return this.required ? { flags: { valueMissing: true }, message: strings.amountMissing } : VALID;
    }
    if (this.value < min) return { flags: { rangeUnderflow: true }, message: outOfRange };
    if (this.value > max) return { flags: { rangeOverflow: true }, message: outOfRange };
    return VALID;
  }

  override render(): TemplateResult {
    const error = this.error || (this.touched ? this.validate().message : '');
    const invalid = error ? 'true' : 'false';
    return html`<div part="base">
      <div part="label-row" class="label-row">
        <label part="label" id="label" for="amount">${this.label}</label>
        <slot name="label-end"></slot>
      </div>
      <input
        part="amount"
        id="amount"
        type="text"
        inputmode="decimal"
        autocomplete="off"
        dir="ltr"
        ?disabled=${this.isDisabled}
        placeholder=${this.#formatAmount(0)}
        aria-required=${this.required ? 'true' : 'false'}
        aria-invalid=${invalid}
        aria-describedby="error help"
        @input=${this.#handleInput}
        @change=${this.#handleCommit}
        @keydown=${this.#handleAmountKeydown}
      />
      <div part="slider" class=${this.value === null ? 'empty' : ''}>
        <input
          part="range"
          id="range"
          type="range"
          min="0"
          max=${SLIDER_LENGTH}
          step="any"
          ?disabled=${this.isDisabled}
          aria-labelledby="label"
          aria-valuetext=${this.value === null ? this.locale.strings.amountMissing : this.#formatAmount(this.value)}
          aria-describedby="error help"
          @pointerdown=${this.#handlePointer}
          @pointerup=${this.#handlePointer}
          @pointercancel=${this.#handlePointer}
          @input=${this.#handleSlide}
          @change=${this.#handleRelease}
          @keydown=${this.#handleRangeKeydown}
        />
      </div>
      <div part="marks" aria-hidden="true">${this.renderMarks()}</div>
      ${renderError(error)}
      <div part="help" id="help">${this.help}</div>
    </div>`;
  }

  private renderMarks(): TemplateResult[] {
    const scale = this.#scale;
    const amounts = Array.isArray(this.marks) ? (this.marks as readonly number[]) : [];
    const marks = amounts
      .filter((mark) => Number.isFinite(mark) && mark >= scale.min && mark <= scale.max)
      .toSorted((a, b) => a - b);
    const positions = marks.map((mark) => positionOf(mark, scale));
    return marks.map((mark, index) => {
      const position = positions[index] ?? 0;
      const next = positions[index + 1] ?? Number.POSITIVE_INFINITY;
      const className =
        position <= 0 ? 'first' : position >= 1 ? 'last' : next - position < MIN_MARK_DISTANCE ? 'crowded' : '';
      return html`<span class=${className} data-position=${position}
        ><bdi dir="ltr">${this.#formatAmount(mark, this.markNotation)}</bdi></span
      >`;
    });
  }
}
