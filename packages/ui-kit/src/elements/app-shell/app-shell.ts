import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, queryAssignedElements } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { DismissController } from '#controllers/dismiss.ts';
import { deepActiveElement, restoreFocus } from '#controllers/focus.ts';
import { LocaleController } from '#controllers/locale.ts';
import { MediaQueryController } from '#controllers/media-query.ts';
import { setModalOpen } from '#controllers/open-modals.ts';
import { ScrollLock } from '#controllers/scroll-lock.ts';
import { appShellStrings } from '#strings/en/app-shell.ts';
import { dropdownMenuStrings } from '#strings/en/dropdown-menu.ts';
import type { footerTypes } from '../footer/footer.ts';
import type { navbarColors, navbarTypes } from '../navbar/navbar.ts';
import { appShellStyles } from './app-shell.styles.ts';

const english = { ...appShellStrings, ...dropdownMenuStrings };

export const appShellLayouts = ['vertical', 'horizontal', 'blank'] as const;
export const appShellContentWidths = ['full', 'boxed'] as const;
export const appShellContentHeights = ['auto', 'window'] as const;
export const appShellTransitions = ['none', 'fade', 'fade-in-left', 'zoom-in'] as const;

/** The reason for opening or closing the overlay menu; `resize` when the window became wide enough to show the menu beside the page. */
export type MenuToggleReason = 'button' | 'close-button' | 'backdrop' | 'escape' | 'navigate' | 'resize';

export interface PlinthAppShellEventMap {
  'plinth-menu-toggle': CustomEvent<{ readonly open: boolean; readonly reason: MenuToggleReason }>;
  'plinth-menu-pin': CustomEvent<{ readonly collapsed: boolean }>;
}

/**
 * The layout of a page, with a side menu, navbar, content, footer and skip link. Below 1200 px the menu is a modal
 * overlay that Escape, the backdrop, the close button and navigation close.
 *
 * The app shell sets attributes on the slotted elements: `collapsed`, `overlay` and `horizontal` on the menu, `type` on
 * the navbar and footer, and `data-navbar-color` on the navbar or, in the horizontal layout, on the menu.
 *
 * @when Once per page, around all content.
 * @whenNot For pages without menu and navbar, such as sign-in, onboarding or error pages.
 * @keyboard Tab — Moves the focus first to the skip link.
 * @keyboard Escape — Closes the overlay menu.
 * @slot menu - The side menu. In the `horizontal` layout, a bar below the navbar from 1200 px.
 * @slot navbar - The navbar above the content.
 * @slot - The page's content.
 * @slot footer - The footer.
 * @slot toasts - Used by `plinth-toast-region`, which is in it while toasts are shown over the open menu.
 * @csspart menu - The container of the menu.
 * @csspart backdrop - The backdrop behind the overlay menu.
 * @csspart page - The container of navbar, content and footer.
 * @csspart main - The native `<main>` element.
 * @cssState odd - The page has changed an odd number of times. Alternates with `even` to restart the transition.
 * @cssState even - The page has changed an even number of times, at least twice.
 * @cssproperty [--plinth-page-gutter=2rem] - The space to the left and right of the content.
 * @cssproperty [--plinth-page-width-boxed=90rem] - The maximum width of boxed content.
 * @fires plinth-menu-toggle - Emitted when the user opens or closes the overlay menu.
 * @fires plinth-menu-pin - Emitted when the user collapses or expands the menu. Bubbles from the menu. Cancel it to leave the menu unchanged.
 */
export class PlinthAppShell extends PlinthElement<PlinthAppShellEventMap> {
  static override styles = appShellStyles;

  readonly #internals = this.attachInternals();
  readonly #locale = new LocaleController(this, english);
  readonly #narrowQuery = new MediaQueryController(this, '(width < 1200px)');
  readonly #scrollLock = new ScrollLock(this);
  readonly #dismiss = new DismissController(this, () => this.#toggle(false, 'escape'));
  #opener: Element | null = null;
  /** Whether scrolling is locked and Escape is handled for the open overlay. */
  #isOverlayActive = false;

  @query('main') private readonly main!: HTMLElement | null;
  @query('[part="menu"]') private readonly menu!: HTMLElement | null;
  @queryAssignedElements({ slot: 'menu', flatten: true }) private readonly menus!: HTMLElement[];
  @queryAssignedElements({ slot: 'navbar', flatten: true }) private readonly navbars!: HTMLElement[];
  @queryAssignedElements({ slot: 'footer', flatten: true }) private readonly footers!: HTMLElement[];

  /** The layout. `horizontal` shows the menu as a bar below the navbar from 1200 px; `blank` shows only the content. @default 'vertical' */
  @property({ reflect: true, of: appShellLayouts }) layout: (typeof appShellLayouts)[number] = 'vertical';
  /** The width of the content; `boxed` limits it to 1440 px. @default 'full' */
  @property({ reflect: true, attribute: 'content-width', of: appShellContentWidths })
  contentWidth: (typeof appShellContentWidths)[number] = 'full';
  /** The height of the content; `window` makes it fill the window together with navbar and footer, for content whose panes scroll. @default 'auto' */
  @property({ reflect: true, attribute: 'content-height', of: appShellContentHeights })
  contentHeight: (typeof appShellContentHeights)[number] = 'auto';
  /** Whether the menu shows only icons, from 1200 px. */
  @property({ type: Boolean, reflect: true, attribute: 'menu-collapsed' }) menuCollapsed = false;
  /** Whether the overlay menu is open, below 1200 px. */
  @property({ type: Boolean, reflect: true, attribute: 'menu-open' }) menuOpen = false;
  /** Hides the menu. */
  @property({ type: Boolean, reflect: true, attribute: 'menu-hidden' }) menuHidden = false;
  /** The type of the navbar or, in the horizontal layout, of the menu bar, which can't be hidden. @default 'floating' */
  @property({ attribute: 'navbar-type' }) navbarType: (typeof navbarTypes)[number] = 'floating';
  /** The color of the navbar or, in the horizontal layout, of the menu bar. @default 'white' */
  @property({ attribute: 'navbar-color' }) navbarColor: (typeof navbarColors)[number] = 'white';
  /** The type of the footer. @default 'static' */
  @property({ attribute: 'footer-type' }) footerType: (typeof footerTypes)[number] = 'static';
  /** The transition when `page` changes. Not applied if the user prefers reduced motion. @default 'none' */
  @property({ reflect: true, attribute: 'router-transition', of: appShellTransitions })
  routerTransition: (typeof appShellTransitions)[number] = 'none';
  /** An identifier of the current page. Changing it starts the `routerTransition`. */
  @property() page: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('plinth-menu-open', this.#handleMenuOpen);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('plinth-menu-open', this.#handleMenuOpen);
    this.#isOverlayActive = false;
    setModalOpen(this, false);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('page') && this.hasUpdated) this.#restartTransition();
    if (this.#isOverlayActive && !this.#narrowQuery.matches) this.#toggle(false, 'resize');
  }

  override updated(): void {
    this.#updateSlotted();
    if (!this.isConnected || this.#isOverlayActive === this.#isOverlayOpen) return;
    this.#isOverlayActive = this.#isOverlayOpen;
    setModalOpen(this, this.#isOverlayActive);
    if (this.#isOverlayActive) this.#enterOverlay();
    else this.#leaveOverlay();
  }

  /** Moves the focus to the content, like the skip link. */
  focusMain(): void {
    this.main?.focus();
  }

  get #isOverlayOpen(): boolean {
    return this.menuOpen && this.#narrowQuery.matches && this.layout !== 'blank' && !this.menuHidden;
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
    if (!this.#isOverlayActive) return;
    this.#opener = this.main;
    this.#toggle(false, 'navigate');
  };

  /** Waits until all listeners have run, since any of them may cancel the event. */
  readonly #handlePin = (event: CustomEvent<{ readonly collapsed: boolean }>): void => {
    queueMicrotask(() => {
      if (!event.defaultPrevented) this.menuCollapsed = event.detail.collapsed;
    });
  };

  /** Alternates between two equal animations, so that the transition restarts. */
  #restartTransition(): void {
    const { states } = this.#internals;
    const next = states.has('odd') ? 'even' : 'odd';
    states.delete('odd');
    states.delete('even');
    states.add(next);
  }

  /** Whether the menu is a bar below the navbar. */
  get #isBar(): boolean {
    return this.layout === 'horizontal' && !this.#narrowQuery.matches;
  }

  /** The bar of the horizontal layout can't be hidden. */
  get #navbarType(): (typeof navbarTypes)[number] {
    return this.layout === 'horizontal' && this.navbarType === 'hidden' ? 'floating' : this.navbarType;
  }

  readonly #updateSlotted = (): void => {
    const overlay = this.#narrowQuery.matches;
    const bar = this.#isBar;
    const type = this.#navbarType;
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
    this.#scrollLock.toggle(true);
    this.#dismiss.toggle(true);
    this.menu?.focus();
  }

  #leaveOverlay(): void {
    this.#scrollLock.toggle(false);
    this.#dismiss.toggle(false);
    restoreFocus(this.#opener);
    this.#opener = null;
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const overlay = this.#narrowQuery.matches;
    const isOverlayOpen = this.#isOverlayOpen;
    const bar = this.#isBar;
    const hasFloatingNavbar = this.#navbarType === 'floating' && !bar && this.layout !== 'blank';
    return html`<nav class="skip-links" aria-label=${strings.skipToContent} ?inert=${isOverlayOpen}>
        <a class="skip" href="#main" @click=${this.#handleSkip}>${strings.skipToContent}</a>
      </nav>
      ${bar ? nothing : this.renderMenu(overlay ? 'overlay' : 'column')}
      <div part="backdrop" ?hidden=${!isOverlayOpen} @click=${this.#handleBackdrop}></div>
      <div part="page" class=${hasFloatingNavbar ? 'floating-navbar' : nothing} ?inert=${isOverlayOpen}>
        <slot name="navbar" @slotchange=${this.#updateSlotted}></slot>
        ${bar ? this.renderMenu(`bar ${this.#navbarType}`) : nothing}
        <main id="main" part="main" tabindex="-1"><slot></slot></main>
        <slot name="footer" @slotchange=${this.#updateSlotted}></slot>
      </div>`;
  }

  private renderMenu(className: string): TemplateResult {
    const isOverlayOpen = this.#isOverlayOpen;
    return html`<div
      part="menu"
      class=${className}
      role=${isOverlayOpen ? 'dialog' : nothing}
      aria-modal=${isOverlayOpen ? 'true' : nothing}
      aria-label=${isOverlayOpen ? this.#locale.strings.menu : nothing}
      tabindex=${isOverlayOpen ? '-1' : nothing}
      ?inert=${className === 'overlay' && !isOverlayOpen}
      @plinth-menu-close=${this.#handleMenuClose}
      @plinth-menu-navigate=${this.#handleNavigate}
      @plinth-menu-pin=${this.#handlePin}
    >
      <slot name="menu" @slotchange=${this.#updateSlotted}></slot>
      ${isOverlayOpen ? html`<slot name="toasts"></slot>` : nothing}
    </div>`;
  }
}
