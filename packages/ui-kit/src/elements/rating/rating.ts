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

const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/**
 * A rating in stars. With `readonly` it shows an average, rounded to half a star; if the exact number matters, write
 * it next to the stars.
 *
 * @when A rating that the user gives, or the average of several.
 * @whenNot For a status, use a badge; for a share, a progress bar.
 * @keyboard Arrow keys — Select one star more or less.
 * @keyboard Space — On the selected star, clears the rating, unless it is required.
 * @csspart base - The component's wrapper, with the role `radiogroup`, or `img` if it is read-only.
 * @csspart label-row - The wrapper of the label.
 * @csspart label - The label.
 * @csspart stars - The row of stars.
 * @csspart error - The error message.
 * @cssproperty [--plinth-rating-color=--plinth-color-primary] - The color of the filled stars.
 * @fires input - Emitted when the user changes the rating. Native; bubbles and is composed.
 * @fires change - Emitted when the user changes the rating. Native.
 */
export class PlinthRating extends FormElement {
  static override styles = ratingStyles;

  protected readonly locale = new LocaleController(this, english);

  #value: number | null | undefined;

  @query('[part="base"]') protected readonly control!: HTMLElement | null;
  @query('input:checked, input') private readonly star!: HTMLElement | null;

  /** The label of the rating. */
  @property() label = '';
  /** Hides the label visually; assistive technology still reads it. */
  @property({ type: Boolean, reflect: true, attribute: 'label-hidden' }) labelHidden = false;
  /** The number of stars, from 1 to 10. */
  @property({ type: Number }) max = 5;
  /** Shows the rating, in half stars if necessary. The user can't change it, and it is not submitted. */
  @property({ type: Boolean, reflect: true }) readonly = false;
  /** The size of the stars: 24 px, or 16 px for `small`. @default 'medium' */
  @property({ reflect: true, of: ratingSizes }) size: (typeof ratingSizes)[number] = 'medium';
  /** The initial rating, which a form reset restores. Reflects the `value` attribute, as in HTML. */
  @property({ type: Number, attribute: 'value', reflect: true }) defaultValue: number | null = null;

  /** The rating in stars; null if there is none. */
  @property({ attribute: false })
  get value(): number | null {
    return this.#value === undefined ? numberOrNull(this.defaultValue) : this.#value;
  }
  set value(value: number | null) {
    this.#value = numberOrNull(value);
  }

  override updated(changed: PropertyValues<this>): void {
    // Not bound in the template, because the user may have changed the native radio since the last render.
    for (const input of this.renderRoot.querySelectorAll('input')) input.checked = Number(input.value) === this.value;
    super.updated(changed);
  }

  get #max(): number {
    return Math.min(Math.max(Math.round(Number(this.max)) || 5, 1), 10);
  }

  /** The rating to draw, clamped to the number of stars. */
  get #clampedValue(): number {
    return Math.min(Math.max(Number(this.value) || 0, 0), this.#max);
  }

  readonly #handleInput = (event: Event): void => {
    this.value = Number((event.target as HTMLInputElement).value);
  };

  /** Emits `change` again: unlike that of a native control, the event does not cross the shadow root. */
  readonly #handleChange = (): void => this.dispatchNative('change');

  /** Clears the rating on a press of the selected star, for which a native radio emits no `change`. */
  readonly #handleStarClick = (star: number): void => {
    if (star !== this.value || this.required) return;
    this.value = null;
    this.dispatchNative('input', 'change');
  };

  protected override get formValue(): string | null {
    return this.value === null || this.readonly ? null : String(this.value);
  }
  /** A cleared rating has a state too, so that it doesn't get its default value back. */
  protected override get formState(): string | null {
    return this.readonly ? null : (this.formValue ?? '');
  }
  protected override get anchor(): HTMLElement | null {
    return this.star;
  }

  override formResetCallback(): void {
    this.#value = undefined;
    this.requestUpdate('value');
  }

  protected override restoreValue(savedState: string): void {
    this.value = savedState === '' ? null : Number(savedState);
  }

  protected override validate(): ValidationResult {
    if (!this.required || this.readonly || this.value !== null) return VALID;
    return { flags: { valueMissing: true }, message: this.locale.strings.ratingMissing };
  }

  override render(): TemplateResult {
    const stars = Array.from({ length: this.#max }, (_, index) => index + 1);
    const label = html`<div part="label-row" class="label-row">
      <span part="label" id="label" class="label">${this.label}</span>
    </div>`;
    if (this.readonly) {
      return html`<div part="base">
        ${label}
        <div
          part="stars"
          role="img"
          aria-label=${[this.label, this.#describe(this.#clampedValue)].filter(Boolean).join(', ')}
        >
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

  #describe(value: number): string {
    const { language, strings } = this.locale;
    return strings.amountOf(formatNumber(value, language), formatNumber(this.#max, language));
  }

  private renderChoice(star: number): TemplateResult {
    return html`<label
      ><input
        type="radio"
        name="star"
        value=${star}
        aria-label=${this.#describe(star)}
        ?disabled=${this.isDisabled}
        @click=${() => this.#handleStarClick(star)}
      />${this.renderStar(star)}</label
    >`;
  }

  private renderStar(star: number): TemplateResult {
    const fill = Math.round((this.#clampedValue - star + 1) * 2) / 2;
    const kind = fill >= 1 ? 'full' : fill === 0.5 ? 'half' : '';
    return html`<span class=${`star ${kind}`}
      >${glyph(iconStar, 'empty')}${kind ? glyph(iconStar, 'fill') : nothing}</span
    >`;
  }
}
