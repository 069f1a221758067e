import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { inputOf } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { FieldElement } from '#base/field-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { glyph } from '#base/glyph.ts';
import { property } from '#base/property.ts';
import { DelayController } from '#controllers/delay.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconSearch, iconX } from '#icons/icons.ts';
import { searchFieldStrings } from '#strings/en/search-field.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { searchFieldStyles } from './search-field.styles.ts';

const english = { ...searchFieldStrings, ...sharedStrings };

const DELAY = 300;

export interface PlinthSearchFieldEventMap {
  'plinth-search': CustomEvent<{ readonly value: string }>;
}

/**
 * Text to look something up by, while it is typed or on Enter.
 *
 * @when A list on the page is to be narrowed, or something looked up.
 * @whenNot For one of a known set take a combobox.
 * @keyboard Enter — Looks it up at once.
 * @keyboard Escape — Empties the field.
 * @slot label-end - Beside the label: a link, a note.
 * @csspart input - The native search field.
 * @csspart clear - The button that empties it.
 * @fires plinth-search - when a person paused typing, pressed Enter or emptied it; once for the same text.
 * @fires input - while a person types; native, reaches out of shadow trees.
 * @fires change - when a person left the field after typing, or emptied it; native.
 */
export class PlinthSearchField extends FieldElement<PlinthSearchFieldEventMap> {
  static override styles = searchFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  #value: string | undefined;
  readonly #delay = new DelayController(this);
  /** What the page was asked for last. */
  #asked: string | undefined;

  /** How long a person pauses before the search begins, in milliseconds. @default 300 */
  @property({ type: Number }) delay = DELAY;
  /** The answer is on its way: a spinner stands in the frame. */
  @property({ type: Boolean, reflect: true }) loading = false;
  /** The text that it starts with and resets to; the `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) defaultValue = '';

  /** The text. */
  @property({ attribute: false })
  get value(): string {
    return this.#value ?? String(this.defaultValue ?? '');
  }
  set value(value: string) {
    this.#value = typeof value === 'string' ? value : String(value ?? '');
  }

  /** Empties it, as its button does, without an event. */
  clear(): void {
    this.#delay.stop();
    this.value = '';
  }

  override updated(changed: PropertyValues<this>): void {
    if (this.input && this.input.value !== this.value) this.input.value = this.value;
    super.updated(changed);
  }

  readonly #handleInput = (event: Event): void => {
    this.#asked ??= this.value;
    this.value = inputOf(event).value;
    this.#delay.start(Number.isFinite(this.delay) && this.delay >= 0 ? this.delay : DELAY, this.#ask);
  };

  readonly #handleChange = (): void => {
    this.touched = true;
    this.dispatchNative('change');
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Enter') this.#ask();
    if (event.key !== 'Escape' || this.value === '') return;
    // A dialog around it stays for this press.
    event.preventDefault();
    this.#empty();
  };

  readonly #handleClear = (): void => {
    this.#empty();
    this.input?.focus();
  };

  #empty(): void {
    this.#asked ??= this.value;
    this.clear();
    this.dispatchNative('input', 'change');
    this.#ask();
  }

  readonly #ask = (): void => {
    this.#delay.stop();
    const { value } = this;
    if (value === this.#asked) return;
    this.#asked = value;
    emit(this, 'plinth-search', { value });
  };

  protected override get formValue(): string {
    return this.value;
  }
  protected override get formState(): string {
    return this.value;
  }

  override formResetCallback(): void {
    this.#delay.stop();
    this.#value = undefined;
    this.touched = false;
    this.requestUpdate('value');
  }

  protected override restoreValue(kept: string): void {
    this.value = kept;
  }

  protected override validate(): ValidationResult {
    if (!this.required || this.value !== '') return VALID;
    return { flags: { valueMissing: true }, message: this.locale.strings.searchMissing };
  }

  protected override renderControl(): TemplateResult {
    const { strings } = this.locale;
    return html`<div part="control">
      <span class="start">${glyph(iconSearch, 'small')}</span>
      <input
        part="input"
        id="control"
        class="bare"
        type="search"
        autocomplete="off"
        spellcheck="false"
        enterkeyhint="search"
        placeholder=${this.placeholder || nothing}
        ?disabled=${this.isDisabled}
        aria-required=${this.required ? 'true' : 'false'}
        aria-invalid=${this.errorText ? 'true' : 'false'}
        aria-describedby="error help"
        aria-busy=${this.loading ? 'true' : 'false'}
        @input=${this.#handleInput}
        @change=${this.#handleChange}
        @keydown=${this.#handleKeydown}
      />
      <span class="end">
        ${this.loading ? html`<span class="ring"></span>` : nothing}
        <span class="visually-hidden" role="status">${this.loading ? strings.loading : ''}</span>
        ${this.isDisabled ? this.renderLock() : this.renderClear(strings.searchClear)}
      </span>
    </div>`;
  }

  private renderClear(label: string): TemplateResult | typeof nothing {
    if (this.value === '') return nothing;
    return html`<button part="clear" type="button" class="corner" aria-label=${label} @click=${this.#handleClear}>
      ${glyph(iconX, 'small')}
    </button>`;
  }
}
