import { html, type TemplateResult } from 'lit';
import { query, queryAssignedElements } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { PopupController, type PopupCloseReason } from '#controllers/popup.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { dropdownMenuStrings } from '#strings/en/dropdown-menu.ts';
import { dropdownMenuStyles } from './dropdown-menu.styles.ts';
import { MenuElement } from './menu-element.ts';
import type { PlinthMenuItemEventMap } from './menu-item.ts';

export const dropdownMenuPlacements = ['bottom-start', 'bottom-end', 'top-start', 'top-end'] as const;

/** How the user closed the menu: `select` by selecting an item, `tab` by pressing Tab. */
export type DropdownCloseReason = PopupCloseReason | 'select' | 'tab';

export interface PlinthDropdownMenuEventMap extends PlinthMenuItemEventMap {
  'plinth-dropdown-toggle': CustomEvent<{ readonly open: boolean; readonly reason: DropdownCloseReason }>;
}

/**
 * A menu of actions or links that opens from a button. Its items are `plinth-menu-item` elements; separate them with
 * `<hr>`, and group them with `<fieldset aria-label="…">` or `role="group"`. A `plinth-submenu` in an item opens beside it.
 *
 * @when Several actions on the same object that don't fit elsewhere.
 * @whenNot For a value in a form, use a select. For links between areas, use a nav.
 * @keyboard Down, Up — On the trigger, opens the menu at its first or last item; in the menu, moves the focus and wraps around.
 * @keyboard Home, End — Moves the focus to the first or last item.
 * @keyboard Letters — Moves the focus to the next item that starts with them.
 * @keyboard Enter, Space — Selects the item.
 * @keyboard Escape — Closes the menu and returns the focus to the trigger.
 * @keyboard Tab — Closes the menu and moves the focus on.
 * @slot trigger - The button that opens the menu: a `plinth-button` or a native button.
 * @slot header - Text above the items, such as the name of the signed-in user.
 * @slot - The `plinth-menu-item` elements.
 * @csspart panel - The popup.
 * @csspart menu - The list of items.
 * @fires plinth-dropdown-toggle - Emitted when the user opens or closes the menu.
 * @fires plinth-menu-select - Emitted when the user selects an item. Bubbles from the item. Cancel it to keep the menu open.
 * @dependency plinth-menu-item
 */
export class PlinthDropdownMenu extends MenuElement<PlinthDropdownMenuEventMap> {
  static override styles = dropdownMenuStyles;

  readonly #locale = new LocaleController(this, dropdownMenuStrings);
  readonly #slotted = new SlottedController(this);
  readonly #popup = new PopupController(this, {
    panel: () => this.panel,
    trigger: () => this.triggers[0],
    kind: 'menu',
    isOpen: () => this.open,
    onOpen: () => this.#open(0),
    onClose: (reason) => this.close(reason),
  });
  #indexToFocus: number | undefined;

  @query('[part="panel"]') private readonly panel!: HTMLElement | null;
  @queryAssignedElements({ slot: 'trigger', flatten: true }) private readonly triggers!: HTMLElement[];

  /** Whether the menu is open. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** The preferred placement. The menu flips to the opposite side if there is no room. @default 'bottom-start' */
  @property({ reflect: true, of: dropdownMenuPlacements }) placement: (typeof dropdownMenuPlacements)[number] =
    'bottom-start';
  /** The accessible name. */
  @property() label: string | undefined;

  /** Opens the menu without moving the focus. */
  show(): void {
    this.open = true;
  }

  /** Closes the menu. */
  hide(): void {
    this.open = false;
  }

  override updated(): void {
    if (!this.open || this.#indexToFocus === undefined) return;
    this.entries.at(this.#indexToFocus)?.focus();
    this.#indexToFocus = undefined;
  }

  #open(index: number): void {
    this.#indexToFocus = index;
    this.typeahead.reset();
    this.open = true;
    emit(this, 'plinth-dropdown-toggle', { open: true, reason: 'trigger' });
  }

  protected override close(reason: DropdownCloseReason): void {
    if (!this.open) return;
    this.open = false;
    if (reason !== 'outside' && reason !== 'tab') this.triggers[0]?.focus();
    emit(this, 'plinth-dropdown-toggle', { open: false, reason });
  }

  readonly #handleTriggerKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const index = event.key === 'ArrowDown' ? 0 : -1;
    if (this.open) this.entries.at(index)?.focus();
    else this.#open(index);
  };

  override render(): TemplateResult {
    const { handleTriggerPointerdown, handleTriggerClick, handleBeforetoggle, handleTriggerChange } = this.#popup;
    return html`<slot
        name="trigger"
        @slotchange=${handleTriggerChange}
        @pointerdown=${handleTriggerPointerdown}
        @click=${handleTriggerClick}
        @keydown=${this.#handleTriggerKeydown}
      ></slot>
      <div part="panel" class="float" popover="auto" @beforetoggle=${handleBeforetoggle}>
        <div class="header" ?hidden=${!this.#slotted.has('header')}><slot name="header"></slot></div>
        ${this.renderMenu(this.label || this.triggers[0]?.textContent?.trim() || this.#locale.strings.menu)}
      </div>`;
  }
}
