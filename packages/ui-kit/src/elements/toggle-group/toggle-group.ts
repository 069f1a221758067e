import { html, type PropertyValues, type TemplateResult } from 'lit';
import { ChoiceGroupElement } from '#base/choice-group-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { renderError } from '#base/message.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { property } from '#base/property.ts';
import { parseSavedList } from '#base/saved-list.ts';
import { LocaleController } from '#controllers/locale.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import { radioGroupStrings } from '#strings/en/radio-group.ts';
import { toggleGroupStyles } from './toggle-group.styles.ts';
import { PlinthToggleItem } from './toggle-item.ts';

/** Returns the values in a text, separated by white space like class names. */
const valuesIn = (text: string): readonly string[] =>
  String(text ?? '')
    .split(/\s+/u)
    .filter(Boolean);

/**
 * A group of toggle buttons, of which at most one or, with `multiple`, any number is on.
 *
 * @when Related settings that are on or off. An item can be turned off again, unless a value is required.
 * @whenNot For exactly one choice, use a segmented control or a radio group; for actions, a button group.
 * @keyboard Arrow keys — Move the focus to the previous or next item, wrapping at the ends.
 * @keyboard Space — Turns the item on or off.
 * @slot - The items, as `plinth-toggle-item` elements.
 * @csspart base - The component's wrapper.
 * @csspart label-row - The wrapper of the label.
 * @csspart label - The label.
 * @csspart choices - The row of items.
 * @csspart error - The error message.
 * @fires input - Emitted when the user turns an item on or off. Native; bubbles and is composed.
 * @fires change - Emitted when the user turns an item on or off. Native.
 * @dependency plinth-toggle-item
 */
export class PlinthToggleGroup extends ChoiceGroupElement<PlinthToggleItem> {
  static override styles = toggleGroupStyles;

  protected readonly locale = new LocaleController(this, radioGroupStrings);

  #values: readonly string[] | undefined;

  /** Allows any number of items to be on. */
  @property({ type: Boolean, reflect: true }) multiple = false;
  /** The initial values, separated by spaces, which a form reset restores. Reflects the `value` attribute. */
  @property({ attribute: 'value', reflect: true }) defaultValue = '';

  constructor() {
    super(PlinthToggleItem);
    this.addEventListener('click', this.#handleClick);
    new RovingFocusController<PlinthToggleItem>(this, { items: () => this.enabledChoices });
  }
  /**
   * The values of the items that are on, in the order in which they were turned on. Each is submitted under the name and
   * answers a `required` group while the group has the item, enabled.
   */
  @property({ attribute: false })
  get values(): readonly string[] {
    const values = this.#values ?? valuesIn(this.defaultValue);
    return this.multiple ? values : values.slice(0, 1);
  }

  set values(values: readonly string[]) {
    this.#values = normalizeList(values).map(String);
  }

  override updated(changed: PropertyValues<this>): void {
    const { values, tabStop } = this;
    for (const item of this.choices) {
      item.setGroupState({
        kind: this.multiple ? 'checkbox' : 'radio',
        on: values.includes(item.value),
        tabbable: item === tabStop,
        disabled: this.isDisabled,
        invalid: Boolean(this.error),
      });
    }
    super.updated(changed);
  }

  readonly #handleClick = (event: Event): void => {
    const [target] = event.composedPath();
    const item = this.enabledChoices.find(({ control }) => control === target);
    if (item && !event.defaultPrevented) this.#toggle(item.value);
  };

  #toggle(value: string): void {
    const { values } = this;
    const others = values.filter((other) => other !== value);
    const isOn = values.includes(value);
    // A required group keeps its last value; the item renders as on again.
    if (isOn && this.required && this.submittedValues(others).length === 0) {
      this.requestUpdate();
      return;
    }
    this.values = [...(this.multiple ? others : []), ...(isOn ? [] : [value])];
    this.dispatchNative('input', 'change');
  }

  /** The item in the tab order: the focused one, or else the first that is on, or else the first. */
  protected override get tabStop(): PlinthToggleItem | undefined {
    const items = this.enabledChoices;
    return (
      items.find((item) => item.matches(':focus-within')) ??
      items.find(({ value }) => this.values.includes(value)) ??
      super.tabStop
    );
  }

  protected override get formValue(): string | FormData | null {
    const { name } = this;
    const values = this.submittedValues(this.values);
    if (!this.multiple) return values[0] ?? null;
    if (!name || values.length === 0) return null;
    const data = new FormData();
    for (const value of values) data.append(name, value);
    return data;
  }
  protected override get formState(): string {
    return JSON.stringify(this.values);
  }

  override formResetCallback(): void {
    this.#values = undefined;
    this.requestUpdate('values');
  }

  protected override restoreValue(savedState: string): void {
    this.values = parseSavedList(savedState) ?? this.values;
  }

  protected override validate(): ValidationResult {
    if (!this.required || this.submittedValues(this.values).length > 0) return VALID;
    return { flags: { valueMissing: true }, message: this.locale.strings.radioMissing };
  }

  override render(): TemplateResult {
    return html`<div
      part="base"
      role=${this.multiple ? 'group' : 'radiogroup'}
      aria-labelledby="label"
      aria-describedby="error"
      aria-disabled=${this.isDisabled ? 'true' : 'false'}
    >
      <div part="label-row" class="label-row"><span part="label" id="label" class="label">${this.label}</span></div>
      <div part="choices"><slot @slotchange=${this.handleSlotchange}></slot></div>
      ${renderError(this.error)}
    </div>`;
  }
}
