import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { visuallyHiddenElementStyles } from './visually-hidden.styles.ts';

/**
 * Text that only assistive technology reads: what the eye has from place, colour or a drawing. A link or button in it
 * shows while it has the focus, so that nobody tabs into nowhere.
 *
 * @when The eye has from place, colour or a drawing what words would have to say.
 * @whenNot Where a control takes a `label`, use that; what only some should hear, nobody needs.
 * @keyboard none — A link or button in it shows while it has the focus.
 * @slot - The text.
 */
export class PlinthVisuallyHidden extends PlinthElement {
  static override styles = visuallyHiddenElementStyles;

  override render(): TemplateResult {
    return html`<span class="visually-hidden"><slot></slot></span>`;
  }
}
