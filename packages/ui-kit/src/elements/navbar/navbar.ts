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
 * The bar over the content: who one is at its start, what is always at hand at its end. `floating` has no surface
 * until the page is scrolled, `sticky` is a full bar, `static` scrolls away, `hidden` leaves only the menu button.
 *
 * @when Once a page, in the navbar slot of the app shell.
 * @whenNot For the actions of one card or table use their own head.
 * @keyboard Tab — Comes to the menu button first, then to what is in it.
 * @slot start - Company, place, bookmarks.
 * @slot end - Language, skin, notifications, user.
 * @csspart base - The bar.
 * @csspart start - Its start.
 * @csspart end - Its end.
 * @csspart menu-button - The menu button.
 * @cssState scrolled - The page is scrolled.
 * @cssproperty [--plinth-navbar-height=3.5rem] - Height.
 * @cssproperty [--plinth-navbar-surface=--plinth-color-page] - Background, where it has one.
 * @fires plinth-menu-open - when a user presses the menu button (bubbles to the shell).
 */
export class PlinthNavbar extends PlinthElement<PlinthNavbarEventMap> {
  static override styles = navbarStyles;

  readonly #internals = this.attachInternals();
  readonly #locale = new LocaleController(this, navbarStrings);
  readonly #page = new ScrolledController(this, () => 0);

  /** How it behaves when the page scrolls. @default 'floating' */
  @property({ reflect: true, of: navbarTypes }) type: (typeof navbarTypes)[number] = 'floating';
  /** Its surface; `white` is that of the skin. @default 'white' */
  @property({ reflect: true, attribute: 'data-navbar-color', of: navbarColors }) color: (typeof navbarColors)[number] =
    'white';
  /** Has a menu button below 1200 px, where the side menu is an overlay. */
  @property({ type: Boolean, reflect: true, attribute: 'menu-button' }) menuButton = false;

  override updated(): void {
    if (this.#page.scrolled) this.#internals.states.add('scrolled');
    else this.#internals.states.delete('scrolled');
  }

  readonly #handleMenu = (): void => {
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
      @click=${this.#handleMenu}
    >
      ${glyph(iconMenu)}
    </button>`;
  }
}
