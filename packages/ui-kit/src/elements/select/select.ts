import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { FieldElement } from '#base/field-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { glyph } from '#base/glyph.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { groupOptions, labelOf, optionsByValue, validOptions, type ListOption } from '#base/list-option.ts';
import { renderOptionIcon, renderWords } from '#base/option-content.ts';
import { property } from '#base/property.ts';
import { refuseChange } from '#base/read-only-control.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconCheck, iconChevronDown } from '#icons/icons.ts';
import { optionsStrings } from '#strings/en/options.ts';
import { radioGroupStrings } from '#strings/en/radio-group.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { selectStyles } from './select.styles.ts';

/** An option of a select. */
export type SelectOption = ListOption;

const english = { ...optionsStrings, ...radioGroupStrings, ...sharedStrings };

/**
 * A field with a list from which users select one value. It is a native `<select>` whose picker has the kit's style,
 * with icons, descriptions and groups, in browsers with `appearance: base-select`. Other browsers, and phones that have
 * their own picker, show the labels and the groups in their native picker.
 *
 * @when One value of a short fixed list: a country, a category, a period.
 * @whenNot For options that are part of the page's HTML, use a field around `<select>`. For a long or remote list, or several values, use a combobox. For up to about seven options that should all be visible, use a radio group.
 * @keyboard Space, Enter, Down, Up — Opens the list. In the list, Down and Up move by an option.
 * @keyboard Home, End, Page Up, Page Down — Move in the open list.
 * @keyboard Letters — Move to the option that starts with them.
 * @keyboard Enter, Space — Select the active option of the open list.
 * @keyboard Escape — Closes the list.
 * @keyboard Delete, Backspace — Clear a `clearable` select.
 * @slot label-end - Content after the label, such as a link.
 * @csspart input - The native select.
 * @csspart option - An option.
 * @fires input - Emitted when the user selects an option or clears the selection. Native event, composed.
 * @fires change - Emitted when the user selects an option or clears the selection. Native event.
 */
export class PlinthSelect extends FieldElement {
  static override styles = selectStyles;

  protected readonly locale = new LocaleController(this, english);
  #value: string | null | undefined;
  /** The valid options in the order of the list. */
  #sortedOptions: readonly SelectOption[] = [];
  /** Whether options can contain elements: a native picker shows all of their text, with the descriptions. */
  readonly #isCustomizable = !isServer && CSS.supports('appearance', 'base-select');

  @query('#control') private readonly select!: HTMLSelectElement | null;

  /** The options. */
  @property({ attribute: false }) options: readonly SelectOption[] = [];
  /** The initial value, restored when the form is reset. The `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) defaultValue: string | null = null;

  /**
   * The selected value, or null. Once there are options, a value that is none of them is shown with an error. Neither it
   * nor the value of a disabled option is submitted.
   */
  @property({ attribute: false })
  get value(): string | null {
    return this.#value === undefined ? this.defaultValue : this.#value;
  }

  set value(value: string | null) {
    const text = value === null || value === undefined ? null : String(value);
    if (text !== this.value) this.touched = false;
    this.#value = text;
  }

  /** Opens the list. Like `showPicker` of a native select, it throws unless the user has just pressed something. */
  showPicker(): void {
    this.select?.showPicker();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('options')) this.#sortedOptions = [...groupOptions(validOptions(this.options)).values()].flat();
  }

  override updated(changed: PropertyValues<this>): void {
    this.#syncSelected();
    super.updated(changed);
  }

  /** Not bound in the template: after a user's selection, the native select differs from what was rendered last. */
  #syncSelected(): void {
    const index = this.#selectedIndex + 1;
    if (this.select && this.select.selectedIndex !== index) this.select.selectedIndex = index;
  }

  readonly #handleInput = (): void => {
    const option = this.#sortedOptions[(this.select?.selectedIndex ?? 0) - 1];
    if (option) this.value = option.value;
  };

  /** The native `change` event does not leave the shadow tree, so it is fired again. */
  readonly #handleChange = (): void => {
    this.touched = true;
    this.dispatchNative('change');
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (this.readOnly) refuseChange(event);
    else if (this.isClearable && (key === 'Delete' || key === 'Backspace') && target === this.select) {
      event.preventDefault();
      this.clearValue();
    }
  };

  /** A press would open the picker of a native select, which has no read-only state. */
  readonly #handleMousedown = (event: Event): void => {
    if (this.readOnly) refuseChange(event);
  };

  protected override get isEmpty(): boolean {
    return this.value === null;
  }

  protected override clearValue(): void {
    this.value = null;
    this.touched = true;
    this.dispatchNative('input', 'change');
  }

  get #selectedIndex(): number {
    return this.value === null ? -1 : this.#sortedOptions.findIndex(({ value }) => value === this.value);
  }

  protected override get control(): HTMLElement | null {
    return this.select;
  }
  protected override get formValue(): string {
    return this.#isUnlisted || this.#option?.disabled ? '' : (this.value ?? '');
  }

  get #option(): SelectOption | undefined {
    return optionsByValue(this.options).get(this.value ?? '');
  }

  /** Whether the value is none of the options, once there are any. An empty value means that none is selected. */
  get #isUnlisted(): boolean {
    return Boolean(this.value) && optionsByValue(this.options).size > 0 && this.#option === undefined;
  }

  /** A value that is none of the options is shown at once, since the user did not select it. */
  protected override get errorText(): string {
    return super.errorText || (this.#isUnlisted ? this.validation.message : '');
  }
  /** Differs for an empty select and an option whose value is an empty text. */
  protected override get formState(): string {
    return this.value === null ? '' : `value ${this.value}`;
  }

  override formResetCallback(): void {
    this.#value = undefined;
    this.touched = false;
    this.requestUpdate('value');
  }

  protected override restoreValue(savedState: string): void {
    this.value = savedState === '' ? null : savedState.replace(/^value /, '');
  }

  protected override validate(): ValidationResult {
    const { strings } = this.locale;
    if (this.#isUnlisted) return { flags: { badInput: true }, message: strings.optionUnlisted(this.value ?? '') };
    if (!this.required || this.formValue) return VALID;
    return { flags: { valueMissing: true }, message: strings.radioMissing };
  }

  protected override renderControl(): TemplateResult {
    const selected = this.#sortedOptions[this.#selectedIndex];
    const classes = [selected?.icon ? 'with-icon' : '', this.isClearable ? 'clearable' : ''];
    return html`<div part="control" class=${[...classes, this.value === null ? 'empty' : ''].join(' ').trim()}>
      <select
        part="input"
        id="control"
        class="bare"
        ?disabled=${this.isDisabled}
        aria-required=${this.required ? 'true' : 'false'}
        aria-invalid=${this.errorText ? 'true' : 'false'}
        aria-readonly=${this.readOnly ? 'true' : nothing}
        aria-describedby="error help"
        @input=${this.#handleInput}
        @change=${this.#handleChange}
        @keydown=${this.#handleKeydown}
        @mousedown=${this.#handleMousedown}
      >
        ${this.renderSelected(selected)}${this.renderGroups()}
      </select>
      ${selected?.icon ? html`<span class="start">${renderOptionIcon(selected)}</span>` : nothing}
      <span class="end">${this.renderClearOrLock()}${this.isDisabled ? nothing : glyph(iconChevronDown, 'small')}</span>
    </div>`;
  }

  /** Its own template, since older HTML parsers, also that of the server's renderer, drop a button inside of a select. */
  private renderSelected(selected: SelectOption | undefined): TemplateResult {
    const unknownText = this.value ?? this.placeholder;
    return html`<button type="button" class="selected">${selected ? labelOf(selected) : unknownText}</button>
      <option value="" label=${unknownText} disabled hidden></option>`;
  }

  private renderGroups(): readonly TemplateResult[] {
    return [...groupOptions(this.#sortedOptions)].flatMap(([group, options]) => {
      const templates = options.map((option) => this.renderOption(option));
      if (group === '') return templates;
      return html`<optgroup label=${group}>
        ${this.#isCustomizable ? html`<legend class="group">${group}</legend>` : nothing}${templates}
      </optgroup>`;
    });
  }

  private renderOption(option: SelectOption): TemplateResult {
    const label = labelOf(option);
    const content = this.#isCustomizable
      ? html`${renderOptionIcon(option)}${renderWords(label, option.description)}${
          option.value === this.value ? glyph(iconCheck, 'small') : nothing
        }`
      : label;
    return html`<option part="option" value=${option.value} ?disabled=${Boolean(option.disabled)}>${content}</option>`;
  }
}
