import { html, type TemplateResult } from 'lit';
import { queryAssignedElements } from 'lit/decorators.js';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import { PlinthAccordionItem, type PlinthAccordionItemEventMap } from './accordion-item.ts';
import { accordionStyles } from './accordion.styles.ts';

export interface PlinthAccordionEventMap {
  'plinth-accordion-toggle': PlinthAccordionItemEventMap['plinth-accordion-toggle'];
}

/**
 * A list of sections that open and close. Find-in-page also searches closed sections and opens them.
 *
 * @when Questions and answers, or sections of which people need only a few.
 * @whenNot For content that everyone needs, use headings. For a single section, use a `plinth-collapse`.
 * @keyboard Enter, Space — Opens or closes the focused item.
 * @keyboard Up, Down — Moves the focus to the previous or next heading, and wraps around.
 * @keyboard Home, End — Moves the focus to the first or last heading.
 * @slot - The `plinth-accordion-item` elements.
 * @csspart base - The component's wrapper.
 * @fires plinth-accordion-toggle - Emitted when the user opens or closes an item. Bubbles from the item. Cancel it to leave the item unchanged.
 * @dependency plinth-accordion-item
 */
export class PlinthAccordion extends PlinthElement<PlinthAccordionEventMap> {
  static override styles = accordionStyles;

  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  /** Closes the open item when another one opens. */
  @property({ type: Boolean, reflect: true }) single = false;
  /** The heading level of the items, from 2 to 6. */
  @property({ type: Number }) level = 3;

  constructor() {
    super();
    new RovingFocusController<PlinthAccordionItem>(this, {
      items: () => this.#items,
      acceptsKeys: ({ hasHeaderFocus }) => hasHeaderFocus,
      orientation: () => 'vertical',
      ends: true,
    });
  }

  override updated(): void {
    this.#updateHeadingLevels();
  }

  get #items(): PlinthAccordionItem[] {
    return this.assigned.filter((element) => element instanceof PlinthAccordionItem);
  }

  readonly #updateHeadingLevels = (): void => {
    for (const item of this.#items) item.level = this.level;
  };

  /** Waits until all listeners have run, since any of them may cancel the event. */
  readonly #handleToggle = (event: PlinthAccordionItemEventMap['plinth-accordion-toggle']): void => {
    // An item of a nested accordion is in an open item, which stays open.
    const opened = this.#items.find((item) => item === event.target);
    if (!this.single || !event.detail.open || !opened) return;
    queueMicrotask(() => {
      if (event.defaultPrevented) return;
      for (const item of this.#items) if (item !== opened) item.open = false;
    });
  };

  override render(): TemplateResult {
    return html`<div part="base">
      <slot @slotchange=${this.#updateHeadingLevels} @plinth-accordion-toggle=${this.#handleToggle}></slot>
    </div>`;
  }
}
