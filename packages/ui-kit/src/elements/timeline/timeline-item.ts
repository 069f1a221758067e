import { html, nothing, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { timelineStrings } from '#strings/en/timeline.ts';
import { timelineItemStyles } from './timeline-item.styles.ts';

export const timelineItemVariants = ['neutral', 'primary', 'success', 'warning', 'danger', 'accent'] as const;

/**
 * An event in a `plinth-timeline`. A `pending` item has not happened yet: it has a hollow mark.
 *
 * @when Inside a `plinth-timeline`.
 * @whenNot Outside a `plinth-timeline`.
 * @keyboard none
 * @slot - Details of the event.
 * @slot heading - Replaces the `heading` property.
 * @slot icon - A 16 px icon that replaces the mark.
 * @slot time - Replaces the `time` property, for example with a `plinth-format-date`.
 * @csspart base - The row.
 * @csspart mark - The mark or the icon.
 * @csspart heading - The heading.
 * @csspart time - The time.
 * @csspart body - The wrapper of the details.
 * @cssproperty [--plinth-timeline-item-line=1px] - The thickness of the line to the next item. The timeline removes it from the last item.
 * @cssproperty [--plinth-timeline-item-gap=--plinth-space-5] - The distance to the next item.
 */
export class PlinthTimelineItem extends PlinthElement {
  static override styles = timelineItemStyles;

  readonly #locale = new LocaleController(this, timelineStrings);
  readonly #slotted = new SlottedController(this);

  /** The heading, which says what happened. */
  @property() heading = '';
  /** The formatted time, such as `Nov 16`. */
  @property() time = '';
  /** The color of the mark, by meaning. @default 'neutral' */
  @property({ reflect: true, of: timelineItemVariants }) variant: (typeof timelineItemVariants)[number] = 'neutral';
  /** Marks an event that has not happened yet. */
  @property({ type: Boolean, reflect: true }) pending = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // An attribute, because accessibility checkers don't see roles set through ElementInternals.
    if (!this.hasAttribute('role')) this.setAttribute('role', 'listitem');
  }

  override render(): TemplateResult {
    const showsDot = !this.#slotted.has('icon');
    return html`<div part="base">
      <span part="mark">${showsDot ? html`<span class="dot"></span>` : nothing}<slot name="icon"></slot></span>
      <div class="content">
        <div class="head">
          <span part="heading"><slot name="heading">${this.heading}</slot></span>
          ${this.pending ? html`<span class="visually-hidden">${this.#locale.strings.pending}</span>` : nothing}
          <span part="time"><slot name="time">${this.time}</slot></span>
        </div>
        <div part="body"><slot></slot></div>
      </div>
    </div>`;
  }
}
