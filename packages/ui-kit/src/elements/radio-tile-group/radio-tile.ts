import { html, nothing, type TemplateResult } from 'lit';
import { property } from '#base/property.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { RadioElement } from '../radio-group/radio-element.ts';
import { radioTileStyles } from './radio-tile.styles.ts';

/**
 * An option of a `plinth-radio-tile-group`. The group sets its state.
 *
 * @when Inside a `plinth-radio-tile-group`.
 * @whenNot Outside a `plinth-radio-tile-group`.
 * @keyboard Space — Selects the option; the group handles the arrow keys.
 * @slot - The label; larger with content above it.
 * @slot start - Content above the label: a small line such as a weekday, or a picture.
 * @slot description - Replaces the `description` property.
 * @csspart base - The component's wrapper.
 * @csspart control - The native radio button, which covers the tile.
 * @csspart label - The label, with the content above it.
 * @csspart description - The description under the label.
 */
export class PlinthRadioTile extends RadioElement {
  static override styles = radioTileStyles;

  readonly #slotted = new SlottedController(this);

  /** The description under the label. */
  @property() description = '';
  /** Why the option is disabled. Replaces a description; without one it is shown as a tooltip. */
  @property() reason = '';

  override render(): TemplateResult {
    const reason = this.disabled ? this.reason : '';
    const tooltip = this.description ? '' : reason;
    return html`<div
      part="base"
      class=${this.#slotted.has('start') ? 'covered stacked' : 'covered'}
      title=${tooltip || nothing}
    >
      ${this.renderControl('description')}
      <label part="label" id="label" for="control"><slot name="start"></slot><slot></slot></label>
      <div part="description" id="description">
        <slot name="description">${this.description && (reason || this.description)}</slot>
      </div>
      <span id="reason" hidden>${tooltip}</span>
    </div>`;
  }
}
