import { html, type TemplateResult } from 'lit';
import { queryAssignedElements } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { dropdownMenuStrings } from '#strings/en/dropdown-menu.ts';
import { DropdownElement, type DropdownToggle } from './dropdown-element.ts';
import { dropdownMenuStyles } from './dropdown-menu.styles.ts';
import type { PlinthMenuItemEventMap } from './menu-item.ts';

export const dropdownMenuPlacements = ['bottom-start', 'bottom-end', 'top-start', 'top-end'] as const;

export interface PlinthDropdownMenuEventMap extends PlinthMenuItemEventMap {
  'plinth-dropdown-toggle': CustomEvent<DropdownToggle>;
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
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
 * @fires plinth-overlay-opened - Emitted when the menu has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the menu has closed, after its transition, whoever closed it.
 * @dependency plinth-menu-item
 */
export class PlinthDropdownMenu extends DropdownElement<PlinthDropdownMenuEventMap> {
  static override styles = dropdownMenuStyles;

  readonly #locale = new LocaleController(this, dropdownMenuStrings);
  readonly #slotted = new SlottedController(this);

  @queryAssignedElements({ slot: 'trigger', flatten: true }) private readonly triggers!: HTMLElement[];

  /** The preferred placement. The menu flips to the opposite side if there is no room. @default 'bottom-start' */
  @property({ reflect: true, of: dropdownMenuPlacements }) placement: (typeof dropdownMenuPlacements)[number] =
    'bottom-start';

  protected override get trigger(): HTMLElement | undefined {
    return this.triggers[0];
  }

  protected override get menuLabel(): string {
    return this.label || this.trigger?.textContent?.trim() || this.#locale.strings.menu;
  }

  protected override reportToggle(detail: DropdownToggle): void {
    emit(this, 'plinth-dropdown-toggle', detail);
  }

  protected override renderTrigger(): TemplateResult {
    const { handleTriggerPointerdown, handleTriggerClick, handleTriggerChange } = this.popup;
    return html`<slot
      name="trigger"
      @slotchange=${handleTriggerChange}
      @pointerdown=${handleTriggerPointerdown}
      @click=${handleTriggerClick}
      @keydown=${this.handleTriggerKeydown}
    ></slot>`;
  }

  protected override renderHeader(): TemplateResult {
    return html`<div class="header" ?hidden=${!this.#slotted.has('header')}><slot name="header"></slot></div>`;
  }
}
