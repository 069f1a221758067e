import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { ChoiceGroupElement } from '#base/choice-group-element.ts';
import { isElement } from '#base/dom.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { renderError } from '#base/message.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { property } from '#base/property.ts';
import { parseSavedList } from '#base/saved-list.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { checkboxGroupStrings } from '#strings/en/checkbox-group.ts';
import { PlinthCheckbox } from '../checkbox/checkbox.ts';
import { checkboxGroupStyles } from './checkbox-group.styles.ts';

/** Returns a limit as a whole number of choices, or the fallback. */
const limitOf = (value: number | undefined, fallback: number): number =>
  typeof value === 'number' && value > 0 ? Math.floor(value) : fallback;

/**
 * A group of checkboxes, of which users select any number. It is one form control: each value is submitted under the
 * name of the group, and the checkboxes need no name. Values are set on the group, as `values`, or initially with the
 * `checked` attribute of the checkboxes.
 *
 * With `select-all`, a checkbox above the others selects and clears all of them, and shows whether all, some or none are
 * selected.
 *
 * @when Several choices out of a few options that should all be visible.
 * @whenNot For one choice, use a radio group. For a single option, use a checkbox. For many options, use a combobox with `multiple`.
 * @keyboard Tab — Moves to the next checkbox.
 * @keyboard Space — Toggles the focused checkbox.
 * @slot - The checkboxes, as `plinth-checkbox` elements with a `value`, at any depth.
 * @slot label-end - Content next to the label, such as a link, a note or buttons.
 * @csspart base - The component's wrapper, with the role `group`.
 * @csspart label-row - The wrapper of the label and the content next to it.
 * @csspart label - The label.
 * @csspart all - The checkbox that selects all.
 * @csspart choices - The wrapper of the checkboxes.
 * @csspart help - The help text.
 * @csspart error - The error message.
 * @cssproperty --plinth-checkbox-group-columns - The columns of the checkboxes, such as `repeat(2, minmax(0, 1fr))`.
 * @fires input - Emitted when the user toggles a checkbox. Native; bubbles and is composed.
 * @fires change - Emitted when the user toggles a checkbox. Native.
 * @dependency plinth-checkbox
 */
export class PlinthCheckboxGroup extends ChoiceGroupElement<PlinthCheckbox> {
  static override styles = checkboxGroupStyles;

  protected readonly locale = new LocaleController(this, checkboxGroupStrings);

  #values: readonly string[] | undefined;
  #hasUserInput = false;

  /** The help text under the checkboxes. */
  @property() help = '';
  /** The least number of choices, if any are made or the group is `required`. */
  @property({ type: Number }) min: number | undefined;
  /** The greatest number of choices. */
  @property({ type: Number }) max: number | undefined;
  /** Shows a checkbox that selects all. */
  @property({ type: Boolean, attribute: 'select-all' }) selectAll = false;
  /** Whether an invalid number of choices is shown: after the user has left the group, or form validation. */
  @state() private touched = false;

  constructor() {
    super(PlinthCheckbox);
    this.addEventListener('input', this.#handleCheckboxEvent);
    this.addEventListener('change', this.#handleCheckboxEvent);
    this.addEventListener('focusout', this.#handleFocusout);
    this.addEventListener('invalid', this.#handleInvalid);
  }

  /** The selected values. Those without a checkbox, and those of disabled ones, are neither submitted nor counted. */
  @property({ attribute: false })
  get values(): readonly string[] {
    return this.#values ?? this.choices.flatMap((box) => (box.checked ? [box.value] : []));
  }

  set values(values: readonly string[]) {
    this.#values = [...new Set(normalizeList(values).map(String))];
    this.touched = false;
  }

  override updated(changed: PropertyValues<this>): void {
    const groupState = { disabled: this.isDisabled, invalid: this.#errorText !== '' };
    const selected = new Set(this.values);
    for (const checkbox of this.choices) {
      checkbox.setGroupState(groupState);
      if (checkbox.checked !== selected.has(checkbox.value)) checkbox.checked = selected.has(checkbox.value);
    }
    super.updated(changed);
  }

  /** Replaces the events of a checkbox by those of the group, with itself as the target. */
  readonly #handleCheckboxEvent = (event: Event): void => {
    const checkbox = this.choices.find((each) => each === event.target);
    if (!checkbox) return;
    event.stopImmediatePropagation();
    if (event.type === 'input') {
      this.#select([checkbox], checkbox.checked);
      this.dispatchNative('input');
    } else this.dispatchNative('change');
  };

  readonly #handleAllInput = (event: Event): void => {
    this.#select(this.enabledChoices, (event.currentTarget as PlinthCheckbox).checked);
  };

  /** The event does not leave the shadow tree. */
  readonly #handleAllChange = (): void => this.dispatchNative('change');

  readonly #handleFocusout = ({ relatedTarget }: FocusEvent): void => {
    if (this.#hasUserInput && !(isElement(relatedTarget) && this.contains(relatedTarget))) this.touched = true;
  };

  readonly #handleInvalid = (event: Event): void => {
    if (event.target === this) this.touched = true;
  };

  #select(checkboxes: readonly PlinthCheckbox[], checked: boolean): void {
    const { touched } = this;
    const selected = new Set(this.values);
    for (const { value } of checkboxes) {
      if (checked) selected.add(value);
      else selected.delete(value);
    }
    const known = this.choices.map(({ value }) => value).filter((value) => selected.has(value));
    // Values without a checkbox stay: it may be added later.
    this.values = [...known, ...selected];
    this.touched = touched;
    this.#hasUserInput = true;
  }

  get #errorText(): string {
    return String(this.error || '') || (this.touched ? this.validate().message : '');
  }

  protected override get formValue(): FormData | null {
    const data = new FormData();
    for (const value of this.submittedValues(this.values)) data.append(this.name, value);
    return this.name ? data : null;
  }
  protected override get formState(): string {
    return JSON.stringify(this.values);
  }

  override formResetCallback(): void {
    this.#values = undefined;
    for (const checkbox of this.choices) checkbox.checked = checkbox.defaultChecked;
    this.#hasUserInput = false;
    this.touched = false;
    this.requestUpdate('values');
  }

  protected override restoreValue(savedState: string): void {
    this.values = parseSavedList(savedState) ?? this.values;
  }

  protected override validate(): ValidationResult {
    const { strings, language } = this.locale;
    const [min, max] = [limitOf(this.min, 1), limitOf(this.max, Number.POSITIVE_INFINITY)];
    const count = this.submittedValues(this.values).length;
    const tooFew = min === 1 ? strings.choicesMissing : strings.choicesTooFew(formatCount(min, language));
    if (count === 0) return this.required ? { flags: { valueMissing: true }, message: tooFew } : VALID;
    if (count < min) return { flags: { rangeUnderflow: true }, message: tooFew };
    if (count > max)
      return { flags: { rangeOverflow: true }, message: strings.choicesTooMany(formatCount(max, language)) };
    return VALID;
  }

  override render(): TemplateResult {
    return html`<div
      part="base"
      role="group"
      aria-labelledby="label"
      aria-describedby="help error"
      aria-disabled=${this.isDisabled ? 'true' : 'false'}
    >
      <div part="label-row" class="label-row">
        <span part="label" id="label" class="label">${this.label}</span>
        <slot name="label-end"></slot>
      </div>
      ${this.selectAll ? this.renderAll() : nothing}
      <div part="choices" class=${this.selectAll ? 'indented' : ''}>
        <slot @slotchange=${this.handleSlotchange}></slot>
      </div>
      ${renderError(this.#errorText)}
      <div part="help" id="help">${this.help}</div>
    </div>`;
  }

  private renderAll(): TemplateResult {
    const enabled = this.enabledChoices;
    const count = enabled.filter(({ value }) => this.values.includes(value)).length;
    return html`<plinth-checkbox
      part="all"
      .checked=${enabled.length > 0 && count === enabled.length}
      .indeterminate=${count > 0 && count < enabled.length}
      .disabled=${enabled.length === 0}
      @input=${this.#handleAllInput}
      @change=${this.#handleAllChange}
      >${this.locale.strings.choicesAll}</plinth-checkbox
    >`;
  }
}
