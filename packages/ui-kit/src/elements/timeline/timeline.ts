import { html, nothing, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { timelineStyles } from './timeline.styles.ts';

/**
 * What happened, one thing after another, with when: the life of a contract, of a ticket.
 *
 * @when What happened to one thing, in order.
 * @whenNot Where a person is on a way with a known end is a stepper; many entries that are searched are a data table.
 * @keyboard none
 * @slot - The `plinth-timeline-item`s, in the order in which they are read.
 * @csspart base - The list.
 */
export class PlinthTimeline extends PlinthElement {
  static override styles = timelineStyles;

  /** Name of the list for assistive technology. */
  @property() label: string | undefined;

  override render(): TemplateResult {
    return html`<div part="base" role="list" aria-label=${this.label || nothing}><slot></slot></div>`;
  }
}
