import { html, nothing, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { buttonGroupStyles } from './button-group.styles.ts';

/**
 * A row of related secondary buttons that are joined together, such as zoom in and zoom out.
 *
 * @when Two or three secondary actions on the same object.
 * @whenNot To choose one of a few values, use a segmented control or a toggle group. Keep the buttons of a form apart.
 * @keyboard Tab — Moves the focus to the next button.
 * @slot - The `plinth-button` elements. A `plinth-dropdown-menu` counts as one.
 * @csspart base - The component's wrapper.
 */
export class PlinthButtonGroup extends PlinthElement {
  static override styles = buttonGroupStyles;

  /** The accessible name of the group. */
  @property() label: string | undefined;
  /** Makes the group as wide as its container, with buttons of equal width. */
  @property({ type: Boolean, reflect: true }) wide = false;

  override render(): TemplateResult {
    return html`<div part="base" role="group" aria-label=${this.label || nothing}><slot></slot></div>`;
  }
}
