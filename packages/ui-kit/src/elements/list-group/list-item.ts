import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { emit } from '#base/emit.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { safeHref } from '#base/safe-href.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { listItemStyles } from './list-item.styles.ts';

export interface PlinthListItemEventMap {
  'plinth-item-press': CustomEvent<{ readonly value: string }>;
}

/**
 * An item of a `plinth-list-group`: static text, a link (with `href`) or a button (with `pressable`). Further actions
 * go in the `actions` slot, outside the link.
 *
 * @when Inside a `plinth-list-group`.
 * @whenNot Outside a `plinth-list-group`.
 * @keyboard Enter — Follows the link, or presses a pressable item. Space presses it too.
 * @slot - The first line.
 * @slot start - An image, avatar or icon before the text.
 * @slot description - The second line.
 * @slot end - Content at the end of the row, such as an amount, a status or a time.
 * @slot actions - Buttons or a menu at the end of the row, outside the link.
 * @csspart base - The row; the native link or button of an interactive item.
 * @csspart text - The wrapper of the two lines.
 * @cssproperty [--plinth-list-item-line=0] - The thickness of the separator below the item. The list sets it on every item except the last.
 * @cssproperty [--plinth-list-item-padding=--plinth-space-4] - The padding at the inline start and end.
 * @fires plinth-item-press - Emitted when the user presses a pressable item. Bubbles.
 */
export class PlinthListItem extends PlinthElement<PlinthListItemEventMap> {
  static override styles = listItemStyles;

  readonly #slotted = new SlottedController(this);

  @query('[part="base"]') private readonly base!: HTMLElement | null;

  /** The address of the link. Schemes other than `http`, `https`, `mailto` and `tel` are not rendered. */
  @property() href: string | undefined;
  /** Where the link opens. */
  @property() target: string | undefined;
  /** Renders the item as a button. */
  @property({ type: Boolean, reflect: true }) pressable = false;
  /** The value that identifies the item in its event. */
  @property() value = '';
  /** The second line. */
  @property() description = '';
  /** Marks the item whose details are shown elsewhere on the page. */
  @property({ type: Boolean, reflect: true }) selected = false;
  /** Disables the item's link or button. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // An attribute, because accessibility checkers don't see roles set through ElementInternals.
    if (!this.hasAttribute('role')) this.setAttribute('role', 'listitem');
  }

  override focus(options?: FocusOptions): void {
    this.base?.focus(options);
  }

  readonly #handleClick = (): void => {
    emit(this, 'plinth-item-press', { value: this.value }, { bubbles: true, composed: true });
  };

  override render(): TemplateResult {
    return html`<div class="row">${this.renderBase()}<slot name="actions"></slot></div>`;
  }

  private renderBase(): TemplateResult {
    const current = this.selected ? 'true' : nothing;
    const href = safeHref(this.href);
    if (href !== undefined && !this.disabled) {
      const rel = this.target === '_blank' ? 'noreferrer' : nothing;
      return html`<a part="base" href=${href} target=${ifDefined(this.target)} rel=${rel} aria-current=${current}
        >${this.renderContent()}</a
      >`;
    }
    if (this.pressable) {
      return html`<button
        part="base"
        type="button"
        aria-current=${current}
        ?disabled=${this.disabled}
        @click=${this.#handleClick}
      >
        ${this.renderContent()}
      </button>`;
    }
    return html`<div part="base" aria-current=${current} aria-disabled=${this.disabled ? 'true' : nothing}>
      ${this.renderContent()}
    </div>`;
  }

  private renderContent(): TemplateResult {
    const hasDescription = Boolean(this.description) || this.#slotted.has('description');
    return html`<slot name="start"></slot>
      <span part="text" class=${hasDescription ? 'described' : ''}>
        <span class="first"><slot></slot></span>
        <span class="second" ?hidden=${!hasDescription}><slot name="description">${this.description}</slot></span>
      </span>
      <slot name="end"></slot>`;
  }
}
