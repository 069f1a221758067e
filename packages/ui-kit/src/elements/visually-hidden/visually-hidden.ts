import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { visuallyHiddenElementStyles } from './visually-hidden.styles.ts';

/**
 * Text that only assistive technology reads: what the eye has from place, colour or a drawing. A link or button in it
 * shows while it has the focus, so that nobody tabs into nowhere.
 * Where a control takes a `label`, use that instead.
 *
 * @slot - The text.
 */
export class PlinthVisuallyHidden extends PlinthElement {
  static override styles = visuallyHiddenElementStyles;

  override render(): TemplateResult {
    return html`<span class="visually-hidden"><slot></slot></span>`;
  }
}
