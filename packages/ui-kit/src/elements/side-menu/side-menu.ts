import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { iconPanelLeftClose, iconPanelLeftOpen, iconX } from '#icons/icons.ts';
import { sideMenuStrings } from '#strings/en/side-menu.ts';
import { BarOverflowController, MORE_SLOT } from './bar-overflow.ts';
import {
  closeFolds,
  currentItem,
  firstLevelFold,
  foldOf,
  isEntry,
  isFold,
  isWithin,
  revealEntry,
  updateBar,
  closeUnrelatedFolds,
  visibleEntries,
  type MenuEntry,
} from './menu-tree.ts';
import { PlinthSideMenuGroup, type PlinthSideMenuGroupEventMap } from './side-menu-group.ts';
import { PlinthSideMenuItem, type PlinthSideMenuItemEventMap } from './side-menu-item.ts';
import { sideMenuStyles } from './side-menu.styles.ts';

export interface PlinthSideMenuEventMap extends PlinthSideMenuItemEventMap, PlinthSideMenuGroupEventMap {
  'plinth-menu-pin': CustomEvent<{ readonly collapsed: boolean }>;
  'plinth-menu-close': CustomEvent<Record<string, never>>;
}

/**
 * The main navigation, along the inline start of the page. Collapsed, it is a column of icons that expands over the
 * content while it is hovered or focused. Horizontal, it is a bar of one row whose groups drop down; the entries that do
 * not fit are in a dropdown at its end. Inside a `plinth-app-shell`, the shell sets `collapsed`, `overlay` and
 * `horizontal`.
 *
 * @when Once on a page, in the `menu` slot of the app shell.
 * @whenNot For the pages of a single area, use a nav.
 * @keyboard Up, Down — Moves the focus to the previous or next entry; Home and End to the first or last.
 * @keyboard Right — Opens a fold, then moves into it; Left in right-to-left pages.
 * @keyboard Left — Closes a fold, or moves to its parent; Right in right-to-left pages.
 * @keyboard Enter — Follows the link, or opens and closes the fold.
 * @keyboard Down — In a bar, whose entries are reached with Left and Right, opens a fold and moves into it; Escape closes it.
 * @slot - Items and groups.
 * @slot brand - A link to the start page with the logo and the name; the logo comes first and is 20 px wide.
 * @slot foot - Content at the bottom of the menu.
 * @slot more - Used by the menu for the entries that do not fit into the bar.
 * @csspart base - The native `<nav>`.
 * @csspart head - The header with the brand and the pin button.
 * @csspart items - The scroll container of the entries.
 * @csspart foot - The footer.
 * @cssState expanded - The menu is collapsed, and expanded while it is hovered or focused.
 * @cssState scrolled - The entries are scrolled.
 * @cssproperty [--plinth-menu-width=15.5rem] - The width of the menu.
 * @cssproperty [--plinth-menu-width-collapsed=4.25rem] - The width of the collapsed menu.
 * @cssproperty [--plinth-menu-surface=--plinth-color-page] - The background of the menu.
 * @cssproperty [--plinth-menu-radius=0] - The corner radius of the bar.
 * @fires plinth-menu-pin - Emitted when the user collapses or expands the menu. Bubbles. Cancel it to keep the current state.
 * @fires plinth-menu-close - Emitted when the user presses the close button of the overlay. Bubbles.
 * @fires plinth-menu-navigate - Emitted by an item when the user follows it in the same window. Bubbles. Cancel it to navigate without loading the page.
 * @fires plinth-group-toggle - Emitted by a group when the user opens or closes it. Bubbles.
 * @dependency plinth-side-menu-item
 * @dependency plinth-side-menu-group
 */
export class PlinthSideMenu extends PlinthElement<PlinthSideMenuEventMap> {
  static override styles = sideMenuStyles;

  readonly #internals = this.attachInternals();
  readonly #locale = new LocaleController(this, sideMenuStrings);
  readonly #slotted = new SlottedController(this);
  #observer: MutationObserver | undefined;
  #revealedItem: PlinthSideMenuItem | undefined;
  #isHovered = false;
  #isFocused = false;
  readonly #overflow = new BarOverflowController(this, {
    isBar: () => this.horizontal,
    row: () => this.row,
    more: () => this.more,
    entries: () =>
      [...this.children].filter((child) => child instanceof PlinthSideMenuItem || child instanceof PlinthSideMenuGroup),
    onDistribute: () => this.#updateBar(),
  });

  @query('[part="items"]') private readonly row!: HTMLElement | null;
  @query('.more') private readonly more!: PlinthSideMenuGroup | null;

  /** Shows only icons. */
  @property({ type: Boolean, reflect: true }) collapsed = false;
  /** Lays the menu over the page, with a close button instead of the pin button. */
  @property({ type: Boolean, reflect: true }) overlay = false;
  /** Shows the first level as a bar of one row with dropdowns. The brand and the footer are not shown. */
  @property({ type: Boolean, reflect: true }) horizontal = false;
  /** The accessible name of the navigation. */
  @property() label: string | undefined;

  constructor() {
    super();
    new RovingFocusController(this, {
      items: () => this.#navigableEntries.flatMap(({ focusTarget }) => focusTarget ?? []),
      orientation: () => (this.horizontal && !this.#focusedDropdown ? 'horizontal' : 'vertical'),
      ends: true,
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const view = this.ownerDocument.defaultView;
    this.#observer = view ? new view.MutationObserver(() => this.#revealCurrent()) : undefined;
    this.#observer?.observe(this, { subtree: true, childList: true, attributeFilter: ['current'] });
    this.addEventListener('plinth-group-toggle', this.#handleGroupToggle);
    this.addEventListener('keydown', this.#handleKeydown);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    this.removeEventListener('plinth-group-toggle', this.#handleGroupToggle);
    this.removeEventListener('keydown', this.#handleKeydown);
    this.#isHovered = false;
    this.#isFocused = false;
  }

  override firstUpdated(): void {
    this.#revealCurrent();
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('collapsed') || changed.has('overlay')) this.#updateExpanded();
    if (!changed.has('horizontal')) return;
    this.#updateBar();
    if (this.horizontal) closeFolds(this.#nodes);
    else if (this.#revealedItem) revealEntry(this.#nodes, this.#revealedItem);
  }

  /** The elements of the menu in reading order, with the dropdown of the entries that do not fit into the bar. */
  get #nodes(): readonly Element[] {
    const nodes = [...this.querySelectorAll('*')];
    const { more } = this;
    if (!more) return nodes;
    const first = nodes.findIndex(({ slot, parentElement }) => slot === MORE_SLOT && parentElement === this);
    return first === -1 ? [...nodes, more] : nodes.toSpliced(first, 0, more);
  }

  #updateBar(): void {
    updateBar(this.#nodes, this.horizontal, this.more);
  }

  readonly #handlePointerenter = (event: PointerEvent): void => {
    this.#isHovered = event.pointerType !== 'touch';
    this.#updateExpanded();
  };

  readonly #handlePointerleave = (event: PointerEvent): void => {
    this.#isHovered = false;
    this.#updateExpanded();
    if (this.horizontal && event.pointerType === 'mouse') closeFolds(this.#nodes);
  };

  /** In a bar, opens the fold under the mouse. */
  readonly #handlePointerover = (event: PointerEvent): void => {
    if (!this.horizontal || event.pointerType !== 'mouse') return;
    const entry = event.composedPath().find(isEntry);
    if (!entry) return;
    const fold = firstLevelFold(entry);
    closeFolds(this.#nodes, entry);
    if (fold) fold.open = true;
  };

  readonly #handleFocusin = (event: FocusEvent): void => {
    this.#isFocused = event.composedPath().some((node) => isElement(node) && node.matches(':focus-visible'));
    this.#updateExpanded();
  };

  readonly #handleFocusout = (event: FocusEvent): void => {
    if (isElement(event.relatedTarget) && isWithin(event.relatedTarget, this)) return;
    this.#isFocused = false;
    this.#updateExpanded();
    if (this.horizontal) closeFolds(this.#nodes);
  };

  readonly #handlePin = (): void => {
    const collapsed = !this.collapsed;
    const isAccepted = emit(
      this,
      'plinth-menu-pin',
      { collapsed },
      { bubbles: true, composed: true, cancelable: true },
    );
    if (isAccepted) this.collapsed = collapsed;
  };

  readonly #handleClose = (): void => {
    emit(this, 'plinth-menu-close', {}, { bubbles: true, composed: true });
  };

  readonly #handleScroll = (event: Event): void => {
    if (isElement(event.target)) this.#setState('scrolled', event.target.scrollTop > 0);
  };

  readonly #handleGroupToggle = (event: Event): void => {
    const [fold] = event.composedPath();
    if (!isFold(fold)) return;
    // The mouse opened the fold on hover, so its press must not close it.
    if (this.horizontal && this.#isHovered && !foldOf(fold) && fold.matches(':hover')) fold.open = true;
    closeUnrelatedFolds(this.#nodes, fold);
  };

  /** The entries that the arrow keys move between: in a bar the first level, or the entries of the fold with the focus. */
  get #navigableEntries(): MenuEntry[] {
    const entries = visibleEntries(this.#nodes);
    if (!this.horizontal) return entries;
    const dropdown = this.#focusedDropdown;
    return entries.filter((entry) => (dropdown ? dropdown !== entry && isWithin(entry, dropdown) : !foldOf(entry)));
  }

  /** The open dropdown of a bar that contains the focus. */
  get #focusedDropdown(): MenuEntry | undefined {
    if (!this.horizontal) return undefined;
    const focused = visibleEntries(this.#nodes).find((entry) => entry.matches(':focus-within'));
    const fold = focused && firstLevelFold(focused);
    return fold?.focusTarget?.matches(':focus') ? undefined : fold;
  }

  /** In a bar, Down opens a fold and moves into it; Escape and the arrow towards the start leave it. */
  #handleBarKey(event: KeyboardEvent, entry: MenuEntry): boolean {
    const barFold = this.horizontal ? firstLevelFold(entry) : undefined;
    if (!barFold) return false;
    if (event.key === 'Escape' && barFold.open) {
      barFold.focus();
      closeFolds(this.#nodes);
    } else if (event.key === 'ArrowDown' && entry === barFold) {
      if (!barFold.open) barFold.toggle();
      void barFold.updateComplete.then(() => this.#focusFirstChild(barFold));
    } else return false;
    event.preventDefault();
    return true;
  }

  /** The arrow towards the end opens a fold and moves into it; the arrow towards the start closes it or moves to its parent. */
  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    const entry = event.composedPath().find(isEntry);
    if (!entry || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.#handleBarKey(event, entry) || (this.horizontal && !foldOf(entry))) return;
    const openKey = this.#locale.isRtl ? 'ArrowLeft' : 'ArrowRight';
    const closeKey = this.#locale.isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === openKey && isFold(entry)) {
      event.preventDefault();
      if (!entry.open) entry.toggle();
      else this.#focusFirstChild(entry);
    } else if (event.key === closeKey) {
      const fold = isFold(entry) && entry.open ? entry : undefined;
      const parentFold = foldOf(entry);
      if (!fold && !parentFold) return;
      event.preventDefault();
      if (fold) fold.toggle();
      else parentFold?.focus();
    }
  };

  #focusFirstChild(fold: MenuEntry): void {
    const entries = visibleEntries(this.#nodes);
    const next = entries[entries.indexOf(fold) + 1];
    if (next && isWithin(next, fold)) next.focusTarget?.focus();
  }

  /** Reveals the item once for each page, so that folds that the user closes afterwards stay closed. */
  #revealCurrent(): void {
    this.#updateBar();
    this.#overflow.update();
    const item = currentItem(this.#nodes);
    if (item === this.#revealedItem) return;
    this.#revealedItem = item;
    if (this.horizontal) closeFolds(this.#nodes);
    else if (item) revealEntry(this.#nodes, item);
  }

  #updateExpanded(): void {
    this.#setState('expanded', this.collapsed && !this.overlay && (this.#isHovered || this.#isFocused));
  }

  #setState(name: string, on: boolean): void {
    if (on) this.#internals.states.add(name);
    else this.#internals.states.delete(name);
  }

  override render(): TemplateResult {
    return html`<nav
      part="base"
      aria-label=${this.label || this.#locale.strings.mainMenu}
      @pointerenter=${this.#handlePointerenter}
      @pointerleave=${this.#handlePointerleave}
      @pointerover=${this.#handlePointerover}
      @focusin=${this.#handleFocusin}
      @focusout=${this.#handleFocusout}
    >
      <div class="head" part="head">
        <slot name="brand"></slot>
        ${this.overlay ? this.renderClose() : this.renderPin()}
      </div>
      <div class="items" part="items" role="list" @scroll=${this.#handleScroll}>
        <slot></slot>
        ${this.horizontal ? this.renderMore() : nothing}
      </div>
      <div class="foot" part="foot" ?hidden=${!this.#slotted.has('foot')}><slot name="foot"></slot></div>
    </nav>`;
  }

  /** Hidden until entries do not fit. */
  private renderMore(): TemplateResult {
    return html`<plinth-side-menu-group class="more" label=${this.#locale.strings.more} bar hidden>
      <slot name=${MORE_SLOT}></slot>
    </plinth-side-menu-group>`;
  }

  private renderPin(): TemplateResult {
    const icon = this.collapsed ? iconPanelLeftOpen : iconPanelLeftClose;
    return html`<button
      class="corner pin"
      type="button"
      aria-label=${this.#locale.strings.collapseMenu}
      aria-pressed=${String(this.collapsed)}
      @click=${this.#handlePin}
    >
      ${glyph(icon, 'mirrored')}
    </button>`;
  }

  private renderClose(): TemplateResult {
    return html`<button
      class="corner"
      type="button"
      aria-label=${this.#locale.strings.closeMenu}
      @click=${this.#handleClose}
    >
      ${glyph(iconX)}
    </button>`;
  }
}
