import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import type { LocaleController } from '../controllers/locale.ts';
import { iconLock, iconX } from '../icons/icons.ts';
import type { KitStrings } from '../strings/strings.ts';
import { FormElement, VALID, type ValidationResult } from './form-element.ts';
import { glyph } from './glyph.ts';
import { renderError } from './message.ts';
import { property } from './property.ts';

export const controlSizes = ['medium', 'large'] as const;

/**
 * Base class of form controls with their own input. Renders the label, help text, error message and frame, like
 * `plinth-field` does for native controls. The input has the id `control`.
 *
 * @slot label-end - Content after the label, such as a link.
 * @csspart base - The component's wrapper.
 * @csspart label-row - The row with the label and the content after it.
 * @csspart label - The label.
 * @csspart control - The frame around the input.
 * @csspart clear - The button that clears a `clearable` field.
 * @csspart error - The error message.
 * @csspart help - The help text.
 * @cssproperty [--plinth-field-radius=--plinth-radius-control] - The border radius.
 */
export abstract class FieldElement<Events extends object = object> extends FormElement<Events> {
  @query('#control') protected readonly input!: HTMLInputElement | null;

  /** The language and the strings of the element, which include those of every field. */
  protected abstract readonly locale: LocaleController<Pick<KitStrings, 'optional' | 'clearNamed'>>;

  /** The label. */
  @property() label = '';
  /** Hides the label visually. */
  @property({ type: Boolean, reflect: true, attribute: 'label-hidden' }) labelHidden = false;
  /** The help text below the control. */
  @property() help = '';
  /** The placeholder shown while the control is empty: an example, not a replacement for the label. */
  @property() placeholder = '';
  /** The size. Use `large` for sign-in and onboarding. @default 'medium' */
  @property({ reflect: true, of: controlSizes }) size: (typeof controlSizes)[number] = 'medium';
  /** Shows beside the label that the field is optional. */
  @property({ type: Boolean }) optional = false;
  /** Whether the user can't change the value. It can be focused and is submitted and, as in a native control, not validated. */
  @property({ type: Boolean, reflect: true, attribute: 'readonly' }) readOnly = false;
  /** Shows a button that clears the field, while there is a value that the user can change. */
  @property({ type: Boolean }) clearable = false;
  /** Why the control is disabled. Shown instead of the help text while it is. */
  @property({ attribute: 'disabled-reason' }) disabledReason = '';
  /** Whether errors are shown: after blur or form validation. */
  @state() protected touched = false;

  constructor() {
    super();
    this.addEventListener('invalid', () => {
      this.touched = true;
    });
    // Before every handler of the field.
    this.addEventListener('input', this.#refuseInput, { capture: true });
  }

  /** Takes back what an extension or a control without a read-only state enters into a field that can't be changed. */
  readonly #refuseInput = (event: Event): void => {
    if (this.isEditable || event.composedPath()[0] === this) return;
    event.stopImmediatePropagation();
    this.requestUpdate();
  };

  /** The error message to show, or an empty string. */
  protected get errorText(): string {
    return String(this.error || '') || (this.touched ? this.validation.message : '');
  }

  protected override get control(): HTMLElement | null {
    return this.input;
  }

  /** Whether the user can change the value. */
  protected get isEditable(): boolean {
    return !this.isDisabled && !this.readOnly;
  }

  /** Whether the user can clear the field now. */
  protected get isClearable(): boolean {
    return this.clearable && this.isEditable && !this.isEmpty;
  }

  protected override get validation(): ValidationResult {
    return this.readOnly ? VALID : this.validate();
  }

  readonly #handleClear = (): void => {
    this.input?.focus();
    this.clearValue();
  };

  /** Keeps the focus in the field, which would otherwise report typed text that is about to be cleared. */
  readonly #handleClearMousedown = (event: Event): void => event.preventDefault();

  override render(): TemplateResult {
    const reason = this.isDisabled ? this.disabledReason : '';
    return html`<div part="base">
      <div part="label-row" class="label-row label">
        <label part="label" id="label" for="control">${this.label}</label>
        <span class="beside">
          ${this.optional ? html`<span class="optional">${this.locale.strings.optional}</span>` : nothing}<slot
            name="label-end"
          ></slot>
        </span>
      </div>
      ${this.renderControl()} ${renderError(this.errorText)}
      <div part="help" id="help">${reason || this.help}</div>
    </div>`;
  }

  /** Renders what is at the end of every frame: the clear button, or the lock of a disabled control. */
  protected renderClearOrLock(): TemplateResult | typeof nothing {
    if (this.isDisabled) return glyph(iconLock, 'small lock');
    if (!this.isClearable) return nothing;
    return html`<button
      part="clear"
      type="button"
      class="corner"
      aria-label=${this.locale.strings.clearNamed(this.label).trim()}
      @mousedown=${this.#handleClearMousedown}
      @click=${this.#handleClear}
    >
      ${glyph(iconX, 'small')}
    </button>`;
  }

  /** Moves the focus from a clear button before its removal, which the field would handle as a blur while it renders. */
  protected override update(changed: PropertyValues): void {
    if (!this.isClearable && this.renderRoot.querySelector('[part="clear"]:focus')) this.input?.focus();
    super.update(changed);
  }

  /** Whether there is neither a value nor typed text. */
  protected abstract get isEmpty(): boolean;
  /** Clears the field as the user does, with the events of a change. */
  protected abstract clearValue(): void;

  /** Renders the frame (part `control`) with the input. */
  protected abstract renderControl(): TemplateResult;
}
