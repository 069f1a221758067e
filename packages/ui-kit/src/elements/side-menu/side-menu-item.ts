import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
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
 * A page in the side menu: a real link, which a client router may take over by cancelling the event.
 *
 * @when Inside a `plinth-side-menu`, one for each page.
 * @whenNot For an action; that is a button of the page or the navbar.
 * @keyboard Enter — Follows the link; the arrows are those of the menu.
 * @slot - The label.
 * @slot icon - An icon of 18 px before it, on the first level.
 * @csspart base - The link.
 * @fires plinth-menu-navigate - when a user follows the link in this window (bubbles to the menu); cancel it to go there without loading the page. Modified clicks and new windows stay the browser's.
 */
export class PlinthSideMenuItem extends PlinthElement<PlinthSideMenuItemEventMap> {
  static override styles = sideMenuEntryStyles;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  readonly #locale = new LocaleController(this, sideMenuStrings);

  @query('[part="base"]') private readonly base!: HTMLElement | null;

  /** Address of the page. Schemes other than `http`, `https`, `mailto` and `tel` are not rendered. */
  @property() href: string | undefined;
  /** It leads to the page that shows. */
  @property({ type: Boolean, reflect: true }) current = false;
  /** Can be reached but not followed. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Opens a new tab, and says so. */
  @property({ type: Boolean, reflect: true }) external = false;
  /** Something there waits for the user: a brass dot. */
  @property({ type: Boolean, reflect: true }) attention = false;
  /** A count or a short word at the end. */
  @property() badge = '';

  /** The part that takes the focus. */
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
    const elsewhere =
      this.external || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere || event.defaultPrevented) return;
    if (!emit(this, 'plinth-menu-navigate', { href }, { bubbles: true, composed: true, cancelable: true }))
      event.preventDefault();
  };

  override render(): TemplateResult {
    const { needsAttention, opensInNewTab } = this.#locale.strings;
    const href = safeHref(this.href);
    const dead = this.disabled || href === undefined;
    return html`<a
      part="base"
      href=${dead ? nothing : href}
      role=${dead ? 'link' : nothing}
      tabindex=${dead ? '0' : nothing}
      aria-disabled=${dead ? 'true' : nothing}
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
