import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, queryAssignedElements } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { DismissController } from '#controllers/dismiss.ts';
import { deepActiveElement, restoreFocus } from '#controllers/focus.ts';
import { LocaleController } from '#controllers/locale.ts';
import { MediaQueryController } from '#controllers/media-query.ts';
import { ScrollLock } from '#controllers/scroll-lock.ts';
import { appShellStrings } from '#strings/en/app-shell.ts';
import { dropdownMenuStrings } from '#strings/en/dropdown-menu.ts';
import type { PlinthFooter } from '../footer/footer.ts';
import type { PlinthNavbar } from '../navbar/navbar.ts';
import { appShellStyles } from './app-shell.styles.ts';

const english = { ...appShellStrings, ...dropdownMenuStrings };

export const appShellLayouts = ['vertical', 'horizontal', 'blank'] as const;
export const appShellContentWidths = ['full', 'boxed'] as const;
export const appShellTransitions = ['none', 'fade', 'fade-in-left', 'zoom-in'] as const;

/** How the overlay menu opened or closed; `resize` when the window became wide enough for the menu beside the page. */
export type MenuToggleReason = 'button' | 'close-button' | 'backdrop' | 'escape' | 'navigate' | 'resize';

export interface PlinthAppShellEventMap {
  'plinth-menu-toggle': CustomEvent<{ readonly open: boolean; readonly reason: MenuToggleReason }>;
  'plinth-menu-pin': CustomEvent<{ readonly collapsed: boolean }>;
}

/**
 * The frame of every page: side menu, navbar, content, footer, and a link that skips to the content. Below 1200 px the
 * menu is an overlay: the page behind is inert and does not scroll, Escape, backdrop, close button and navigation end it.
 *
 * It tells what stands in its slots how to stand: the menu by its attributes `collapsed`, `overlay` and `horizontal`,
 * navbar and footer by `type`, and the navbar, or the bar of a horizontal menu, by `data-navbar-color`.
 *
 * @when Once a page, around everything.
 * @whenNot For a page without menu and navbar: sign-in, onboarding, a page of errors.
 * @keyboard Tab — Comes first to the link that skips to the content.
 * @keyboard Escape — Closes the overlay menu.
 * @slot menu - The side menu; a bar under the navbar in the `horizontal` layout, from 1200 px.
 * @slot navbar - The bar over the content.
 * @slot - The page.
 * @slot footer - The last line.
 * @csspart menu - The column or overlay of the menu.
 * @csspart backdrop - What darkens the page behind the overlay.
 * @csspart page - Everything beside the menu.
 * @csspart main - The main landmark.
 * @cssState odd - Its page was turned an odd number of times; turning it again begins the transition anew.
 * @cssState even - Its page was turned an even number of times, at least twice.
 * @cssproperty [--plinth-page-gutter=2rem] - Space left and right of the content.
 * @cssproperty [--plinth-page-width-boxed=90rem] - Width of the content when it is boxed.
 * @fires plinth-menu-toggle - when a user opened or closed the overlay menu.
 * @fires plinth-menu-pin - when a user collapses or expands the menu (bubbles from it); cancel it to keep it as it is.
 */
export class PlinthAppShell extends PlinthElement<PlinthAppShellEventMap> {
  static override styles = appShellStyles;

  readonly #internals = this.attachInternals();
  readonly #locale = new LocaleController(this, english);
  readonly #narrow = new MediaQueryController(this, '(width < 1200px)');
  readonly #lock = new ScrollLock(this);
  readonly #dismiss = new DismissController(this, () => this.#toggle(false, 'escape'));
  #opener: Element | null = null;
  #shown = false;

  @query('main') private readonly main!: HTMLElement | null;
  @query('[part="menu"]') private readonly menu!: HTMLElement | null;
  @queryAssignedElements({ slot: 'menu', flatten: true }) private readonly menus!: HTMLElement[];
  @queryAssignedElements({ slot: 'navbar', flatten: true }) private readonly navbars!: HTMLElement[];
  @queryAssignedElements({ slot: 'footer', flatten: true }) private readonly footers!: HTMLElement[];

  /** `horizontal` has the menu in a bar under the navbar, from 1200 px; `blank` shows the content alone: sign-in, onboarding, errors. @default 'vertical' */
  @property({ reflect: true, of: appShellLayouts }) layout: (typeof appShellLayouts)[number] = 'vertical';
  /** `boxed` keeps the content within 1440 px. @default 'full' */
  @property({ reflect: true, attribute: 'content-width', of: appShellContentWidths })
  contentWidth: (typeof appShellContentWidths)[number] = 'full';
  /** The menu shows icons only, from 1200 px. */
  @property({ type: Boolean, reflect: true, attribute: 'menu-collapsed' }) menuCollapsed = false;
  /** The overlay menu shows, below 1200 px. */
  @property({ type: Boolean, reflect: true, attribute: 'menu-open' }) menuOpen = false;
  /** There is no menu. */
  @property({ type: Boolean, reflect: true, attribute: 'menu-hidden' }) menuHidden = false;
  /** How the navbar stands; in the horizontal layout the menu's bar, which cannot be hidden this way. @default 'floating' */
  @property({ attribute: 'navbar-type' }) navbarType: PlinthNavbar['type'] = 'floating';
  /** Surface of the navbar; in the horizontal layout of the menu's bar. @default 'white' */
  @property({ attribute: 'navbar-color' }) navbarColor: PlinthNavbar['color'] = 'white';
  /** How the footer stands. @default 'static' */
  @property({ attribute: 'footer-type' }) footerType: PlinthFooter['type'] = 'static';
  /** How a page comes in; nothing moves where less motion is asked for. @default 'none' */
  @property({ reflect: true, attribute: 'router-transition', of: appShellTransitions })
  routerTransition: (typeof appShellTransitions)[number] = 'none';
  /** Name of the page that shows: another one comes in by `routerTransition`. */
  @property() page: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('plinth-menu-open', this.#handleMenuOpen);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('plinth-menu-open', this.#handleMenuOpen);
    this.#shown = false;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('page') && this.hasUpdated) this.#turnPage();
    if (this.#shown && !this.#narrow.matches) this.#toggle(false, 'resize');
  }

  override updated(): void {
    this.#tell();
    if (!this.isConnected || this.#shown === this.#overlaid) return;
    this.#shown = this.#overlaid;
    if (this.#shown) this.#enterOverlay();
    else this.#leaveOverlay();
  }

  /** Moves the focus to the content, as the skip link does. */
  focusMain(): void {
    this.main?.focus();
  }

  get #overlaid(): boolean {
    return this.menuOpen && this.#narrow.matches && this.layout !== 'blank' && !this.menuHidden;
  }

  readonly #handleSkip = (event: Event): void => {
    event.preventDefault();
    this.focusMain();
  };

  readonly #handleMenuOpen = (event: Event): void => {
    if (!event.defaultPrevented) this.#toggle(true, 'button');
  };

  readonly #handleMenuClose = (): void => this.#toggle(false, 'close-button');
  readonly #handleBackdrop = (): void => this.#toggle(false, 'backdrop');

  readonly #handleNavigate = (): void => {
    if (!this.#shown) return;
    this.#opener = this.main;
    this.#toggle(false, 'navigate');
  };

  /** After every listener of the page has had its say. */
  readonly #handlePin = (event: CustomEvent<{ readonly collapsed: boolean }>): void => {
    queueMicrotask(() => {
      if (!event.defaultPrevented) this.menuCollapsed = event.detail.collapsed;
    });
  };

  /** Of two equal transitions the other one: it begins anew. */
  #turnPage(): void {
    const { states } = this.#internals;
    const next = states.has('odd') ? 'even' : 'odd';
    states.delete('odd');
    states.delete('even');
    states.add(next);
  }

  /** The menu is a bar under the navbar. */
  get #isBar(): boolean {
    return this.layout === 'horizontal' && !this.#narrow.matches;
  }

  readonly #tell = (): void => {
    const overlay = this.#narrow.matches;
    const bar = this.#isBar;
    const type = this.layout === 'horizontal' && this.navbarType === 'hidden' ? 'floating' : this.navbarType;
    for (const menu of this.menus) {
      menu.toggleAttribute('overlay', overlay);
      menu.toggleAttribute('horizontal', bar);
      menu.toggleAttribute('collapsed', this.menuCollapsed && !overlay && !bar);
      menu.setAttribute('data-navbar-color', bar ? this.navbarColor : 'white');
    }
    for (const navbar of this.navbars) {
      navbar.setAttribute('type', bar ? 'static' : type);
      navbar.setAttribute('data-navbar-color', bar ? 'white' : this.navbarColor);
    }
    for (const footer of this.footers) footer.setAttribute('type', this.footerType);
  };

  #toggle(open: boolean, reason: MenuToggleReason): void {
    if (this.menuOpen === open) return;
    this.menuOpen = open;
    emit(this, 'plinth-menu-toggle', { open, reason });
  }

  #enterOverlay(): void {
    this.#opener = deepActiveElement(this.ownerDocument);
    this.#lock.toggle(true);
    this.#dismiss.toggle(true);
    this.menu?.focus();
  }

  #leaveOverlay(): void {
    this.#lock.toggle(false);
    this.#dismiss.toggle(false);
    restoreFocus(this.#opener);
    this.#opener = null;
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const overlay = this.#narrow.matches;
    const overlaid = this.#overlaid;
    const bar = this.#isBar;
    return html`<nav class="skips" aria-label=${strings.skipToContent} ?inert=${overlaid}>
        <a class="skip" href="#main" @click=${this.#handleSkip}>${strings.skipToContent}</a>
      </nav>
      ${bar ? nothing : this.renderMenu(overlay ? 'overlay' : 'column')}
      <div part="backdrop" ?hidden=${!overlaid} @click=${this.#handleBackdrop}></div>
      <div part="page" ?inert=${overlaid}>
        <slot name="navbar" @slotchange=${this.#tell}></slot>
        ${bar ? this.renderMenu(`bar ${this.navbarType === 'hidden' ? 'floating' : this.navbarType}`) : nothing}
        <main id="main" part="main" tabindex="-1"><slot></slot></main>
        <slot name="footer" @slotchange=${this.#tell}></slot>
      </div>`;
  }

  private renderMenu(place: string): TemplateResult {
    const overlaid = this.#overlaid;
    return html`<div
      part="menu"
      class=${place}
      role=${overlaid ? 'dialog' : nothing}
      aria-modal=${overlaid ? 'true' : nothing}
      aria-label=${overlaid ? this.#locale.strings.menu : nothing}
      tabindex=${overlaid ? '-1' : nothing}
      ?inert=${place === 'overlay' && !overlaid}
      @plinth-menu-close=${this.#handleMenuClose}
      @plinth-menu-navigate=${this.#handleNavigate}
      @plinth-menu-pin=${this.#handlePin}
    >
      <slot name="menu" @slotchange=${this.#tell}></slot>
    </div>`;
  }
}
