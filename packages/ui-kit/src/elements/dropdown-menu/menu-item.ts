import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { safeHref } from '#base/safe-href.ts';
import { iconCheck } from '#icons/icons.ts';
import { menuItemStyles } from './menu-item.styles.ts';

export const menuItemTypes = ['item', 'checkbox', 'radio'] as const;

export interface PlinthMenuItemEventMap {
  'plinth-menu-select': CustomEvent<{ readonly value: string; readonly checked: boolean }>;
}

/**
 * One entry of a `plinth-dropdown-menu`: does something, goes somewhere (`href`), or is checked.
 *
 * @when Inside a `plinth-dropdown-menu` or a `plinth-split-button`.
 * @whenNot Outside of one; an action of its own is a button.
 * @keyboard Enter, Space — Chooses it; the arrows are those of the menu.
 * @slot - The label.
 * @slot start - An icon before the label.
 * @slot end - What stands at the end: a key, a count.
 * @csspart base - The part that takes the focus.
 * @fires plinth-menu-select - when a user chooses it (bubbles to the menu); cancel it to keep the menu open and the check as it is.
 */
export class PlinthMenuItem extends PlinthElement<PlinthMenuItemEventMap> {
  static override styles = menuItemStyles;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  @query('[part="base"]') private readonly base!: HTMLElement | null;

  /** What it is called in the event. */
  @property() value = '';
  /** `checkbox` turns on and off, `radio` is one of its group. @default 'item' */
  @property({ reflect: true, of: menuItemTypes }) type: (typeof menuItemTypes)[number] = 'item';
  /** Address that makes it a link. Schemes other than `http`, `https`, `mailto` and `tel` are not rendered. */
  @property() href: string | undefined;
  /** Where the link opens. */
  @property() target: string | undefined;
  /** Whether it is on, for `checkbox` and `radio`. */
  @property({ type: Boolean, reflect: true }) checked = false;
  /** Can be reached but not chosen. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // Only the part inside is an item of the menu.
    if (!this.hasAttribute('role')) this.setAttribute('role', 'none');
  }

  readonly #handleClick = (event: Event): void => {
    if (this.disabled) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const checked = this.type === 'radio' || (this.type === 'checkbox' && !this.checked);
    const detail = { value: this.value, checked };
    const taken = emit(this, 'plinth-menu-select', detail, { bubbles: true, composed: true, cancelable: true });
    if (!taken) event.preventDefault();
    else if (this.type !== 'item') this.#check(checked);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.target !== this.base || event.repeat) return;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.base?.click();
  };

  #check(checked: boolean): void {
    if (this.type === 'radio') {
      const group = this.closest('[role="group"], fieldset') ?? this.parentElement;
      for (const other of group?.querySelectorAll('*') ?? []) {
        if (other instanceof PlinthMenuItem && other.type === 'radio') other.checked = false;
      }
    }
    this.checked = checked;
  }

  override render(): TemplateResult {
    const checks = this.type !== 'item';
    // Without an address it is no link, only what takes the focus.
    return html`<a
      part="base"
      role=${`menuitem${checks ? this.type : ''}`}
      tabindex="-1"
      href=${this.disabled ? nothing : (safeHref(this.href) ?? nothing)}
      target=${this.target ?? nothing}
      rel=${this.target === '_blank' ? 'noreferrer' : nothing}
      aria-checked=${checks ? this.checked : nothing}
      aria-disabled=${this.disabled ? 'true' : nothing}
      @click=${this.#handleClick}
      @keydown=${this.#handleKeydown}
      >${checks ? html`<span class="mark">${this.checked ? glyph(iconCheck, 'small') : nothing}</span>` : nothing}<slot
        name="start"
      ></slot
      ><span class="label"><slot></slot></span><slot name="end"></slot
    ></a>`;
  }
}
