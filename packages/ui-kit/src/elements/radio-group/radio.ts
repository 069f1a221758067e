import { html, type TemplateResult } from 'lit';
import { property } from '#base/property.ts';
import { RadioElement } from './radio-element.ts';
import { radioStyles } from './radio.styles.ts';

/**
 * An option of a `plinth-radio-group`. The group sets its state.
 *
 * @when Inside a `plinth-radio-group`.
 * @whenNot Outside a `plinth-radio-group`.
 * @keyboard Space — Selects the option; the group handles the arrow keys.
 * @slot - The label.
 * @slot start - Content before the label, such as an icon.
 * @slot description - Replaces the `description` property.
 * @csspart base - The component's wrapper.
 * @csspart control - The native radio button.
 * @csspart label - The label.
 * @csspart description - The description under the label.
 */
export class PlinthRadio extends RadioElement {
  static override styles = radioStyles;

  /** The description under the label. */
  @property() description = '';
  /** Why the option is disabled. Replaces the description while it is. */
  @property() reason = '';

  override render(): TemplateResult {
    return html`<div part="base">
      ${this.renderControl('description')}
      <label part="label" id="label" for="control"><slot name="start"></slot><slot></slot></label>
      <div part="description" id="description">
        <slot name="description">${(this.disabled && this.reason) || this.description}</slot>
      </div>
    </div>`;
  }
}
