import { html, nothing, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { timelineStyles } from './timeline.styles.ts';

/**
 * A list of events in order, with their times: the history of a contract or a ticket.
 *
 * @when The history of one thing, in order.
 * @whenNot For the steps of a flow, use a stepper; for many entries that people search, a data table.
 * @keyboard none
 * @slot - The events, as `plinth-timeline-item` elements in reading order.
 * @csspart base - The list.
 */
export class PlinthTimeline extends PlinthElement {
  static override styles = timelineStyles;

  /** The accessible name of the list. */
  @property() label: string | undefined;

  override render(): TemplateResult {
    return html`<div part="base" role="list" aria-label=${this.label || nothing}><slot></slot></div>`;
  }
}
