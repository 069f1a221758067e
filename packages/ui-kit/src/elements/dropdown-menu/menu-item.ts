import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { FocusDelegatingElement } from '#base/focus-delegating-element.ts';
import { glyph } from '#base/glyph.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { property } from '#base/property.ts';
import { safeHref } from '#base/safe-href.ts';
import { iconCheck, iconChevronRight } from '#icons/icons.ts';
import { menuItemStyles } from './menu-item.styles.ts';

export const menuItemTypes = ['item', 'checkbox', 'radio'] as const;
export const menuItemVariants = ['default', 'danger'] as const;

/** Matches a menu that opens from an item. */
export const SUBMENU = '[slot="submenu"]';
/** Matches what holds the radio items that belong together. */
const GROUP = `[role="group"], fieldset, ${SUBMENU}`;

export interface PlinthMenuItemEventMap {
  'plinth-menu-select': CustomEvent<{ readonly value: string; readonly checked: boolean }>;
}

/**
 * An item of a dropdown menu that triggers an action, navigates (`href`), or is checked.
 *
 * @when Inside a `plinth-dropdown-menu` or a `plinth-split-button`.
 * @whenNot Anywhere else. For a single action, use a button.
 * @keyboard Enter, Space — Selects the item. The menu handles the arrow keys.
 * @slot - The label.
 * @slot start - An icon before the label.
 * @slot end - Content at the end, such as a keyboard shortcut or a count.
 * @slot submenu - A `plinth-submenu` with more items, which opens beside the item.
 * @csspart base - The focusable part.
 * @fires plinth-menu-select - Emitted when the user selects the item. Bubbles to the menu. Cancel it to keep the menu open and the checked state unchanged.
 */
export class PlinthMenuItem extends FocusDelegatingElement<PlinthMenuItemEventMap> {
  static override styles = menuItemStyles;

  @query('[part="base"]') private readonly base!: HTMLElement | null;

  /** The value that identifies the item in the event. */
  @property() value = '';
  /** The type: `checkbox` toggles, `radio` selects one of its group. @default 'item' */
  @property({ reflect: true, of: menuItemTypes }) type: (typeof menuItemTypes)[number] = 'item';
  /** The visual weight: `danger` for an action that deletes something. The label says what it does. @default 'default' */
  @property({ reflect: true, of: menuItemVariants }) variant: (typeof menuItemVariants)[number] = 'default';
  /** The URL, which makes the item a link. Schemes other than `http`, `https`, `mailto` and `tel` are not rendered. */
  @property() href: string | undefined;
  /** Where the link opens, like `target` of `<a>`. */
  @property() target: string | undefined;
  /** Whether the item is checked, for `checkbox` and `radio`. */
  @property({ type: Boolean, reflect: true }) checked = false;
  /** Whether the item is disabled. It can still be focused. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** The kind of popup that the item opens, set by its submenu: `menu`. */
  @property({ attribute: 'has-popup' }) popup: 'menu' | undefined;
  /** Whether the submenu is open: `true` or `false`. */
  @property() expanded: 'true' | 'false' | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    // Only the inner part has a menu item role.
    this.role ??= 'none';
  }

  readonly #handleClick = (event: Event): void => {
    if (this.disabled) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // The submenu opens instead.
    if (this.popup) return;
    const checked = this.type === 'radio' || (this.type === 'checkbox' && !this.checked);
    const detail = { value: this.value, checked };
    const accepted = emit(this, 'plinth-menu-select', detail, { bubbles: true, composed: true, cancelable: true });
    if (!accepted) event.preventDefault();
    else if (this.type !== 'item') this.#check(checked);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    if (event.target !== this.base || event.repeat) return;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.base?.click();
  };

  #check(checked: boolean): void {
    if (this.type === 'radio') {
      const group = this.closest(GROUP);
      for (const other of (group ?? this.parentElement)?.querySelectorAll('*') ?? []) {
        if (other instanceof PlinthMenuItem && other.type === 'radio' && other.closest(GROUP) === group)
          other.checked = false;
      }
    }
    this.checked = checked;
  }

  override render(): TemplateResult {
    const isCheckable = this.type !== 'item';
    // Without an href, an `<a>` is not a link; it only takes the focus.
    return html`<a
        part="base"
        role=${`menuitem${isCheckable ? this.type : ''}`}
        tabindex="-1"
        href=${this.disabled ? nothing : (safeHref(this.href) ?? nothing)}
        target=${this.target ?? nothing}
        rel=${this.target === '_blank' ? 'noreferrer' : nothing}
        aria-checked=${isCheckable ? this.checked : nothing}
        aria-disabled=${this.disabled || nothing}
        aria-haspopup=${this.popup ?? nothing}
        aria-expanded=${this.expanded ?? nothing}
        @click=${this.#handleClick}
        @keydown=${this.#handleKeydown}
        >${isCheckable ? html`<span class="mark">${this.checked ? glyph(iconCheck, 'small') : nothing}</span>` : nothing}<slot
          name="start"
        ></slot
        ><span class="label"><slot></slot></span
        ><slot name="end"></slot>${this.popup ? glyph(iconChevronRight, 'small mirrored') : nothing}</a
      ><slot name="submenu"></slot>`;
  }
}
