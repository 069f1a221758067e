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
 * One thing of a `plinth-list-group`: words, a link (`href`) or a button (`pressable`). What else can be done with it
 * stands in the `actions` slot, outside of the link.
 *
 * @when Inside a `plinth-list-group`.
 * @whenNot Outside of one.
 * @keyboard Enter — Follows the link, or presses a pressable one; there the space bar does too.
 * @slot - The first line.
 * @slot start - A picture, an avatar or an icon.
 * @slot description - The second line.
 * @slot end - What stands at the end: an amount, a state, a time.
 * @slot actions - Buttons or a menu after all of it.
 * @csspart base - The row: native link or button where it is one.
 * @csspart text - The two lines.
 * @cssproperty [--plinth-list-item-line=0] - Thickness of the line to the next item; the list sets it on all but the last.
 * @cssproperty [--plinth-list-item-padding=--plinth-space-4] - Space at the sides.
 * @fires plinth-item-press - when a user presses a pressable one (bubbles to the list).
 */
export class PlinthListItem extends PlinthElement<PlinthListItemEventMap> {
  static override styles = listItemStyles;

  readonly #slotted = new SlottedController(this);

  @query('[part="base"]') private readonly base!: HTMLElement | null;

  /** Address that makes it a link. Schemes other than `http`, `https`, `mailto` and `tel` are not rendered. */
  @property() href: string | undefined;
  /** Where the link opens. */
  @property() target: string | undefined;
  /** Makes it a button. */
  @property({ type: Boolean, reflect: true }) pressable = false;
  /** What it is called in its event. */
  @property() value = '';
  /** The second line. */
  @property() description = '';
  /** Is the one that is shown elsewhere on the page. */
  @property({ type: Boolean, reflect: true }) selected = false;
  /** Can be neither pressed nor followed. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // As an attribute: checkers of accessibility do not see roles of ElementInternals.
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
    const described = Boolean(this.description) || this.#slotted.has('description');
    return html`<slot name="start"></slot>
      <span part="text" class=${described ? 'described' : ''}>
        <span class="first"><slot></slot></span>
        <span class="second" ?hidden=${!described}><slot name="description">${this.description}</slot></span>
      </span>
      <slot name="end"></slot>`;
  }
}
