import { html, LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { adoptStyles } from '#base/adopt-styles.ts';
import { isElement } from '#base/dom.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { LocaleController } from '#controllers/locale.ts';
import { PointerDragController } from '#controllers/pointer-drag.ts';
import { PopupController } from '#controllers/popup.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import { formatCount } from '#format/count.ts';
import { moveStrings } from '#strings/en/move.ts';
import { treeDragStyles } from './tree-drag.styles.ts';
import type { PlinthTreeItem, TreeItemState, TreeMove } from './tree-item.ts';

/** Options of {@link TreeDrag}. */
export interface TreeDragOptions {
  /** Returns all items, or only the visible ones, in reading order. */
  readonly rows: (visibleOnly?: boolean) => readonly PlinthTreeItem[];
  /** Called when the states of the items have changed. */
  readonly onChange: () => void;
  /** Called when the user moves an item; returns false if the page refuses it. */
  readonly onListReorder: (move: TreeMove) => boolean;
}

/** A place that an item can be moved to. */
interface Destination {
  readonly target: PlinthTreeItem;
  readonly position: TreeMove['position'];
}

/** The place of an item among its siblings. */
interface Place {
  readonly parent: PlinthTreeItem | undefined;
  readonly index: number;
}

type Command = 'up' | 'down' | 'into' | 'out';

/** The part of a row at its top and bottom where another is dropped before or after it, instead of into it. */
const EDGE_RATIO = 0.25;

/**
 * Moves the items of a tree by their handles: a drag moves an item before, after or into another, a press opens a menu,
 * and Control, Shift and an arrow key move the item by one place. The page moves the item; it then gets the focus.
 */
export class TreeDrag implements ReactiveController {
  readonly #host: LitElement;
  readonly #options: TreeDragOptions;
  readonly #locale: LocaleController<typeof moveStrings>;
  #dragged: PlinthTreeItem | undefined;
  #drop: Destination | undefined;
  #menuItem: PlinthTreeItem | undefined;
  /** The item whose menu was open when the pointer was pressed, which has closed it. */
  #pressedItem: PlinthTreeItem | undefined;
  #needsFocus = false;
  /** The move that the page has not made yet. */
  #pending: { readonly value: string; readonly from: Place } | undefined;
  #status = '';

  constructor(host: LitElement, options: TreeDragOptions) {
    this.#host = host;
    this.#options = options;
    this.#locale = new LocaleController(host, moveStrings);
    new PopupController(host, {
      panel: () => this.#panel,
      trigger: () => undefined,
      anchor: () => handleOf(this.#menuItem),
      kind: 'menu',
      isOpen: () => this.#menuItem !== undefined,
      isPart: true,
      onClose: (reason) => this.#closeMenu(reason !== 'outside'),
    });
    new RovingFocusController<HTMLElement>(host, {
      items: () => this.#menuItems(),
      orientation: () => 'vertical',
      ends: true,
    });
    host.addController(this);
    host.addEventListener('pointerdown', this.#handlePointerdown);
    host.addEventListener('click', this.#handleClick);
    new PointerDragController<PlinthTreeItem>(host, host, {
      findSource: (event) => this.#itemOfHandle(event),
      onMove: (item, { clientY }) => this.#dragTo(item, clientY),
      onDrop: (item) => {
        if (this.#drop && this.#canMove(item, this.#drop)) this.#move(item, this.#drop);
      },
      onEnd: () => this.#setDrag(undefined, undefined),
    });
  }

  hostUpdated(): void {
    adoptStyles(this.#host.shadowRoot, treeDragStyles);
    if (!this.#needsFocus) return;
    this.#needsFocus = false;
    const first = this.#menuItems()[0];
    // The focusable part of an item exists once it has rendered.
    if (first instanceof LitElement) void first.updateComplete.then(() => first.focus());
  }

  hostDisconnected(): void {
    this.#menuItem = undefined;
    this.#pending = undefined;
  }

  /** Returns the part of an item's state that moving determines. */
  stateOf(item: PlinthTreeItem): Pick<TreeItemState, 'movable' | 'dragged' | 'drop'> {
    return {
      movable: true,
      dragged: item === this.#dragged,
      drop: item === this.#drop?.target ? this.#drop.position : undefined,
    };
  }

  /** Handles a key on an item; returns whether the key was handled. */
  handleKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, item: PlinthTreeItem): boolean {
    const isRtl = this.#host.matches(':dir(rtl)');
    const commands: Readonly<Record<string, Command>> = {
      ArrowUp: 'up',
      ArrowDown: 'down',
      ArrowRight: isRtl ? 'out' : 'into',
      ArrowLeft: isRtl ? 'into' : 'out',
    };
    const command = commands[key];
    if (!command || altKey || metaKey || !ctrlKey || !shiftKey) return false;
    this.#run(command, item);
    return true;
  }

  /** Completes a move once the page has moved the item. Called when the items have changed. */
  handleItemsChange(): void {
    const item = this.#options.rows().find(({ value }) => value === this.#pending?.value);
    if (!item || !this.#pending || isSamePlace(this.#placeOf(item), this.#pending.from)) return;
    this.#pending = undefined;
    // Its parent knows it once its slot has changed.
    queueMicrotask(() => void this.#complete(item));
  }

  /** Renders the last move for assistive technology, and the menu. */
  render(): TemplateResult {
    const item = this.#menuItem;
    return html`<span class="visually-hidden" role="status">${this.#status}</span>
      <div
        part="menu"
        class="float"
        popover="auto"
        role="menu"
        aria-label=${item ? this.#locale.strings.moveNamed(item.label) : nothing}
        @beforetoggle=${this.#handleBeforetoggle}
        @plinth-menu-select=${this.#handleSelect}
        @keydown=${this.#handleMenuKeydown}
      >
        ${item && this.#renderMenuItems(item)}
      </div>`;
  }

  #renderMenuItems(item: PlinthTreeItem): readonly TemplateResult[] {
    const { moveUp, moveDown, moveInto, moveOut } = this.#locale.strings;
    const { up, down, into, out } = this.#destinationsOf(item);
    const entries: readonly (readonly [command: Command, label: string, isDisabled: boolean])[] = [
      ['up', moveUp, !up],
      ['down', moveDown, !down],
      ...(into ? ([['into', moveInto(into.target.label), false]] as const) : []),
      ...(out ? ([['out', moveOut(out.target.label), false]] as const) : []),
    ];
    return entries.map(
      ([command, label, isDisabled]) =>
        html`<plinth-menu-item value=${command} ?disabled=${isDisabled}>${label}</plinth-menu-item>`,
    );
  }

  get #panel(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('[part="menu"]');
  }

  #menuItems(): readonly HTMLElement[] {
    return [...(this.#panel?.querySelectorAll<HTMLElement>('plinth-menu-item') ?? [])];
  }

  #itemOfHandle(event: Event): PlinthTreeItem | undefined {
    const path = event.composedPath();
    const handle = path.find((node) => isElement(node) && node.matches('[part="handle"]'));
    return handle && this.#options.rows().find((item) => handleOf(item) === handle);
  }

  /** Returns where an item can be moved by one place. */
  #destinationsOf(item: PlinthTreeItem): Readonly<Record<Command, Destination | undefined>> {
    const { parent, index } = this.#placeOf(item);
    const siblings = this.#childrenOf(parent);
    const [previous, next] = [siblings[index - 1], siblings[index + 1]];
    const possible = (target: PlinthTreeItem | undefined, position: TreeMove['position']): Destination | undefined =>
      target && this.#canMove(item, { target, position }) ? { target, position } : undefined;
    return {
      up: possible(previous, 'before'),
      down: possible(next, 'after'),
      into: possible(previous, 'into'),
      out: possible(parent, 'after'),
    };
  }

  /** Returns whether a move changes the place of an item. It can't go into itself, and disabled items take nothing. */
  #canMove(item: PlinthTreeItem, { target, position }: Destination): boolean {
    const rows = this.#options.rows();
    const from = this.#placeOf(item);
    const parent = position === 'into' ? target : parentOf(target);
    if (item.disabled || item.contains(target) || (parent?.disabled && parent !== from.parent)) return false;
    const siblings = this.#childrenOf(parent).filter((sibling) => sibling !== item);
    const index = position === 'into' ? siblings.length : siblings.indexOf(target) + (position === 'after' ? 1 : 0);
    // The page may have removed an item during the drag.
    return rows.includes(item) && rows.includes(target) && !isSamePlace({ parent, index }, from);
  }

  #childrenOf(parent: PlinthTreeItem | undefined): readonly PlinthTreeItem[] {
    return this.#options.rows().filter((item) => parentOf(item) === parent);
  }

  #placeOf(item: PlinthTreeItem): Place {
    const parent = parentOf(item);
    return { parent, index: this.#childrenOf(parent).indexOf(item) };
  }

  #run(command: Command, item: PlinthTreeItem): void {
    const destination = this.#destinationsOf(item)[command];
    if (destination) this.#move(item, destination);
  }

  #move(item: PlinthTreeItem, { target, position }: Destination): void {
    const from = this.#placeOf(item);
    const isAccepted = this.#options.onListReorder({ value: item.value, target: target.value, position });
    this.#pending = isAccepted ? { value: item.value, from } : undefined;
  }

  /** Shows and announces an item that the page has moved, and focuses it unless the user has left the tree. */
  async #complete(item: PlinthTreeItem): Promise<void> {
    const { parent, index } = this.#placeOf(item);
    if (parent && !parent.open) parent.toggle();
    const { strings, language } = this.#locale;
    const format = (count: number): string => formatCount(count, language);
    const [place, total] = [format(index + 1), format(this.#childrenOf(parent).length)];
    this.#status = parent
      ? strings.movedInto(item.label, parent.label, place, total)
      : strings.moved(item.label, place, total);
    this.#host.requestUpdate();
    await Promise.all([parent?.updateComplete, item.updateComplete]);
    const { activeElement, body } = this.#host.ownerDocument;
    const hasFocus = activeElement === body || this.#host.matches(':focus-within');
    if (hasFocus) (item.checkVisibility() ? item : parent)?.focus();
  }

  #dragTo(item: PlinthTreeItem, y: number): void {
    const drop = this.#destinationAt(y);
    this.#setDrag(item, drop && this.#canMove(item, drop) ? drop : undefined);
  }

  #setDrag(dragged: PlinthTreeItem | undefined, drop: Destination | undefined): void {
    this.#dragged = dragged;
    this.#drop = drop;
    this.#options.onChange();
  }

  /** Returns the place at a vertical position in the window. */
  #destinationAt(y: number): Destination | undefined {
    const rows = this.#options.rows(true);
    const target = rows.find((row) => y < rectOf(row).bottom) ?? rows.at(-1);
    if (!target) return undefined;
    const { top, height } = rectOf(target);
    const ratio = (y - top) / height;
    const edge = target.disabled ? 0.5 : EDGE_RATIO;
    if (ratio < edge) return { target, position: 'before' };
    if (ratio <= 1 - edge) return { target, position: 'into' };
    const firstChild = target.open ? this.#childrenOf(target)[0] : undefined;
    return firstChild ? { target: firstChild, position: 'before' } : { target, position: 'after' };
  }

  readonly #handlePointerdown = (event: Event): void => {
    this.#pressedItem = this.#menuItem && this.#itemOfHandle(event) === this.#menuItem ? this.#menuItem : undefined;
  };

  readonly #handleClick = (event: Event): void => {
    const item = this.#itemOfHandle(event);
    if (!item || item === this.#pressedItem) return;
    this.#menuItem = item;
    this.#needsFocus = true;
    this.#host.requestUpdate();
  };

  readonly #handleBeforetoggle = (event: ToggleEvent): void => {
    if (event.newState === 'closed' && this.#menuItem) this.#closeMenu(false);
  };

  readonly #handleSelect = (event: CustomEvent<{ readonly value: string }>): void => {
    // The tree emits its own event for what happens in its menu.
    event.stopPropagation();
    const item = this.#menuItem;
    this.#closeMenu(true);
    if (item) this.#run(event.detail.value as Command, item);
  };

  readonly #handleMenuKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    if (event.key === 'Tab') this.#closeMenu(true);
  };

  #closeMenu(restoresFocus: boolean): void {
    if (restoresFocus) this.#menuItem?.focus();
    this.#menuItem = undefined;
    this.#host.requestUpdate();
  }
}

function parentOf(item: PlinthTreeItem): PlinthTreeItem | undefined {
  return item.parentElement?.closest<PlinthTreeItem>(item.localName) ?? undefined;
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.parent === b.parent && a.index === b.index;
}

function handleOf(item: PlinthTreeItem | undefined): HTMLElement | null {
  return item?.shadowRoot?.querySelector<HTMLElement>('[part="handle"]') ?? null;
}

/** Returns the box of an item's row, without those of its children. */
function rectOf(item: PlinthTreeItem): DOMRect {
  return (item.shadowRoot?.querySelector('[part="base"]') ?? item).getBoundingClientRect();
}
