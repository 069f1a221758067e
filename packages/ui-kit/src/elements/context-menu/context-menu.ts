import { html, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import type { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { DelayController } from '#controllers/delay.ts';
import { deepActiveElement, restoreFocus } from '#controllers/focus.ts';
import { LocaleController } from '#controllers/locale.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { PopupController } from '#controllers/popup.ts';
import { dropdownMenuStrings } from '#strings/en/dropdown-menu.ts';
import type { DropdownCloseReason } from '../dropdown-menu/dropdown-element.ts';
import { MenuElement } from '../dropdown-menu/menu-element.ts';
import { SUBMENU, type PlinthMenuItemEventMap } from '../dropdown-menu/menu-item.ts';
import { contextMenuStyles } from './context-menu.styles.ts';

export interface PlinthContextMenuEventMap {
  'plinth-menu-select': PlinthMenuItemEventMap['plinth-menu-select'];
  'plinth-context-toggle': CustomEvent<{
    readonly open: boolean;
    /** The reason for opening or closing the menu. */
    readonly reason: DropdownCloseReason;
    /** The element inside the target that the menu was opened for. */
    readonly source: Element | null;
  }>;
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/**
 * A menu of actions that opens at the pointer when the user right-clicks or long-presses its target, instead of the
 * browser's own menu. Its items are `plinth-menu-item` elements, as in a dropdown menu.
 *
 * @when Shortcuts for actions on a row, a card or a file that the page also offers elsewhere.
 * @whenNot For actions that can't be found in any other way: a context menu has no visible control. Use a dropdown menu.
 * @keyboard Shift+F10, Context Menu — In the target, opens the menu at the focused element.
 * @keyboard Down, Up, Home, End, letters — Move the focus, as in a dropdown menu.
 * @keyboard Enter, Space — Selects the item.
 * @keyboard Escape, Tab — Closes the menu and returns the focus to where it was; Tab moves on from there.
 * @slot target - The area whose context menu this is.
 * @slot - The `plinth-menu-item` elements.
 * @csspart panel - The popup.
 * @csspart menu - The list of items.
 * @fires plinth-context-toggle - Emitted when the user opens or closes the menu, with the element that it was opened for as `source`.
 * @fires plinth-menu-select - Emitted when the user selects an item. Bubbles from the item. Cancel it to keep the menu open.
 * @fires plinth-overlay-opened - Emitted when the menu has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the menu has closed, after its transition, whoever closed it.
 * @dependency plinth-menu-item
 */
export class PlinthContextMenu extends MenuElement<PlinthContextMenuEventMap> {
  static override styles = contextMenuStyles;

  readonly #locale = new LocaleController(this, dropdownMenuStrings);
  readonly #delay = new DelayController(this);
  #source: HTMLElement | null = null;
  #opener: Element | null = null;
  #isPlaced = false;
  #needsFocus = false;
  #document: Document | undefined;

  @query('[part="panel"]') private readonly panel!: HTMLElement | null;

  /** Whether the menu is open. A page opens it with `showAt()`; otherwise it opens at the corner of its target. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** The accessible name. */
  @property() label: string | undefined;

  constructor() {
    super();
    new PopupController(this, {
      panel: () => this.panel,
      trigger: () => null,
      kind: 'menu',
      isOpen: () => this.open,
      onClose: () => this.close('escape'),
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#document?.removeEventListener('pointerdown', this.#handleDocumentPointerdown);
  }

  /**
   * Opens the menu at a point of the window without moving the focus.
   * @param x The distance from the left edge, such as `event.clientX`.
   * @param y The distance from the top edge, such as `event.clientY`.
   */
  showAt(x: number, y: number): void {
    this.#place(x, y);
    this.open = true;
  }

  /** Closes the menu without moving the focus. */
  hide(): void {
    this.open = false;
  }

  override updated(): void {
    this.#document?.removeEventListener('pointerdown', this.#handleDocumentPointerdown);
    this.#document = this.ownerDocument;
    if (!this.open) {
      this.#isPlaced = false;
      // A popover with the value `manual` does not close the popovers inside it.
      for (const submenu of this.querySelectorAll<PlinthElement & { open: boolean }>(SUBMENU)) submenu.open = false;
      return;
    }
    this.#document.addEventListener('pointerdown', this.#handleDocumentPointerdown);
    if (!this.#isPlaced) {
      const rect = this.getBoundingClientRect();
      this.#place(this.#isRtl ? rect.right : rect.left, rect.top);
    }
    if (this.#needsFocus) this.entries[0]?.focus();
    this.#needsFocus = false;
  }

  readonly #handleContextmenu = (event: MouseEvent): void => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    this.#open(event, event.clientX, event.clientY);
  };

  /** Opens the menu below the focused element; not every browser has a key for context menus. */
  readonly #handleTargetKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (!isMenuKey || event.defaultPrevented || !isElement(event.target)) return;
    event.preventDefault();
    const rect = event.target.getBoundingClientRect();
    this.#open(event, this.#isRtl ? rect.right : rect.left, rect.bottom);
  };

  /** Keeps the browser's own menu away; its event also follows a key press that has opened this menu. */
  readonly #handlePanelContextmenu = (event: Event): void => event.preventDefault();

  readonly #handleDocumentPointerdown = (event: Event): void => {
    if (this.panel && !event.composedPath().includes(this.panel)) this.close('outside');
  };

  get #isRtl(): boolean {
    return this.matches(':dir(rtl)');
  }

  #open(event: Event, x: number, y: number): void {
    this.#delay.stop();
    this.typeahead.reset();
    this.#opener ??= deepActiveElement(this.ownerDocument);
    this.#source = isElement(event.target) ? event.target : null;
    this.#needsFocus = true;
    this.showAt(x, y);
    emit(this, 'plinth-context-toggle', { open: true, reason: 'trigger', source: this.#source });
  }

  #place(x: number, y: number): void {
    const start = this.#isRtl ? this.ownerDocument.documentElement.clientWidth - x : x;
    this.panel?.style.setProperty('--_x', `${start}px`);
    this.panel?.style.setProperty('--_y', `${y}px`);
    this.#isPlaced = true;
  }

  protected override close(reason: DropdownCloseReason): void {
    if (!this.open) return;
    this.open = false;
    // The browser moves the focus to what was pressed after this event, and to nothing if that can't have it.
    if (reason === 'outside') this.#delay.start(0, this.#restoreFocus);
    else this.#restoreFocus();
    emit(this, 'plinth-context-toggle', { open: false, reason, source: this.#source });
  }

  readonly #restoreFocus = (): void => {
    const { activeElement, body } = this.ownerDocument;
    if (activeElement === body || this.menuHasFocus) restoreFocus(this.#opener);
    this.#opener = null;
  };

  override render(): TemplateResult {
    return html`<slot
        name="target"
        @contextmenu=${this.#handleContextmenu}
        @keydown=${this.#handleTargetKeydown}
      ></slot>
      <div part="panel" class="float" popover="manual" @contextmenu=${this.#handlePanelContextmenu}>
        ${this.renderMenu(this.label || this.#locale.strings.menu)}
      </div>`;
  }
}
