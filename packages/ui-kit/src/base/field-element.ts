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
 * Label, help, error and frame of a control with an input of its own: what `plinth-field` is to a native control, for
 * what no native control can do. The input inside has the id `control`.
 *
 * @slot label-end - Beside the label: a link, a note.
 * @csspart base - The whole.
 * @csspart label-row - Label and what stands beside it.
 * @csspart label - The label.
 * @csspart control - The frame around the input.
 * @csspart error - The message of a control in error.
 * @csspart help - The line of help.
 * @cssproperty [--plinth-field-radius=--plinth-radius-control] - Corner radius.
 */
export abstract class FieldElement<Events extends object = object> extends FormElement<Events> {
  @query('#control') protected readonly input!: HTMLInputElement | null;

  /** Its language and strings; `optional` among them. */
  protected abstract readonly locale: LocaleController<Pick<KitStrings, 'optional'>>;

  /** Names the control. */
  @property() label = '';
  /** Keeps the label for assistive technology only. */
  @property({ type: Boolean, reflect: true, attribute: 'label-hidden' }) labelHidden = false;
  /** A line under the control. */
  @property() help = '';
  /** Stands in the control while it is empty: an example, never the label. */
  @property() placeholder = '';
  /** `large` is for sign-in and onboarding. @default 'medium' */
  @property({ reflect: true, of: controlSizes }) size: (typeof controlSizes)[number] = 'medium';
  /** Says beside the label that it may be left empty. */
  @property({ type: Boolean }) optional = false;
  /** Why it is disabled; takes the place of the help meanwhile. */
  @property({ attribute: 'disabled-reason' }) disabledReason = '';
  /** The control was left, or the form asked: what is wrong may be said. */
  @state() protected touched = false;

  constructor() {
    super();
    this.addEventListener('invalid', () => {
      this.touched = true;
    });
  }

  /** What is wrong, as far as it may be said. */
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

  /** The lock of a disabled control, at the end of its frame. */
  protected renderLock(): TemplateResult | typeof nothing {
    return this.isDisabled ? glyph(iconLock, 'small lock') : nothing;
  }

  /** The frame, part `control`, with the input in it. */
  protected abstract renderControl(): TemplateResult;
}
