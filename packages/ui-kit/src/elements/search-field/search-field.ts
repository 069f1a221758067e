import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { inputOf } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { FieldElement } from '#base/field-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { glyph } from '#base/glyph.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { property } from '#base/property.ts';
import { DelayController } from '#controllers/delay.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconSearch } from '#icons/icons.ts';
import { searchFieldStrings } from '#strings/en/search-field.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { searchFieldStyles } from './search-field.styles.ts';

const english = { ...searchFieldStrings, ...sharedStrings };

const DEFAULT_DELAY_MS = 300;

export interface PlinthSearchFieldEventMap {
  'plinth-search-change': CustomEvent<{ readonly value: string }>;
}

/**
 * A search field that emits an event when the user pauses typing or presses Enter.
 *
 * @when A search, or a filter for a list on the page.
 * @whenNot For a choice from a known set, use a combobox.
 * @keyboard Enter — Searches immediately.
 * @keyboard Escape — Clears the field.
 * @slot label-end - Content next to the label, such as a link or a note.
 * @csspart input - The native search field.
 * @fires plinth-search-change - Emitted when the user pauses typing, presses Enter or clears the field; not repeated for the same text.
 * @fires input - Emitted while the user types. Native; bubbles and is composed.
 * @fires change - Emitted when the user leaves the field after typing, or clears it. Native.
 */
export class PlinthSearchField extends FieldElement<PlinthSearchFieldEventMap> {
  static override styles = searchFieldStyles;

  protected readonly locale = new LocaleController(this, english);

  #value: string | undefined;
  readonly #delay = new DelayController(this);
  /** The text of the last search, until the page sets another text. */
  #lastQuery: string | undefined;

  /** The pause after typing before the search starts, in milliseconds. @default 300 */
  @property({ type: Number }) delay = DEFAULT_DELAY_MS;
  /** Shows a spinner while results are loading. */
  @property({ type: Boolean, reflect: true }) loading = false;
  /** Shows a button that clears the field, while there is text that the user can change. On by default, as in a native search field. @default true */
  @property({ type: Boolean }) override clearable = true;
  /** The initial text, which a form reset restores. Reflects the `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) defaultValue = '';

  /** The current text. */
  @property({ attribute: false })
  get value(): string {
    return this.#value ?? String(this.defaultValue ?? '');
  }
  set value(value: string) {
    const text = String(value ?? '');
    if (text !== this.value) this.#lastQuery = undefined;
    this.#value = text;
  }

  /** Clears the field without emitting an event. */
  clear(): void {
    this.#delay.stop();
    this.value = '';
  }

  override updated(changed: PropertyValues<this>): void {
    if (this.input && this.input.value !== this.value) this.input.value = this.value;
    super.updated(changed);
  }

  readonly #handleInput = (event: Event): void => {
    this.#setTyped(inputOf(event).value);
    this.#delay.start(Number.isFinite(this.delay) && this.delay >= 0 ? this.delay : DEFAULT_DELAY_MS, this.#search);
  };

  readonly #handleChange = (): void => {
    this.touched = true;
    this.dispatchNative('change');
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    if (event.key === 'Enter') this.#search();
    if (event.key !== 'Escape' || this.isEmpty || !this.isEditable) return;
    // Keeps a surrounding dialog open.
    event.preventDefault();
    this.clearValue();
  };

  protected override get isEmpty(): boolean {
    return this.value === '';
  }

  protected override clearValue(): void {
    this.#setTyped('');
    this.dispatchNative('input', 'change');
    this.#search();
  }

  #setTyped(text: string): void {
    this.#lastQuery ??= this.value;
    this.#value = text;
    this.requestUpdate('value');
  }

  readonly #search = (): void => {
    this.#delay.stop();
    const { value } = this;
    if (value === this.#lastQuery) return;
    this.#lastQuery = value;
    emit(this, 'plinth-search-change', { value });
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
    this.#lastQuery = undefined;
    this.touched = false;
    this.requestUpdate('value');
  }

  protected override restoreValue(savedState: string): void {
    this.value = savedState;
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
        ?readonly=${this.readOnly}
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
        ${this.renderClearOrLock()}
      </span>
    </div>`;
  }
}
