import { html, type TemplateResult } from 'lit';
import { queryAssignedElements } from 'lit/decorators.js';
import { closestTarget } from '#base/dom.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import { Typeahead } from '#controllers/typeahead.ts';
import { PlinthMenuItem, SUBMENU } from './menu-item.ts';
import { MenuItemsElement } from './menu-items-element.ts';

/**
 * Base class of menus: a list of items whose focus moves with the arrow keys, Home, End and typed letters. Selecting an
 * item, or pressing Tab, closes the menu.
 */
export abstract class MenuElement<Events extends object = object> extends PlinthElement<Events> {
  protected readonly typeahead = new Typeahead();

  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  constructor() {
    super();
    new RovingFocusController<PlinthMenuItem>(this, {
      items: () => this.entries,
      orientation: () => 'vertical',
      ends: true,
    });
  }

  /** The items, in reading order, without those of submenus. */
  get entries(): PlinthMenuItem[] {
    return this.assigned
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter((element) => this.#owns(element.closest(SUBMENU)))
      .flatMap((element) => {
        if (element instanceof PlinthMenuItem) return [element];
        return element instanceof MenuItemsElement ? element.menuItems : [];
      });
  }

  /** Whether an item of this menu or of its submenus has the focus. */
  protected get menuHasFocus(): boolean {
    return this.entries.some((entry) => entry.matches(':focus-within'));
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    if (event.key === 'Tab') {
      this.close('tab');
      return;
    }
    if (event.defaultPrevented || !this.#owns(closestTarget(event, SUBMENU))) return;
    const { entries } = this;
    const current = entries.findIndex((entry) => event.composedPath().includes(entry));
    const match =
      entries[
        this.typeahead.find(
          event,
          entries.map((entry) => entry.textContent),
          current,
        )
      ];
    if (!match) return;
    event.preventDefault();
    match.focus();
  };

  /** Waits until all listeners have run, since any of them may cancel the event. */
  readonly #handleSelect = (event: Event): void => {
    queueMicrotask(() => {
      if (!event.defaultPrevented) this.close('select');
    });
  };

  /** Returns whether an element belongs to this menu, according to the submenu around it. */
  #owns(submenu: Element | null): boolean {
    return (submenu ?? this) === this;
  }

  /** Closes the menu after the user has selected an item or pressed Tab. */
  protected abstract close(reason: 'select' | 'tab'): void;

  protected renderMenu(label: string): TemplateResult {
    return html`<div
      part="menu"
      role="menu"
      aria-label=${label}
      @keydown=${this.#handleKeydown}
      @plinth-menu-select=${this.#handleSelect}
    >
      <slot></slot>
    </div>`;
  }
}
