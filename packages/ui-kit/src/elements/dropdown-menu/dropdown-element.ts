import { html, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { isInputMethodKey } from '#base/input-method.ts';
import { property } from '#base/property.ts';
import { PopupController, type PopupCloseReason } from '#controllers/popup.ts';
import { MenuElement } from './menu-element.ts';

/** The reason for closing the menu: `select` is the selection of an item, `tab` the Tab key. */
export type DropdownCloseReason = PopupCloseReason | 'select' | 'tab';

/** The detail of the event of a menu that the user opens or closes. */
export interface DropdownToggle {
  readonly open: boolean;
  readonly reason: DropdownCloseReason;
}

/** Base class of menus that open from a button, with a header above the items. */
export abstract class DropdownElement<Events extends object = object> extends MenuElement<Events> {
  protected readonly popup = new PopupController(this, {
    panel: () => this.panel,
    trigger: () => this.trigger,
    kind: 'menu',
    isOpen: () => this.open,
    onOpen: () => this.#open(0),
    onClose: (reason) => this.close(reason),
  });
  #indexToFocus: number | undefined;

  @query('[part="panel"]') private readonly panel!: HTMLElement | null;

  /** Whether the menu is open. */
  @property({ type: Boolean, reflect: true }) open = false;
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
    this.reportToggle({ open: true, reason: 'trigger' });
  }

  protected override close(reason: DropdownCloseReason): void {
    if (!this.open) return;
    this.open = false;
    if (reason !== 'outside' && reason !== 'tab') this.trigger?.focus();
    this.reportToggle({ open: false, reason });
  }

  protected readonly handleTriggerKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const index = event.key === 'ArrowDown' ? 0 : -1;
    if (this.open) this.entries.at(index)?.focus();
    else this.#open(index);
  };

  override render(): TemplateResult {
    return html`${this.renderTrigger()}
      <div part="panel" class="float" popover="auto" @beforetoggle=${this.popup.handleBeforetoggle}>
        ${this.renderHeader()}${this.renderMenu(this.menuLabel)}
      </div>`;
  }

  /** The button that opens the menu. */
  protected abstract get trigger(): HTMLElement | null | undefined;
  /** The accessible name of the list of items. */
  protected abstract get menuLabel(): string;
  /** Emits the event of a menu that the user opens or closes. */
  protected abstract reportToggle(detail: DropdownToggle): void;
  protected abstract renderTrigger(): TemplateResult;
  protected abstract renderHeader(): TemplateResult;
}
