import { html, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { isInputMethodKey } from '#base/input-method.ts';
import { property } from '#base/property.ts';
import { DelayController } from '#controllers/delay.ts';
import { focusPart } from '#controllers/focus.ts';
import { LocaleController } from '#controllers/locale.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { PopupController } from '#controllers/popup.ts';
import { dropdownMenuStrings } from '#strings/en/dropdown-menu.ts';
import { MenuElement } from '../dropdown-menu/menu-element.ts';
import { PlinthMenuItem, type PlinthMenuItemEventMap } from '../dropdown-menu/menu-item.ts';
import { submenuStyles } from './submenu.styles.ts';

/** The hover time before a submenu opens, or closes for another item: long enough to cross that item on the way. */
const HOVER_DELAY_MS = 200;

export interface PlinthSubmenuEventMap {
  'plinth-menu-select': PlinthMenuItemEventMap['plinth-menu-select'];
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/**
 * A menu that opens from an item of another menu. It is a child of that `plinth-menu-item`, in its slot `submenu`, and
 * its own items are `plinth-menu-item` elements. Selecting one closes all menus.
 *
 * @when Targets of one action, such as the folders that an email can be moved to.
 * @whenNot For the actions that people need most, which belong in the menu itself. More than one level is hard to use.
 * @keyboard Enter, Space, Right — On its item, opens the submenu at its first item. In right-to-left text, Left.
 * @keyboard Left, Escape — Closes the submenu and returns the focus to its item. In right-to-left text, Right.
 * @keyboard Down, Up, Home, End, letters — Move the focus, as in the menu.
 * @slot - The `plinth-menu-item` elements.
 * @csspart panel - The popup.
 * @csspart menu - The list of items.
 * @fires plinth-menu-select - Emitted when the user selects an item. Bubbles from the item. Cancel it to keep the menus open.
 * @fires plinth-overlay-opened - Emitted when the submenu has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the submenu has closed, after its transition, whoever closed it.
 * @dependency plinth-menu-item
 */
export class PlinthSubmenu extends MenuElement<PlinthSubmenuEventMap> {
  static override styles = submenuStyles;

  readonly #locale = new LocaleController(this, dropdownMenuStrings);
  readonly #delay = new DelayController(this);
  readonly #popup = new PopupController(this, {
    panel: () => this.panel,
    trigger: () => this.#item,
    kind: 'menu',
    isOpen: () => this.open,
    onClose: () => this.close(),
  });
  #item: PlinthMenuItem | undefined;
  #document: Document | undefined;
  #tappedWhileOpen = false;
  #needsFocus = false;

  @query('[part="panel"]') private readonly panel!: HTMLElement | null;

  /** Whether the submenu is open. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** The accessible name. Defaults to the label of its item. */
  @property() label: string | undefined;

  constructor() {
    super();
    this.addEventListener('keydown', (event) => {
      if (isInputMethodKey(event) || event.defaultPrevented || event.key !== this.#arrow(false)) return;
      event.preventDefault();
      this.close();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#attach();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#detach();
  }

  override connectedMoveCallback(): void {
    this.#detach();
    this.#attach();
    this.requestUpdate();
  }

  /** Opens the submenu without moving the focus. */
  show(): void {
    this.open = true;
  }

  /** Closes the submenu without moving the focus. */
  hide(): void {
    this.open = false;
  }

  override updated(): void {
    for (const type of ['pointerover', 'focusin']) {
      if (this.open) this.#document?.addEventListener(type, this.#handleMove);
      else this.#document?.removeEventListener(type, this.#handleMove);
    }
    if (!this.open || !this.#needsFocus) return;
    this.#needsFocus = false;
    this.entries[0]?.focus();
  }

  readonly #handlePointerenter = ({ pointerType }: PointerEvent): void => {
    if (!this.open && pointerType !== 'touch') this.#delay.start(HOVER_DELAY_MS, () => this.#open(false));
  };

  readonly #handlePointerleave = (): void => {
    if (!this.open) this.#delay.stop();
  };

  /** Closes the submenu once the pointer or the focus stays on an item outside of it. */
  readonly #handleMove = (event: Event): void => {
    const path = event.composedPath();
    if (this.#item && path.includes(this.#item)) this.#delay.stop();
    else if (path.some((node) => node instanceof PlinthMenuItem)) this.#delay.start(HOVER_DELAY_MS, () => this.close());
  };

  /** A tap on the item closes an open submenu; a click does not, since hovering has opened it. */
  readonly #handlePointerdown = (event: PointerEvent): void => {
    this.#tappedWhileOpen = this.open && event.pointerType === 'touch';
  };

  readonly #handleClick = (event: MouseEvent): void => {
    if (event.composedPath().includes(this)) return;
    // An item with a submenu is not a link.
    event.preventDefault();
    if (this.#tappedWhileOpen) this.close();
    else this.#open(event.detail === 0);
    this.#tappedWhileOpen = false;
  };

  readonly #handleItemKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    if (event.defaultPrevented || event.key !== this.#arrow(true) || event.composedPath().includes(this)) return;
    event.preventDefault();
    this.#open(true);
  };

  #attach(): void {
    this.#document = this.ownerDocument;
    this.#item = this.parentElement instanceof PlinthMenuItem ? this.parentElement : undefined;
    this.#item?.addEventListener('pointerenter', this.#handlePointerenter);
    this.#item?.addEventListener('pointerleave', this.#handlePointerleave);
    this.#item?.addEventListener('pointerdown', this.#handlePointerdown);
    this.#item?.addEventListener('click', this.#handleClick);
    this.#item?.addEventListener('keydown', this.#handleItemKeydown);
  }

  #detach(): void {
    for (const type of ['pointerover', 'focusin']) this.#document?.removeEventListener(type, this.#handleMove);
    this.#item?.removeEventListener('pointerenter', this.#handlePointerenter);
    this.#item?.removeEventListener('pointerleave', this.#handlePointerleave);
    this.#item?.removeEventListener('pointerdown', this.#handlePointerdown);
    this.#item?.removeEventListener('click', this.#handleClick);
    this.#item?.removeEventListener('keydown', this.#handleItemKeydown);
    this.#item?.removeAttribute('has-popup');
    this.#item?.removeAttribute('expanded');
  }

  #open(needsFocus: boolean): void {
    if (this.#item?.disabled) return;
    this.#delay.stop();
    this.typeahead.reset();
    this.#needsFocus = needsFocus;
    this.open = true;
    this.requestUpdate();
  }

  /** Returns the focus to the item, if the submenu has it. The menu around closes by itself on Tab and on a selection. */
  protected override close(): void {
    if (!this.open) return;
    this.#delay.stop();
    this.open = false;
    // The item itself would not take the focus from its own content.
    if (this.#item && this.menuHasFocus) focusPart(this.#item).focus();
  }

  /** Returns the key that opens or closes the submenu. */
  #arrow(opens: boolean): string {
    return this.matches(':dir(rtl)') === opens ? 'ArrowLeft' : 'ArrowRight';
  }

  /** Returns the text of the item without that of its submenu. */
  #itemLabel(): string {
    const nodes = [...(this.#item?.childNodes ?? [])].filter((node) => node !== this);
    return nodes
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
  }

  override render(): TemplateResult {
    return html`<div part="panel" class="float" popover="auto" @beforetoggle=${this.#popup.handleBeforetoggle}>
      ${this.renderMenu(this.label || this.#itemLabel() || this.#locale.strings.menu)}
    </div>`;
  }
}
