import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { FormElement, VALID, type ValidationResult } from '#base/form-element.ts';
import { glyph } from '#base/glyph.ts';
import { renderError } from '#base/message.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatNumber } from '#format/format.ts';
import { iconStar } from '#icons/icons.ts';
import { ratingStrings } from '#strings/en/rating.ts';
import { repaymentProgressStrings } from '#strings/en/repayment-progress.ts';
import { ratingStyles } from './rating.styles.ts';

const english = { ...ratingStrings, ...repaymentProgressStrings };

export const ratingSizes = ['medium', 'small'] as const;

/**
 * How good something was, in stars. `readonly` shows an average, to half a star; where the number matters, write it
 * beside.
 *
 * @when A person says how good something was.
 * @whenNot For a state or a share take a badge or a progress bar.
 * @keyboard Arrow keys — Choose a star more or less.
 * @keyboard Space — On the chosen star: takes the rating back, unless one is required.
 * @csspart base - The frame, role `radiogroup`, or one picture when it is read only.
 * @csspart label-row - What surrounds the label.
 * @csspart label - The label.
 * @csspart stars - The row of stars.
 * @csspart error - The message of a rating in error.
 * @fires input - when a person chose; native, reaches out of shadow trees.
 * @fires change - when a person chose; native.
 */
export class PlinthRating extends FormElement {
  static override styles = ratingStyles;

  protected readonly locale = new LocaleController(this, english);

  #value: number | null | undefined;

  @query('[part="base"]') protected readonly control!: HTMLElement | null;
  @query('input:checked, input') private readonly star!: HTMLElement | null;

  /** Names the rating. */
  @property() label = '';
  /** Keeps the label for assistive technology only. */
  @property({ type: Boolean, reflect: true, attribute: 'label-hidden' }) labelHidden = false;
  /** How many stars there are, 1 to 10. */
  @property({ type: Number }) max = 5;
  /** Shows a rating, which may lie between two stars, and takes none. */
  @property({ type: Boolean, reflect: true }) readonly = false;
  /** 24 or 16 px. @default 'medium' */
  @property({ reflect: true, of: ratingSizes }) size: (typeof ratingSizes)[number] = 'medium';
  /** The rating that it starts with and resets to; the `value` attribute, as in HTML. */
  @property({ type: Number, attribute: 'value', reflect: true }) defaultValue: number | null = null;

  /** The rating in stars; null for none. */
  @property({ attribute: false })
  get value(): number | null {
    return this.#value === undefined ? this.defaultValue : this.#value;
  }
  set value(value: number | null) {
    this.#value = typeof value === 'number' && Number.isFinite(value) ? value : null;
  }

  override updated(changed: PropertyValues<this>): void {
    // Not bound in the template: what a person did to a native radio is not what was rendered last.
    for (const input of this.renderRoot.querySelectorAll('input')) input.checked = Number(input.value) === this.value;
    super.updated(changed);
  }

  get #max(): number {
    return Math.min(Math.max(Math.round(Number(this.max)) || 5, 1), 10);
  }

  /** The rating as it is drawn: within the stars that there are. */
  get #shown(): number {
    return Math.min(Math.max(Number(this.value) || 0, 0), this.#max);
  }

  readonly #handleInput = (event: Event): void => {
    this.value = Number((event.target as HTMLInputElement).value);
  };

  /** `change` stops at a shadow root; a native control's does not. */
  readonly #handleChange = (): void => this.dispatchNative('change');

  /** A press of the chosen star reports nothing else: the native radio is on already. */
  readonly #handlePress = (star: number): void => {
    if (star !== this.value || this.required) return;
    this.value = null;
    this.dispatchNative('input', 'change');
  };

  protected override get formValue(): string | null {
    return this.value === null ? null : String(this.value);
  }
  protected override get formState(): string | null {
    return this.formValue;
  }
  protected override get anchor(): HTMLElement | null {
    return this.star;
  }

  override formResetCallback(): void {
    this.#value = undefined;
    this.requestUpdate('value');
  }

  protected override restoreValue(kept: string): void {
    this.value = Number(kept);
  }

  protected override validate(): ValidationResult {
    if (!this.required || this.readonly || this.value !== null) return VALID;
    return { flags: { valueMissing: true }, message: this.locale.strings.ratingMissing };
  }

  override render(): TemplateResult {
    const stars = Array.from({ length: this.#max }, (_each, index) => index + 1);
    const label = html`<div part="label-row"><span part="label" id="label" class="label">${this.label}</span></div>`;
    if (this.readonly) {
      return html`<div part="base">
        ${label}
        <div part="stars" role="img" aria-label=${[this.label, this.#said(this.#shown)].filter(Boolean).join(', ')}>
          ${stars.map((star) => this.renderStar(star))}
        </div>
      </div>`;
    }
    return html`<div
      part="base"
      role="radiogroup"
      aria-labelledby="label"
      aria-describedby="error"
      aria-required=${this.required ? 'true' : 'false'}
      aria-invalid=${this.error ? 'true' : 'false'}
    >
      ${label}
      <div part="stars" class="choice" @input=${this.#handleInput} @change=${this.#handleChange}>
        ${stars.map((star) => this.renderChoice(star))}
      </div>
      ${renderError(this.error)}
    </div>`;
  }

  #said(value: number): string {
    const { language, strings } = this.locale;
    return strings.amountOf(formatNumber(value, language), formatNumber(this.#max, language));
  }

  private renderChoice(star: number): TemplateResult {
    return html`<label
      ><input
        type="radio"
        name="star"
        value=${star}
        aria-label=${this.#said(star)}
        ?disabled=${this.isDisabled}
        @click=${() => this.#handlePress(star)}
      />${this.renderStar(star)}</label
    >`;
  }

  private renderStar(star: number): TemplateResult {
    const fill = Math.round((this.#shown - star + 1) * 2) / 2;
    const kind = fill >= 1 ? 'full' : fill === 0.5 ? 'half' : '';
    return html`<span class=${`star ${kind}`}
      >${glyph(iconStar, 'empty')}${kind ? glyph(iconStar, 'fill') : nothing}</span
    >`;
  }
}
