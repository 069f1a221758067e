import { html, type PropertyValues, type TemplateResult } from 'lit';
import { ChoiceGroupElement } from '#base/choice-group-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { renderError } from '#base/message.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import { radioGroupStrings } from '#strings/en/radio-group.ts';
import type { RadioElement } from './radio-element.ts';

/** Base class of groups in which exactly one option is selected: radio buttons, segments or tiles. */
export abstract class RadioGroupElement<Radio extends RadioElement> extends ChoiceGroupElement<Radio> {
  protected readonly locale = new LocaleController(this, radioGroupStrings);

  #value: string | null | undefined;

  /** The help text under the options. */
  @property() help = '';
  /** The initial value, which a form reset restores. Reflects the `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) defaultValue: string | null = null;

  constructor(radioClass: new () => Radio) {
    super(radioClass);
    this.addEventListener('click', this.#handleClick);
    new RovingFocusController<Radio>(this, {
      items: () => this.enabledChoices,
      onMove: (radio) => this.#select(radio),
    });
  }
  /**
   * The value of the selected option; null if none is selected. It is submitted and answers a `required` group while the
   * group has the option, enabled. An empty value doesn't answer a `required` group.
   */
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

  #select(radio: Radio): void {
    if (radio.value === this.value) return;
    this.value = radio.value;
    this.dispatchNative('input', 'change');
  }

  /** The radio in the tab order: the selected one, or else the first enabled one. */
  protected override get tabStop(): Radio | undefined {
    return this.enabledChoices.find((radio) => radio.value === this.value) ?? super.tabStop;
  }

  protected override get formValue(): string | null {
    const [value = null] = this.submittedValues(this.value === null ? [] : [this.value]);
    return value;
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
    if (!this.required || this.formValue) return VALID;
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
