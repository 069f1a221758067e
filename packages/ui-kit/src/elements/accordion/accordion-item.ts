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
 * An accordion item that shows a heading and, while open, the content below it.
 *
 * @when Inside a `plinth-accordion`, one for each section.
 * @whenNot On its own. For a single section that opens and closes, use a `plinth-collapse`.
 * @keyboard Enter, Space — Opens or closes the item.
 * @slot heading - The heading, if it is more than plain text.
 * @slot end - Content at the end of the header, such as a count or a status.
 * @slot - The item's content.
 * @csspart base - The native `<details>` element.
 * @csspart header - The native `<summary>` element, which opens and closes the item.
 * @csspart heading - The heading.
 * @csspart body - The container of the content.
 * @fires plinth-accordion-toggle - Emitted when the user opens or closes the item. Bubbles to the accordion. Cancel it to leave the item unchanged.
 */
export class PlinthAccordionItem extends PlinthElement<PlinthAccordionItemEventMap> {
  static override styles = accordionItemStyles;

  @query('details') private readonly details!: HTMLDetailsElement | null;
  @query('summary') private readonly header!: HTMLElement | null;

  /** The item's heading. */
  @property() heading = '';
  /** Whether the item is open. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** The heading level, from 2 to 6. Set by the accordion. */
  @property({ type: Number }) level = 3;

  /** Whether the header has the focus. */
  get hasHeaderFocus(): boolean {
    return this.header !== null && this.shadowRoot?.activeElement === this.header;
  }

  override focus(options?: FocusOptions): void {
    this.header?.focus(options);
  }

  readonly #handleClick = (event: Event): void => {
    event.preventDefault();
    this.#requestToggle(!this.open);
  };

  /** Find-in-page opens the native element by itself. */
  readonly #handleToggle = (): void => {
    if (this.details && this.details.open !== this.open) this.#requestToggle(this.details.open);
  };

  #requestToggle(open: boolean): void {
    const accepted = emit(
      this,
      'plinth-accordion-toggle',
      { open },
      { bubbles: true, composed: true, cancelable: true },
    );
    if (accepted) this.open = open;
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
