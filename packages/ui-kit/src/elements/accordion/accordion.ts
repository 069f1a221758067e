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
 * Questions with their answers, or parts of a page of which few are wanted at once. The browser's search finds what is
 * in a closed one, and opens it.
 *
 * @when Questions with their answers, or parts of a page of which few are wanted at once.
 * @whenNot For what every reader needs use headings; for a single region a `plinth-collapse`.
 * @keyboard Enter, Space — Opens or closes the item.
 * @keyboard Up, Down — Goes to the heading before or after, round the ends.
 * @keyboard Home, End — Goes to the first or last heading.
 * @slot - The `plinth-accordion-item`s.
 * @csspart base - The list.
 * @fires plinth-accordion-toggle - when a user opens or closes an item (bubbles from it); cancel it to leave it as it is.
 * @dependency plinth-accordion-item
 */
export class PlinthAccordion extends PlinthElement<PlinthAccordionEventMap> {
  static override styles = accordionStyles;

  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  /** Opening one item closes the others. */
  @property({ type: Boolean, reflect: true }) single = false;
  /** Level of the items' headings in the page, 2 to 6. */
  @property({ type: Number }) level = 3;

  constructor() {
    super();
    new RovingFocusController<PlinthAccordionItem>(this, {
      // Arrows inside an answer belong to what is in it.
      items: () => (this.#items.some((item) => item.hasHeaderFocus) ? this.#items : []),
      orientation: () => 'vertical',
      ends: true,
    });
  }

  override updated(): void {
    this.#apply();
  }

  get #items(): PlinthAccordionItem[] {
    return this.assigned.filter((each) => each instanceof PlinthAccordionItem);
  }

  readonly #apply = (): void => {
    for (const item of this.#items) item.level = this.level;
  };

  /** After every listener of the page has had its say. */
  readonly #handleToggle = (event: PlinthAccordionItemEventMap['plinth-accordion-toggle']): void => {
    if (!this.single || !event.detail.open) return;
    queueMicrotask(() => {
      if (event.defaultPrevented) return;
      for (const item of this.#items) if (item !== event.target) item.open = false;
    });
  };

  override render(): TemplateResult {
    return html`<div part="base">
      <slot @slotchange=${this.#apply} @plinth-accordion-toggle=${this.#handleToggle}></slot>
    </div>`;
  }
}
