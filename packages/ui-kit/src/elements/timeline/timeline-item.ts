import { html, nothing, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { timelineStrings } from '#strings/en/timeline.ts';
import { timelineItemStyles } from './timeline-item.styles.ts';

export const timelineItemVariants = ['neutral', 'primary', 'success', 'warning', 'danger', 'accent'] as const;

/**
 * One thing that happened, in a `plinth-timeline`. What is `pending` has not happened yet: its mark is hollow and the
 * line to it is dotted.
 *
 * @when Inside a `plinth-timeline`.
 * @whenNot Outside of one.
 * @keyboard none
 * @slot - More about it.
 * @slot heading - What happened, where it is more than text.
 * @slot icon - An icon of 16 px instead of the mark.
 * @slot time - When, where it is more than text: a `plinth-format-date`.
 * @csspart base - The row.
 * @csspart mark - The mark or the icon.
 * @csspart heading - What happened.
 * @csspart time - When.
 * @csspart body - What surrounds the rest.
 * @cssproperty [--plinth-timeline-item-line=1px] - Thickness of the line to the next item; the timeline takes it off the last one.
 * @cssproperty [--plinth-timeline-item-gap=--plinth-space-5] - Space to the next item.
 */
export class PlinthTimelineItem extends PlinthElement {
  static override styles = timelineItemStyles;

  readonly #locale = new LocaleController(this, timelineStrings);
  readonly #slotted = new SlottedController(this);

  /** What happened. */
  @property() heading = '';
  /** When, already written: `Nov 16`. */
  @property() time = '';
  /** Colour of the mark by meaning. What is usual has none. @default 'neutral' */
  @property({ reflect: true, of: timelineItemVariants }) variant: (typeof timelineItemVariants)[number] = 'neutral';
  /** Has not happened yet. */
  @property({ type: Boolean, reflect: true }) pending = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // As an attribute: checkers of accessibility do not see roles of ElementInternals.
    if (!this.hasAttribute('role')) this.setAttribute('role', 'listitem');
  }

  override render(): TemplateResult {
    const marked = !this.#slotted.has('icon');
    return html`<div part="base">
      <span part="mark">${marked ? html`<span class="dot"></span>` : nothing}<slot name="icon"></slot></span>
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
