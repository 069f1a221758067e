import { html, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { inputOf } from './dom.ts';
import { FormElement, VALID, type ValidationResult } from './form-element.ts';
import { setOrRemove } from './ids.ts';
import { renderError } from './message.ts';
import { property } from './property.ts';

/**
 * Base class of checkbox and switch: a native checkbox with its behavior in forms.
 *
 * Form libraries treat them like a native checkbox, by their `type`, `checked`, `defaultChecked` and `value`, and get a
 * boolean as long as there is no `value` attribute.
 */
export abstract class ToggleElement<Events extends object = object> extends FormElement<Events> {
  #checked: boolean | undefined;

  /** The native checkbox, which the validity message of a checkbox group refers to. */
  @query('input') readonly control!: HTMLInputElement | null;

  /** The description below the label. For markup, use the `description` slot. */
  @property() description = '';
  /** The initial state, restored when the form is reset. The `checked` attribute, as in HTML. */
  @property({ type: Boolean, attribute: 'checked', reflect: true }) defaultChecked = false;

  constructor() {
    super();
    this.addEventListener('click', this.#handleClick);
  }

  /** Always `checkbox`, as of a native one: form libraries then read `checked` instead of `value`. Assigning it has no effect. */
  get type(): 'checkbox' {
    return 'checkbox';
  }

  set type(_type: string) {
    // Frameworks assign `type="checkbox"` of a template as a property, which would throw without a setter.
  }

  /** The value that is submitted while it is checked. Reflects the `value` attribute, as in HTML. @default 'on' @reflect */
  @property()
  get value(): string {
    return this.getAttribute('value') ?? 'on';
  }

  set value(value: string) {
    // Not by Lit, which would also add the attribute for the default, and libraries would get it instead of a boolean.
    setOrRemove(this, 'value', value === null || value === undefined ? null : String(value));
  }

  /** Whether it is checked. */
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
    // Not bound in the template: after a user's click, the native control differs from what was rendered last.
    if (this.control) this.control.checked = this.checked;
    super.updated(changed);
  }

  /** A click on an external label is dispatched on the host: passes it on to the native control. */
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

  /** The native `change` event does not leave the shadow tree, so it is fired again. */
  protected readonly handleChange = (): void => this.dispatchNative('change');

  protected override get formValue(): string | null {
    return this.checked ? this.value : null;
  }
  protected override get formState(): string {
    return this.checked ? 'checked' : 'unchecked';
  }

  override formResetCallback(): void {
    this.#checked = undefined;
    this.requestUpdate('checked');
  }

  protected override restoreValue(savedState: string): void {
    this.checked = savedState === 'checked' || (savedState !== 'unchecked' && savedState === this.value);
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

  /** Called after the user has changed the state. */
  protected afterInput(): void {}
  /** The error message if it is required and unchecked. */
  protected abstract get missingMessage(): string;
  /** Renders the native control with the id `control`, and its graphics. */
  protected abstract renderControl(): TemplateResult;
}
