import { html, type TemplateResult } from 'lit';
import { queryAssignedElements } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { collapseStyles } from './collapse.styles.ts';

export interface PlinthCollapseEventMap {
  'plinth-collapse-toggle': CustomEvent<{ readonly open: boolean }>;
}

/**
 * A section that opens and closes in place, by its trigger or by the `open` property. Find-in-page also searches closed
 * content and opens it.
 *
 * @when Details that few people need, below the button that shows them.
 * @whenNot For several sections with headings, use an accordion. For content that floats above the page, use a popover.
 * @keyboard Enter, Space — On the trigger, opens or closes the section.
 * @slot trigger - The button that opens and closes the section: a `plinth-button` or a native button. Optional.
 * @slot - The content.
 * @csspart region - The container of the content.
 * @cssproperty [--plinth-collapse-gap=--plinth-space-3] - The space between the trigger and the content.
 * @fires plinth-collapse-toggle - Emitted when the user opens or closes the section. Cancel it to leave the section unchanged.
 */
export class PlinthCollapse extends PlinthElement<PlinthCollapseEventMap> {
  static override styles = collapseStyles;

  @queryAssignedElements({ slot: 'trigger', flatten: true }) private readonly triggers!: HTMLElement[];

  /** Whether the section is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  override updated(): void {
    this.#updateTrigger();
  }

  readonly #handleClick = (): void => this.#requestToggle(!this.open);

  /** Handles `beforematch`: find-in-page is about to reveal the content. */
  readonly #handleBeforematch = (): void => this.#requestToggle(true);

  readonly #updateTrigger = (): void => {
    const trigger = this.triggers[0];
    // A kit element has an `expanded` attribute and sets the ARIA attribute on its inner button.
    trigger?.setAttribute(trigger.localName.includes('-') ? 'expanded' : 'aria-expanded', String(this.open));
  };

  #requestToggle(open: boolean): void {
    if (emit(this, 'plinth-collapse-toggle', { open }, { cancelable: true })) this.open = open;
  }

  override render(): TemplateResult {
    return html`<slot name="trigger" @slotchange=${this.#updateTrigger} @click=${this.#handleClick}></slot>
      <div class="frame">
        <div part="region" .hidden=${this.open ? false : 'until-found'} @beforematch=${this.#handleBeforematch}>
          <slot></slot>
        </div>
      </div>`;
  }
}
