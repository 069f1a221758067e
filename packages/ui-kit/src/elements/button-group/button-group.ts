import { html, nothing, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { buttonGroupStyles } from './button-group.styles.ts';

/**
 * Secondary buttons that belong together, joined into one: zoom in and out, previous and next.
 *
 * @when Two or three secondary actions on the same thing, side by side.
 * @whenNot For one choice out of a few take a radio group of segments or a toggle group; buttons of a form stay apart.
 * @keyboard Tab — Goes from button to button.
 * @slot - The `plinth-button`s; a `plinth-dropdown-menu` counts as one.
 * @csspart base - The row.
 */
export class PlinthButtonGroup extends PlinthElement {
  static override styles = buttonGroupStyles;

  /** What they do together, for assistive technology. */
  @property() label: string | undefined;
  /** As wide as its container, the buttons equally. */
  @property({ type: Boolean, reflect: true }) wide = false;

  override render(): TemplateResult {
    return html`<div part="base" role="group" aria-label=${this.label || nothing}><slot></slot></div>`;
  }
}
