import { html, type TemplateResult } from 'lit';
import { query, queryAssignedElements } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { PopupController, type PopupCloseReason } from '#controllers/popup.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { Typeahead } from '#controllers/typeahead.ts';
import { dropdownMenuStrings } from '#strings/en/dropdown-menu.ts';
import { dropdownMenuStyles } from './dropdown-menu.styles.ts';
import { PlinthMenuItem, type PlinthMenuItemEventMap } from './menu-item.ts';

export const dropdownMenuPlacements = ['bottom-start', 'bottom-end', 'top-start', 'top-end'] as const;

/** How a user closed the menu; `select` by choosing, `tab` by moving on. */
export type DropdownCloseReason = PopupCloseReason | 'select' | 'tab';

export interface PlinthDropdownMenuEventMap extends PlinthMenuItemEventMap {
  'plinth-dropdown-toggle': CustomEvent<{ readonly open: boolean; readonly reason: DropdownCloseReason }>;
}

/**
 * A menu of actions or links under a button. Entries are `plinth-menu-item`; `<hr>` divides, `<fieldset
 * aria-label="…">` or a `role="group"` groups.
 *
 * @when Several actions on one thing that have no room of their own.
 * @whenNot A value in a form is a field around `<select>`; for links between areas take a nav.
 * @keyboard Down, Up — On the trigger: opens it on its first or last entry; inside: moves, round the ends.
 * @keyboard Home, End — Goes to the first or last entry.
 * @keyboard Letters — Goes to the next entry that begins with them.
 * @keyboard Enter, Space — Chooses the entry.
 * @keyboard Escape — Closes it; the focus returns to the trigger.
 * @keyboard Tab — Closes it and goes on.
 * @slot trigger - The button that opens it; a `plinth-button` or a native one.
 * @slot header - Text above the entries, such as who is signed in.
 * @slot - The entries.
 * @csspart panel - The sheet that floats.
 * @csspart menu - The list of entries.
 * @fires plinth-dropdown-toggle - when a user opened or closed it.
 * @fires plinth-menu-select - when a user chooses an entry (bubbles from it); cancel it to keep the menu open.
 * @dependency plinth-menu-item
 */
export class PlinthDropdownMenu extends PlinthElement<PlinthDropdownMenuEventMap> {
  static override styles = dropdownMenuStyles;

  readonly #locale = new LocaleController(this, dropdownMenuStrings);
  readonly #slotted = new SlottedController(this);
  readonly #typeahead = new Typeahead();
  readonly #popup = new PopupController(this, {
    panel: () => this.panel,
    trigger: () => this.triggers[0],
    kind: 'menu',
    isOpen: () => this.open,
    onOpen: () => this.#open(0),
    onClose: (reason) => this.#close(reason),
  });
  #entryToFocus: number | undefined;

  @query('[part="panel"]') private readonly panel!: HTMLElement | null;
  @queryAssignedElements({ slot: 'trigger', flatten: true }) private readonly triggers!: HTMLElement[];
  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  /** Whether it shows. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** Where it stands; turns to the other side when there is no room. @default 'bottom-start' */
  @property({ reflect: true, of: dropdownMenuPlacements }) placement: (typeof dropdownMenuPlacements)[number] =
    'bottom-start';
  /** Name for assistive technology. */
  @property() label: string | undefined;

  constructor() {
    super();
    new RovingFocusController<PlinthMenuItem>(this, {
      items: () => this.entries,
      orientation: () => 'vertical',
      ends: true,
    });
  }

  /** The entries, in reading order. */
  get entries(): PlinthMenuItem[] {
    return this.assigned
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter((element) => element instanceof PlinthMenuItem);
  }

  /** Opens it; the focus stays. */
  show(): void {
    this.open = true;
  }

  /** Closes it. */
  hide(): void {
    this.open = false;
  }

  override updated(): void {
    if (!this.open || this.#entryToFocus === undefined) return;
    this.entries.at(this.#entryToFocus)?.focus();
    this.#entryToFocus = undefined;
  }

  #open(entry: number): void {
    this.#entryToFocus = entry;
    this.#typeahead.reset();
    this.open = true;
    emit(this, 'plinth-dropdown-toggle', { open: true, reason: 'trigger' });
  }

  #close(reason: DropdownCloseReason): void {
    if (!this.open) return;
    this.open = false;
    if (reason !== 'outside' && reason !== 'tab') this.triggers[0]?.focus();
    emit(this, 'plinth-dropdown-toggle', { open: false, reason });
  }

  readonly #handleTriggerKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const entry = event.key === 'ArrowDown' ? 0 : -1;
    if (this.open) this.entries.at(entry)?.focus();
    else this.#open(entry);
  };

  readonly #handleMenuKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') {
      this.#close('tab');
      return;
    }
    if (event.defaultPrevented) return;
    const { entries } = this;
    const current = entries.findIndex((entry) => event.composedPath().includes(entry));
    const found =
      entries[
        this.#typeahead.find(
          event,
          entries.map((entry) => entry.textContent),
          current,
        )
      ];
    if (!found) return;
    event.preventDefault();
    found.focus();
  };

  /** After every listener of the page has had its say. */
  readonly #handleSelect = (event: Event): void => {
    queueMicrotask(() => {
      if (!event.defaultPrevented) this.#close('select');
    });
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
        <div
          part="menu"
          role="menu"
          aria-label=${this.label || this.triggers[0]?.textContent?.trim() || this.#locale.strings.menu}
          @keydown=${this.#handleMenuKeydown}
          @plinth-menu-select=${this.#handleSelect}
        >
          <slot></slot>
        </div>
      </div>`;
  }
}
