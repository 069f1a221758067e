import { html, nothing, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { listGroupStyles } from './list-group.styles.ts';

/**
 * Things of one kind under each other, each with a picture, a line or two, and what can be done with it. In a card it
 * is flush; on the page it may have a sheet of its own.
 *
 * @when A few things of one kind with what can be done with each.
 * @whenNot Where the same figures are compared down the rows take a data table.
 * @keyboard Tab — Goes from link, button or action to the next.
 * @slot - The `plinth-list-item`s.
 * @csspart base - The list.
 */
export class PlinthListGroup extends PlinthElement {
  static override styles = listGroupStyles;

  /** Name of the list for assistive technology. */
  @property() label: string | undefined;
  /** Has a sheet and a hairline of its own. */
  @property({ type: Boolean, reflect: true }) framed = false;

  override render(): TemplateResult {
    return html`<div part="base" role="list" aria-label=${this.label || nothing}><slot></slot></div>`;
  }
}
