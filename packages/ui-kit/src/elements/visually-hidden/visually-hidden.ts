import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { visuallyHiddenElementStyles } from './visually-hidden.styles.ts';

/**
 * Text that is visually hidden and that only assistive technology reads. A link or button inside it becomes visible
 * while it is focused.
 *
 * @when Information that is otherwise conveyed only by position, color or a drawing.
 * @whenNot On a control with a `label` property, use that.
 * @keyboard none — A link or button inside becomes visible while it is focused.
 * @slot - The text.
 */
export class PlinthVisuallyHidden extends PlinthElement {
  static override styles = visuallyHiddenElementStyles;

  override render(): TemplateResult {
    return html`<span class="visually-hidden"><slot></slot></span>`;
  }
}
