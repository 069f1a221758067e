import { html, nothing, type TemplateResult } from 'lit';
import { property } from '#base/property.ts';
import { RadioElement } from '../radio-group/radio-element.ts';
import { segmentStyles } from './segment.styles.ts';

/**
 * An option of a `plinth-segmented-control`. The control sets its state.
 *
 * @when Inside a `plinth-segmented-control`.
 * @whenNot Outside a `plinth-segmented-control`.
 * @keyboard Space — Selects the segment; the control handles the arrow keys.
 * @slot - The label, or an icon that has a label.
 * @slot start - Content before the label, such as an icon.
 * @csspart base - The component's wrapper.
 * @csspart control - The native radio button, which covers the segment.
 * @csspart label - The label.
 */
export class PlinthSegment extends RadioElement {
  static override styles = segmentStyles;

  /** Why the segment is disabled, shown as a tooltip. */
  @property() reason = '';

  override render(): TemplateResult {
    const reason = this.disabled ? this.reason : '';
    return html`<div part="base" class="covered" title=${reason || nothing}>
      ${this.renderControl()}
      <label part="label" id="label" for="control"><slot name="start"></slot><slot></slot></label>
      <span id="reason" hidden>${reason}</span>
    </div>`;
  }
}
