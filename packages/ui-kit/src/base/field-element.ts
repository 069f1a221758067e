import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import type { LocaleController } from '../controllers/locale.ts';
import { iconLock } from '../icons/icons.ts';
import type { KitStrings } from '../strings/strings.ts';
import { FormElement } from './form-element.ts';
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
 * @csspart error - The error message.
 * @csspart help - The help text.
 * @cssproperty [--plinth-field-radius=--plinth-radius-control] - The border radius.
 */
export abstract class FieldElement<Events extends object = object> extends FormElement<Events> {
  @query('#control') protected readonly input!: HTMLInputElement | null;

  /** The language and the strings of the element, which include `optional`. */
  protected abstract readonly locale: LocaleController<Pick<KitStrings, 'optional'>>;

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
  /** Why the control is disabled. Shown instead of the help text while it is. */
  @property({ attribute: 'disabled-reason' }) disabledReason = '';
  /** Whether errors are shown: after blur or form validation. */
  @state() protected touched = false;

  constructor() {
    super();
    this.addEventListener('invalid', () => {
      this.touched = true;
    });
  }

  /** The error message to show, or an empty string. */
  protected get errorText(): string {
    return String(this.error || '') || (this.touched ? this.validate().message : '');
  }

  protected override get control(): HTMLElement | null {
    return this.input;
  }

  override render(): TemplateResult {
    const reason = this.isDisabled ? this.disabledReason : '';
    return html`<div part="base">
      <div part="label-row" class="label">
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

  /** Renders the lock at the end of the frame of a disabled control. */
  protected renderLock(): TemplateResult | typeof nothing {
    return this.isDisabled ? glyph(iconLock, 'small lock') : nothing;
  }

  /** Renders the frame (part `control`) with the input. */
  protected abstract renderControl(): TemplateResult;
}
