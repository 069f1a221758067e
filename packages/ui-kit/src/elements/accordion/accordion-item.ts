import { html, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { iconChevronDown } from '#icons/icons.ts';
import { accordionItemStyles } from './accordion-item.styles.ts';

export interface PlinthAccordionItemEventMap {
  'plinth-accordion-toggle': CustomEvent<{ readonly open: boolean }>;
}

/**
 * One heading of a `plinth-accordion` with what is under it.
 *
 * @when Inside a `plinth-accordion`, one for each heading.
 * @whenNot Alone: a single region that comes and goes is a `plinth-collapse`.
 * @keyboard Enter, Space — Opens or closes it; the arrows are those of the accordion.
 * @slot heading - The heading, where it is more than text.
 * @slot end - A count or a state at the end of the heading's line.
 * @slot - What is under the heading.
 * @csspart base - The native `details`.
 * @csspart header - The line that opens and closes it.
 * @csspart heading - The heading.
 * @csspart body - What surrounds the content.
 * @fires plinth-accordion-toggle - when a user opens or closes it (bubbles to the accordion); cancel it to leave it as it is.
 */
export class PlinthAccordionItem extends PlinthElement<PlinthAccordionItemEventMap> {
  static override styles = accordionItemStyles;

  @query('details') private readonly details!: HTMLDetailsElement | null;
  @query('summary') private readonly header!: HTMLElement | null;

  /** The heading. */
  @property() heading = '';
  /** Whether it shows what is under it. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** Level of the heading in the page, 2 to 6; its accordion sets it. */
  @property({ type: Number }) level = 3;

  /** Whether the focus is on the line of the heading. */
  get hasHeaderFocus(): boolean {
    return this.header !== null && this.shadowRoot?.activeElement === this.header;
  }

  override focus(options?: FocusOptions): void {
    this.header?.focus(options);
  }

  readonly #handleClick = (event: Event): void => {
    event.preventDefault();
    this.#ask(!this.open);
  };

  /** The browser's search opens the native element by itself. */
  readonly #handleToggle = (): void => {
    if (this.details && this.details.open !== this.open) this.#ask(this.details.open);
  };

  #ask(open: boolean): void {
    const taken = emit(this, 'plinth-accordion-toggle', { open }, { bubbles: true, composed: true, cancelable: true });
    if (taken) this.open = open;
    else if (this.details) this.details.open = this.open;
  }

  override render(): TemplateResult {
    const level = Math.min(Math.max(Math.round(Number(this.level)) || 3, 2), 6);
    return html`<details part="base" ?open=${this.open} @toggle=${this.#handleToggle}>
      <summary part="header" @click=${this.#handleClick}>
        <span part="heading" role="heading" aria-level=${level}><slot name="heading">${this.heading}</slot></span>
        <slot name="end"></slot>
        ${glyph(iconChevronDown, 'small')}
      </summary>
      <div part="body"><slot></slot></div>
    </details>`;
  }
}
