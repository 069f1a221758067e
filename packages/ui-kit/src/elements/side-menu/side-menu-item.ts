import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { FocusDelegatingElement } from '#base/focus-delegating-element.ts';
import { glyph } from '#base/glyph.ts';
import { property } from '#base/property.ts';
import { safeHref } from '#base/safe-href.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconExternalLink } from '#icons/icons.ts';
import { sideMenuStrings } from '#strings/en/side-menu.ts';
import { sideMenuEntryStyles } from './side-menu-entry.styles.ts';

export interface PlinthSideMenuItemEventMap {
  'plinth-menu-navigate': CustomEvent<{ readonly href: string }>;
}

/**
 * A link to a page in the side menu. A client-side router can handle it by canceling its event.
 *
 * @when Inside a `plinth-side-menu`, one for each page.
 * @whenNot For an action, use a button in the page or the navbar.
 * @keyboard Enter — Follows the link; the menu handles the arrow keys.
 * @slot - The label.
 * @slot icon - An 18 px icon before the label, on the first level.
 * @csspart base - The link.
 * @fires plinth-menu-navigate - Emitted when the user follows the link in the same window. Bubbles. Cancel it to navigate without loading the page. Modified clicks and new windows are left to the browser.
 */
export class PlinthSideMenuItem extends FocusDelegatingElement<PlinthSideMenuItemEventMap> {
  static override styles = sideMenuEntryStyles;

  readonly #locale = new LocaleController(this, sideMenuStrings);

  @query('[part="base"]') private readonly base!: HTMLElement | null;

  /** The address of the page. Schemes other than `http`, `https`, `mailto` and `tel` are not rendered. */
  @property() href: string | undefined;
  /** Marks the item of the current page. */
  @property({ type: Boolean, reflect: true }) current = false;
  /** Disables the link, which stays focusable. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Opens the page in a new tab, which assistive technology announces. */
  @property({ type: Boolean, reflect: true }) external = false;
  /** Shows a dot, to mark that the page needs the user's attention. */
  @property({ type: Boolean, reflect: true }) attention = false;
  /** Lays the link out in a bar. Set by a horizontal menu on the entries of its first level. */
  @property({ type: Boolean, reflect: true }) bar = false;
  /** A count or a short word at the end. */
  @property() badge = '';

  /** The focusable part. */
  get focusTarget(): HTMLElement | null {
    return this.base;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasAttribute('role')) this.setAttribute('role', 'listitem');
  }

  readonly #handleClick = (event: MouseEvent): void => {
    const href = safeHref(this.href);
    if (this.disabled || href === undefined) {
      event.preventDefault();
      return;
    }
    const opensElsewhere =
      this.external || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (opensElsewhere || event.defaultPrevented) return;
    if (!emit(this, 'plinth-menu-navigate', { href }, { bubbles: true, composed: true, cancelable: true }))
      event.preventDefault();
  };

  override render(): TemplateResult {
    const { needsAttention, opensInNewTab } = this.#locale.strings;
    const href = safeHref(this.href);
    const isDisabled = this.disabled || href === undefined;
    return html`<a
      part="base"
      href=${isDisabled ? nothing : href}
      role=${isDisabled ? 'link' : nothing}
      tabindex=${isDisabled ? '0' : nothing}
      aria-disabled=${isDisabled ? 'true' : nothing}
      aria-current=${this.current ? 'page' : nothing}
      target=${this.external ? '_blank' : nothing}
      rel=${this.external ? 'noreferrer' : nothing}
      @click=${this.#handleClick}
    >
      <slot name="icon"></slot>
      <span class="label"><slot></slot></span>
      ${this.badge ? html`<span class="count">${this.badge}</span>` : nothing}
      ${
        this.external
          ? html`<span class="end">${glyph(iconExternalLink, 'small mirrored')}</span
              ><span class="visually-hidden">${opensInNewTab}</span>`
          : nothing
      }
      ${this.attention ? html`<span class="dot"></span><span class="visually-hidden">${needsAttention}</span>` : nothing}
    </a>`;
  }
}
