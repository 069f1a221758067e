import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { inputOf } from '#base/dom.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { property } from '#base/property.ts';
import { TypedElement } from '#base/typed-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatPercent } from '#format/format.ts';
import { colorFieldStrings } from '#strings/en/color-field.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { colorFieldStyles } from './color-field.styles.ts';
import { normalizeColor, opacityOf, parseColor, withOpacity } from './parse-color.ts';

/** A suggested color of a color field. */
export interface ColorSwatch {
  /** The color, as `#rrggbb` or `#rrggbbaa`. */
  readonly value: string;
  /** The name of the color. */
  readonly label: string;
}

const english = { ...colorFieldStrings, ...sharedStrings };

const EXAMPLE = '#1f5faa';

const isSwatch = (swatch: unknown): swatch is ColorSwatch =>
  typeof swatch === 'object' && swatch !== null && 'value' in swatch && normalizeColor(swatch.value) !== null;

/**
 * A field for a color. Users type or paste it, choose it in the browser's color picker, or select a suggested color. Its
 * value is `#rrggbb`, or `#rrggbbaa` with `alpha`.
 *
 * The picker is that of `<input type="color">`: in the user's language, usable with keyboard and screen reader, on
 * phones in the form that users know, and with an eyedropper in many browsers.
 *
 * @when A color that users decide on: of a brand, a label or a chart.
 * @whenNot For a choice from a few fixed colors, use a radio group.
 * @keyboard Enter, Space — On the color: opens the browser's color picker.
 * @keyboard Arrow keys — On the opacity: changes it by a percent. On the suggested colors: selects the next one.
 * @slot label-end - Content next to the label, such as a link or a note.
 * @csspart input - The native text field.
 * @csspart picker - The native color input, which shows the color and opens the picker.
 * @csspart opacity - The native slider of the opacity.
 * @csspart swatches - The suggested colors.
 * @csspart swatch - A suggested color, a native radio button.
 * @fires input - Emitted while the user types or moves in the picker or on the slider, and when they select a suggested color. Native; bubbles and is composed.
 * @fires change - Emitted when the user leaves the field after typing, closes the picker, releases the slider or selects a suggested color. Native.
 */
export class PlinthColorField extends TypedElement<string> {
  static override styles = colorFieldStyles;

  protected readonly locale = new LocaleController(this, english);
  #swatches: readonly ColorSwatch[] = [];

  @query('[part="picker"]') private readonly picker!: HTMLInputElement | null;
  @query('[part="opacity"]') private readonly slider!: HTMLInputElement | null;

  /** Whether the color can be translucent, with a slider for its opacity. */
  @property({ type: Boolean }) alpha = false;
  /** The suggested colors. */
  @property({ attribute: false }) swatches: readonly ColorSwatch[] = [];
  /** The initial value as `#rrggbb` or `#rrggbbaa`, which a form reset restores. Reflects the `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) override defaultValue: string | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('swatches')) this.#swatches = normalizeList(this.swatches).filter(isSwatch);
  }

  /** Native inputs differ from what was rendered last after users have changed them, so they are set here. */
  override updated(changed: PropertyValues<this>): void {
    const { picker, slider, value } = this;
    if (picker) {
      picker.value = value?.slice(0, 7) ?? '#000000';
      picker.style.setProperty('--_color', value ?? 'transparent');
    }
    if (slider) slider.valueAsNumber = Math.round(opacityOf(value ?? EXAMPLE) * 100);
    for (const swatch of this.renderRoot.querySelectorAll<HTMLInputElement>('[part="swatch"]')) {
      swatch.style.setProperty('--_color', swatch.value);
      swatch.checked = swatch.value === value;
    }
    super.updated(changed);
  }

  /** The picker has no opacity in most browsers: that of the value stays. */
  readonly #handlePick = (event: Event): void => {
    this.selectValue(withOpacity(inputOf(event).value, this.alpha ? opacityOf(this.value ?? EXAMPLE) : 1));
  };

  readonly #handleOpacity = (event: Event): void => {
    if (this.value !== null) this.selectValue(withOpacity(this.value, inputOf(event).valueAsNumber / 100));
  };

  readonly #handleSwatch = (event: Event): void => {
    this.selectValue(inputOf(event).value);
  };

  /** The native `change` event does not leave the shadow tree, so it is fired again. */
  readonly #handleChange = (): void => this.dispatchNative('change');

  protected override normalizeValue(value: unknown): string | null {
    return normalizeColor(value);
  }

  protected override deserialize(serialized: string): string | null {
    return normalizeColor(serialized);
  }

  protected override parseText(text: string): string | null {
    return parseColor(text);
  }

  protected override formatValue(value: string): string {
    return value;
  }

  protected override validateValue(value: string): ValidationResult {
    return opacityOf(value) < 1 && !this.alpha ? { flags: { badInput: true }, message: this.unparsableMessage } : VALID;
  }

  protected override get unparsableMessage(): string {
    return this.locale.strings.colorInvalid(EXAMPLE);
  }

  protected override get missingMessage(): string {
    return this.locale.strings.colorMissing;
  }

  protected override renderControl(): TemplateResult {
    return html`<div class="fields">
      <div part="control">
        <input
          part="picker"
          class=${this.value === null ? 'empty' : ''}
          type="color"
          aria-label=${this.locale.strings.colorPicker}
          ?disabled=${!this.isEditable}
          @input=${this.#handlePick}
          @change=${this.#handleChange}
        />
        <input
          part="input"
          id="control"
          class="bare"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          dir="ltr"
          placeholder=${this.placeholder || nothing}
          ?disabled=${this.isDisabled}
          ?readonly=${this.readOnly}
          aria-required=${this.required ? 'true' : 'false'}
          aria-invalid=${this.errorText ? 'true' : 'false'}
          aria-describedby="error help"
          @input=${this.handleInput}
          @change=${this.handleCommit}
        />
        <span class="end">${this.renderClearOrLock()}</span>
      </div>
      ${this.alpha ? this.#renderOpacity() : nothing} ${this.#swatches.length > 0 ? this.#renderSwatches() : nothing}
    </div>`;
  }

  #renderOpacity(): TemplateResult {
    const { language, strings } = this.locale;
    const text = formatPercent(opacityOf(this.value ?? EXAMPLE), language);
    return html`<label class="opacity">
      <span class="name">${strings.colorOpacity}</span>
      <input
        part="opacity"
        type="range"
        min="0"
        max="100"
        aria-valuetext=${text}
        ?disabled=${!this.isEditable || this.value === null}
        @input=${this.#handleOpacity}
        @change=${this.#handleChange}
      />
      <bdi class="percent" aria-hidden="true">${text}</bdi>
    </label>`;
  }

  #renderSwatches(): TemplateResult {
    return html`<div part="swatches" role="radiogroup" aria-label=${this.locale.strings.colorSwatches}>
      ${this.#swatches.map(({ value, label }) => {
        const color = normalizeColor(value) ?? '';
        return html`<input
          part="swatch"
          type="radio"
          name="swatch"
          value=${color}
          title=${label || color}
          aria-label=${label || color}
          ?disabled=${!this.isEditable}
          @input=${this.#handleSwatch}
          @change=${this.#handleChange}
        />`;
      })}
    </div>`;
  }
}
