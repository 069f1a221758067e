import { html, nothing, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { FocusKeeper } from '#controllers/focus-keeper.ts';
import { listGroupStyles } from './list-group.styles.ts';

/**
 * A list of similar items, each with an optional image, one or two lines of text and its own actions. Inside a card it
 * has no border of its own; on a page it can be framed.
 *
 * @when A few similar items with actions for each of them.
 * @whenNot For values that people compare across rows, use a data table.
 * @keyboard Tab — Moves the focus to the next link, button or action.
 * @slot - The items, as `plinth-list-item` elements.
 * @csspart base - The list.
 */
export class PlinthListGroup extends PlinthElement {
  static override styles = listGroupStyles;

  /** The accessible name of the list. */
  @property() label: string | undefined;
  /** Draws a background and a border around the list. */
  @property({ type: Boolean, reflect: true }) framed = false;

  constructor() {
    super();
    new FocusKeeper(this, () => [...this.querySelectorAll<HTMLElement>(':scope > *')]);
  }

  override render(): TemplateResult {
    return html`<div part="base" role="list" aria-label=${this.label || nothing}><slot></slot></div>`;
  }
}
