import { html, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { inputOf } from './dom.ts';
import { FormElement, VALID, type ValidationResult } from './form-element.ts';
import { renderError } from './message.ts';
import { property } from './property.ts';

/** What checkbox and switch share: a native checkbox inside, checked or not, with the same part in forms. */
export abstract class ToggleElement<Events extends object = object> extends FormElement<Events> {
  #checked: boolean | undefined;

  @query('input') protected readonly control!: HTMLInputElement | null;

  /** What is submitted while it is on. @default 'on' */
  @property() value = 'on';
  /** A line under the label; the `description` slot takes markup. */
  @property() description = '';
  /** The state that it starts with and resets to; the `checked` attribute, as in HTML. */
  @property({ type: Boolean, attribute: 'checked', reflect: true }) defaultChecked = false;

  constructor() {
    super();
    this.addEventListener('click', this.#handleClick);
  }
  /** Whether it is on. */
  @property({ attribute: false })
  get checked(): boolean {
    return this.#checked ?? this.defaultChecked;
  }

  set checked(value: boolean) {
    this.#checked = Boolean(value);
  }

  override click(): void {
    this.control?.click();
  }

  override updated(changed: PropertyValues<this>): void {
    // Not bound in the template: what a person did to the native control is not what was rendered last.
    if (this.control) this.control.checked = this.checked;
    super.updated(changed);
  }

  /** A click on an outer label arrives at the host itself: the native control is what takes it. */
  readonly #handleClick = (event: Event): void => {
    if (event.composedPath()[0] !== this) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.click();
  };

  protected readonly handleInput = (event: Event): void => {
    this.checked = inputOf(event).checked;
    this.afterInput();
  };

  /** `change` stops at a shadow root; a native control's does not. */
  protected readonly handleChange = (): void => this.dispatchNative('change');

  protected override get formValue(): string | null {
    return this.checked ? String(this.value ?? 'on') : null;
  }
  protected override get formState(): string {
    return this.checked ? 'checked' : 'unchecked';
  }

  override formResetCallback(): void {
    this.#checked = undefined;
    this.requestUpdate('checked');
  }

  protected override restoreValue(kept: string): void {
    this.checked = kept === 'checked' || (kept !== 'unchecked' && kept === this.value);
  }

  protected override validate(): ValidationResult {
    if (!this.required || this.checked) return VALID;
    return { flags: { valueMissing: true }, message: this.missingMessage };
  }

  override render(): TemplateResult {
    return html`<div part="base">
      ${this.renderControl()}
      <label part="label" for="control"><slot></slot></label>
      <div part="description" id="description"><slot name="description">${this.description}</slot></div>
      ${renderError(this.error)}
    </div>`;
  }

  /** A person has changed it. */
  protected afterInput(): void {}
  /** What a person who left a required one off is told. */
  protected abstract get missingMessage(): string;
  /** The native control, id `control`, and its drawing. */
  protected abstract renderControl(): TemplateResult;
}
