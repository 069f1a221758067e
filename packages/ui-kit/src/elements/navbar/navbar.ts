import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { ScrolledController } from '#controllers/scrolled.ts';
import { iconMenu } from '#icons/icons.ts';
import { navbarStrings } from '#strings/en/navbar.ts';
import { navbarStyles } from './navbar.styles.ts';

export const navbarTypes = ['floating', 'sticky', 'static', 'hidden'] as const;
export const navbarColors = ['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'] as const;

export interface PlinthNavbarEventMap {
  'plinth-menu-open': CustomEvent<Record<string, never>>;
}

/**
 * The bar at the top of the page, with the current company at its start and global controls at its end. `floating` has
 * no surface until the page is scrolled, `sticky` always has one, `static` scrolls with the page, and `hidden` shows
 * only the menu button.
 *
 * @when Once on a page, in the `navbar` slot of the app shell.
 * @whenNot For the actions of a single card or table, use its own header.
 * @keyboard Tab — Moves the focus to the menu button, then through the slotted content.
 * @slot start - Content at the start, such as the company, the location or bookmarks.
 * @slot end - Content at the end, such as the language, theme, notifications and account menus.
 * @csspart base - The bar.
 * @csspart start - The wrapper of the `start` slot.
 * @csspart end - The wrapper of the `end` slot.
 * @csspart menu-button - The menu button.
 * @cssState scrolled - The page is scrolled.
 * @cssproperty [--plinth-navbar-height=3.5rem] - The height of the bar.
 * @cssproperty [--plinth-navbar-surface=--plinth-color-page] - The background of the bar, where it has a surface.
 * @fires plinth-menu-open - Emitted when the user presses the menu button. Bubbles.
 */
export class PlinthNavbar extends PlinthElement<PlinthNavbarEventMap> {
  static override styles = navbarStyles;

  readonly #internals = this.attachInternals();
  readonly #locale = new LocaleController(this, navbarStrings);
  readonly #scrolledController = new ScrolledController(this, () => 0);

  /** The bar's behavior when the page scrolls. @default 'floating' */
  @property({ reflect: true, of: navbarTypes }) type: (typeof navbarTypes)[number] = 'floating';
  /** The color of the surface; `white` is the theme's own surface color. @default 'white' */
  @property({ reflect: true, attribute: 'data-navbar-color', of: navbarColors }) color: (typeof navbarColors)[number] =
    'white';
  /** Shows a menu button in windows narrower than 1200 px, where the side menu is an overlay. */
  @property({ type: Boolean, reflect: true, attribute: 'menu-button' }) menuButton = false;

  override updated(): void {
    if (this.#scrolledController.scrolled) this.#internals.states.add('scrolled');
    else this.#internals.states.delete('scrolled');
  }

  readonly #handleMenuButtonClick = (): void => {
    emit(this, 'plinth-menu-open', {}, { bubbles: true, composed: true });
  };

  override render(): TemplateResult {
    return html`<header part="base">
      <div class="row">
        ${this.menuButton ? this.renderMenuButton() : nothing}
        <div class="start" part="start"><slot name="start"></slot></div>
        <div class="end" part="end"><slot name="end"></slot></div>
      </div>
    </header>`;
  }

  private renderMenuButton(): TemplateResult {
    return html`<button
      class="menu"
      part="menu-button"
      type="button"
      aria-label=${this.#locale.strings.openMenu}
      aria-haspopup="dialog"
      @click=${this.#handleMenuButtonClick}
    >
      ${glyph(iconMenu)}
    </button>`;
  }
}
