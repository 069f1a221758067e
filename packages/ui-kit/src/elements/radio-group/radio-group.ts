import { html, type PropertyValues, type TemplateResult } from 'lit';
import { ChoiceGroupElement } from '#base/choice-group-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { renderError } from '#base/message.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import { radioGroupStrings } from '#strings/en/radio-group.ts';
import { radioGroupStyles } from './radio-group.styles.ts';
import { PlinthRadio } from './radio.ts';

export const radioAppearances = ['list', 'segment', 'tile'] as const;

/**
 * A group of radio buttons, of which the user selects one.
 *
 * The `segment` appearance is for different views of the same content (a period, a width), `tile` for options such as
 * days or time slots. Tiles are laid out in a grid with the columns of `--plinth-radio-group-columns`.
 *
 * @when One choice out of a few options that should all be visible.
 * @whenNot For more than about seven options, use a select or a combobox; for on and off, a switch or a checkbox.
 * @keyboard Arrow keys — Move to the next option and select it, wrapping at the ends.
 * @keyboard Space — Selects the focused option.
 * @keyboard Tab — Moves the focus to the selected option, and out of the group.
 * @slot - The options, as `plinth-radio` elements at any depth.
 * @slot label-end - Content next to the label, such as a link, a note or buttons.
 * @csspart base - The component's wrapper, with the role `radiogroup`.
 * @csspart label-row - The wrapper of the label and the content next to it.
 * @csspart label - The label.
 * @csspart choices - The wrapper of the options.
 * @csspart help - The help text.
 * @csspart error - The error message.
 * @cssproperty --plinth-radio-group-columns - The columns of the tile grid, such as `repeat(7, minmax(0, 1fr))`.
 * @fires input - Emitted when the user selects an option. Native; bubbles and is composed.
 * @fires change - Emitted when the user selects an option. Native.
 * @dependency plinth-radio
 */
export class PlinthRadioGroup extends ChoiceGroupElement<PlinthRadio> {
  static override styles = radioGroupStyles;

  protected readonly locale = new LocaleController(this, radioGroupStrings);

  #value: string | null | undefined;

  /** The help text under the options. */
  @property() help = '';
  /** The appearance of the options. @default 'list' */
  @property({ reflect: true, of: radioAppearances }) appearance: (typeof radioAppearances)[number] = 'list';
  /** The initial value, which a form reset restores. Reflects the `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) defaultValue: string | null = null;

  constructor() {
    super(PlinthRadio);
    this.addEventListener('click', this.#handleClick);
    new RovingFocusController<PlinthRadio>(this, {
      items: () => this.enabledChoices,
      onMove: (radio) => this.#select(radio),
    });
  }
  /** The value of the selected radio; null if none is selected. An empty value doesn't answer a `required` group. */
  @property({ attribute: false })
  get value(): string | null {
    return this.#value === undefined ? this.defaultValue : this.#value;
  }

  set value(value: string | null) {
    this.#value = value === null || value === undefined ? null : String(value);
  }

  override updated(changed: PropertyValues<this>): void {
    const { choices: radios, tabStop } = this;
    for (const [index, radio] of radios.entries()) {
      radio.setGroupState({
        name: this.name,
        appearance: this.appearance,
        checked: this.value !== null && radio.value === this.value,
        tabbable: radio === tabStop,
        disabled: this.isDisabled,
        position: index + 1,
        size: radios.length,
      });
    }
    super.updated(changed);
  }

  readonly #handleClick = (event: Event): void => {
    const [target] = event.composedPath();
    const radio = this.enabledChoices.find(({ control }) => control === target);
    if (radio && !event.defaultPrevented) this.#select(radio);
  };

  #select(radio: PlinthRadio): void {
    if (radio.value === this.value) return;
    this.value = radio.value;
    this.dispatchNative('input', 'change');
  }

  /** The radio in the tab order: the selected one, or else the first enabled one. */
  protected override get tabStop(): PlinthRadio | undefined {
    return this.enabledChoices.find((radio) => radio.value === this.value) ?? super.tabStop;
  }

  protected override get formValue(): string | null {
    return this.value;
  }
  protected override get formState(): string | null {
    return this.value;
  }

  override formResetCallback(): void {
    this.#value = undefined;
    this.requestUpdate('value');
  }

  protected override restoreValue(savedState: string): void {
    this.value = savedState;
  }

  protected override validate(): ValidationResult {
    if (!this.required || this.value) return VALID;
    return { flags: { valueMissing: true }, message: this.locale.strings.radioMissing };
  }

  override render(): TemplateResult {
    return html`<div
      part="base"
      role="radiogroup"
      aria-labelledby="label"
      aria-describedby="help error"
      aria-required=${this.required ? 'true' : 'false'}
      aria-invalid=${this.error ? 'true' : 'false'}
      aria-disabled=${this.isDisabled ? 'true' : 'false'}
    >
      <div part="label-row" class="label-row">
        <span part="label" id="label" class="label">${this.label}</span>
        <slot name="label-end"></slot>
      </div>
      <div part="choices"><slot @slotchange=${this.handleSlotchange}></slot></div>
      ${renderError(this.error)}
      <div part="help" id="help">${this.help}</div>
    </div>`;
  }
}
