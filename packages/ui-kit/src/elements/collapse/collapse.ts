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
 * A region that comes and goes in its place, under the button that says so or on the page's word (`open`). The
 * browser's search finds what is in it while it is closed, and opens it.
 *
 * @when Details that few want, under the button that shows them.
 * @whenNot For several such regions with headings take an accordion; what floats over the page is a popover.
 * @keyboard Enter, Space — On its trigger: opens or closes it.
 * @slot trigger - The button that opens and closes it; a `plinth-button` or a native one. It may be left out.
 * @slot - The content.
 * @csspart region - What surrounds the content.
 * @fires plinth-collapse-toggle - when a user opens or closes it; cancel it to leave it as it is.
 */
export class PlinthCollapse extends PlinthElement<PlinthCollapseEventMap> {
  static override styles = collapseStyles;

  @queryAssignedElements({ slot: 'trigger', flatten: true }) private readonly triggers!: HTMLElement[];

  /** Whether it shows. */
  @property({ type: Boolean, reflect: true }) open = false;

  override updated(): void {
    this.#describeTrigger();
  }

  readonly #handleClick = (): void => this.#ask(!this.open);

  /** The browser's search is about to show what it has found here. */
  readonly #handleBeforematch = (): void => this.#ask(true);

  readonly #describeTrigger = (): void => {
    const trigger = this.triggers[0];
    // An element of the kit has an attribute of its own for it.
    trigger?.setAttribute(trigger.localName.includes('-') ? 'expanded' : 'aria-expanded', String(this.open));
  };

  #ask(open: boolean): void {
    if (emit(this, 'plinth-collapse-toggle', { open }, { cancelable: true })) this.open = open;
  }

  override render(): TemplateResult {
    return html`<slot name="trigger" @slotchange=${this.#describeTrigger} @click=${this.#handleClick}></slot>
      <div class="frame">
        <div part="region" .hidden=${this.open ? false : 'until-found'} @beforematch=${this.#handleBeforematch}>
          <slot></slot>
        </div>
      </div>`;
  }
}
