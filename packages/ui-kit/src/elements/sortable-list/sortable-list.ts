import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { clamp } from '#base/clamp.ts';
import { isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { FocusKeeper } from '#controllers/focus-keeper.ts';
import { LocaleController } from '#controllers/locale.ts';
import { PointerDragController, type PointerPosition } from '#controllers/pointer-drag.ts';
import { formatCount } from '#format/count.ts';
import { sortableListStrings } from '#strings/en/sortable-list.ts';
import { PlinthSortableItem } from './sortable-item.ts';
import { sortableListStyles } from './sortable-list.styles.ts';

/** An item that the user moves. */
export interface SortableMove {
  /** The moved item, a `plinth-sortable-item`. */
  readonly item: HTMLElement;
  /** The value of the item. */
  readonly value: string;
  /** The list that the item was in, a `plinth-sortable-list`. */
  readonly from: HTMLElement;
  /** The list that the item was dropped in. */
  readonly to: HTMLElement;
  /** The index of the item among the items of its list, before the move. */
  readonly fromIndex: number;
  /** The index of the item among the items of its new list, after the move. */
  readonly toIndex: number;
  /** Whether the item stays and a copy of it is added to the other list. */
  readonly copy: boolean;
}

export interface PlinthSortableListEventMap {
  'plinth-list-reorder': CustomEvent<SortableMove>;
}

/** A place in a list: the index that the moved item gets. */
interface Place {
  readonly list: PlinthSortableList;
  readonly index: number;
}

/** The distance from a list in pixels at which an item is still dropped in it. */
const MAX_DISTANCE_PX = 64;

/**
 * A list whose items users move by their handles, within it and between lists of the same `group`: they drag a handle, or
 * press it and then the new place, or use the keyboard. A line shows where the item will land.
 *
 * The list moves the item itself. A page that renders the items from its own data, such as a React component, cancels
 * `plinth-list-reorder` and changes its data; each item then needs a `value`, so that the list finds and focuses it at its new
 * place. Without canceling, a framework may change its data as well, but only for a move within one list: an item that
 * another list has taken is no longer where the framework looks for it.
 *
 * @when People choose the order of a few items, or sort them into lists.
 * @whenNot To move rows of a table, use the data grid; to move items of a hierarchy, a tree.
 * @keyboard Space, Enter — Picks the item of the focused handle up, and drops a picked item.
 * @keyboard ArrowUp, ArrowDown — Moves the item by one place; without picking it up, at once.
 * @keyboard ArrowLeft, ArrowRight — Moves a picked item to the next list of the group in that direction.
 * @keyboard Home, End — Moves a picked item to the start or end of the list.
 * @keyboard Escape — Puts a picked or dragged item back.
 * @keyboard Tab — Drops a picked item.
 * @slot - The items, as `plinth-sortable-item` elements.
 * @csspart base - The list.
 * @csspart line - The line where the item will land.
 * @cssproperty [--plinth-sortable-list-gap=--plinth-space-2] - The space between the items.
 * @fires plinth-list-reorder - Emitted on the list of a moved item when the user drops it at another place. Bubbles. Cancel it to move the item yourself, or to leave it where it is.
 */
export class PlinthSortableList extends PlinthElement<PlinthSortableListEventMap> {
  static override styles = sortableListStyles;

  readonly #locale = new LocaleController(this, sortableListStrings);
  #start: PointerPosition = { clientX: 0, clientY: 0 };
  /** The item that the user is moving. */
  #moved: PlinthSortableItem | undefined;
  /** Where the item lands if it is dropped now. */
  #place: Place | undefined;
  /** The document whose events belong to a picked item. A removed list may be in another one. */
  #document: Document | undefined;
  /** The move into this list that the page has not made yet. */
  #pending: (Omit<SortableMove, 'from'> & { readonly from: PlinthSortableList; readonly count: number }) | undefined;

  @query('[part="line"]') private readonly lineElement!: HTMLElement | null;

  /** The accessible name of the list, which is also announced when an item is moved to it. */
  @property() label = '';
  /** The name of the lists between which items can be moved. Without it, items stay in the list. */
  @property({ reflect: true }) group = '';
  /** Adds copies of the items to other lists and keeps the items. The copies have no `id`. */
  @property({ type: Boolean, reflect: true }) clone = false;
  /** Keeps all items where they are, and takes none of another list. Their content stays usable. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  @state() private line: number | undefined;
  @state() private status = '';

  constructor() {
    super();
    new FocusKeeper(this, () => this.#items);
    new PointerDragController<PlinthSortableItem>(this, this, {
      findSource: (event) => this.#findSource(event),
      onMove: (item, position) => this.#drag(item, position),
      onDrop: () => this.#drop(this.#place),
      onEnd: () => this.#cancel(),
      scrolled: () => this.#place?.list ?? this,
    });
    this.addEventListener('click', this.#handleClick);
    this.addEventListener('keydown', this.#handleKeydown);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
    this.#pending = undefined;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('disabled') && this.disabled) this.#end();
    if (this.line !== undefined) this.lineElement?.style.setProperty('inset-block-start', `${this.line}px`);
  }

  get #items(): readonly PlinthSortableItem[] {
    return [...this.children].filter((child) => child instanceof PlinthSortableItem);
  }

  /** The lists that the moved item can be dropped in, in reading order. */
  get #lists(): readonly PlinthSortableList[] {
    if (!this.group) return [this];
    const root = this.getRootNode() as Document | ShadowRoot;
    const canTake = (list: PlinthSortableList): boolean =>
      list.group === this.group && !list.disabled && !this.#moved?.contains(list);
    return [...root.querySelectorAll<PlinthSortableList>(this.localName)].filter(
      (list) => list instanceof PlinthSortableList && canTake(list),
    );
  }

  readonly #handleSlotchange = (): void => {
    if (this.#moved && !this.#items.includes(this.#moved)) this.#end();
    void this.#complete();
  };

  readonly #handleClick = (event: Event): void => {
    const item = this.#itemOfHandle(event);
    if (item && !this.#moved && this.#canMove(item)) this.#pickUp(item);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    const item = this.#itemOfHandle(event);
    if (!item || !this.#canMove(item) || isInputMethodKey(event)) return;
    const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
    // A held key would pick the item up and drop it again and again.
    if (repeat && (key === 'Enter' || key === ' ')) event.preventDefault();
    if (key === 'Tab' && item === this.#moved) this.#drop(this.#place);
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const isPicked = item === this.#moved;
    const from: Place = isPicked && this.#place ? this.#place : { list: this, index: this.#items.indexOf(item) };
    const to = this.#placeAfterKey(key, from, isPicked);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isPicked) {
      this.#move(item, to);
      return;
    }
    this.#mark(to);
    this.status = this.#textOf(item, to);
    void to.list.updateComplete.then(() =>
      to.list.lineElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
  };

  readonly #handleDocumentKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isInputMethodKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#cancel();
  };

  /** Drops a picked item where the user presses, which needs no drag. */
  readonly #handleDocumentClick = (event: MouseEvent): void => {
    const isOwnHandle = this.#itemOfHandle(event) === this.#moved;
    // A press of a key or a script has no position.
    const place = isOwnHandle ? this.#place : event.detail > 0 ? this.#placeAt(event) : undefined;
    if (!place) {
      this.#cancel();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    this.#drop(place);
  };

  #canMove(item: PlinthSortableItem): boolean {
    return !this.disabled && !item.disabled;
  }

  /** Returns the item of this list whose handle an event comes from. */
  #itemOfHandle(event: Event): PlinthSortableItem | undefined {
    const path = event.composedPath();
    const index = path.findIndex((node) => isElement(node) && node.matches('[part="handle"]'));
    const nodes = index < 0 ? [] : path.slice(index);
    // The first item: the handle of a list inside an item moves nothing here.
    const item = nodes.find((node) => node instanceof PlinthSortableItem);
    return item && this.#items.includes(item) ? item : undefined;
  }

  #findSource(event: PointerEvent): PlinthSortableItem | undefined {
    const item = this.#itemOfHandle(event);
    if (!item || this.#moved || !this.#canMove(item)) return undefined;
    this.#start = { clientX: event.clientX, clientY: event.clientY };
    return item;
  }

  #drag(item: PlinthSortableItem, position: PointerPosition): void {
    // The page may have removed the item during the drag.
    if (!this.#items.includes(item)) return;
    if (!this.#moved) {
      this.#moved = item;
      item.setMotion('dragged');
    }
    item.moveBy(position.clientX - this.#start.clientX, position.clientY - this.#start.clientY);
    this.#mark(this.#placeAt(position));
  }

  #pickUp(item: PlinthSortableItem): void {
    this.#moved = item;
    this.#place = { list: this, index: this.#items.indexOf(item) };
    item.setMotion('picked');
    this.status = this.#locale.strings.sortablePickedUp(this.#textOf(item, this.#place));
    this.#document = this.ownerDocument;
    this.#document.addEventListener('keydown', this.#handleDocumentKeydown, { capture: true });
    this.#document.addEventListener('click', this.#handleDocumentClick, { capture: true });
  }

  #drop(place: Place | undefined): void {
    const item = this.#moved;
    if (!item || !place || !this.#canMove(item)) return;
    this.#end();
    if (!this.#move(item, place)) this.status = this.#textOf(item, place);
  }

  #cancel(): void {
    const item = this.#moved;
    this.#end();
    const index = item ? this.#items.indexOf(item) : -1;
    if (item && index >= 0)
      this.status = this.#locale.strings.sortableCanceled(this.#textOf(item, { list: this, index }));
  }

  #end(): void {
    this.#mark(undefined);
    this.#moved?.setMotion(undefined);
    this.#moved = undefined;
    this.#document?.removeEventListener('keydown', this.#handleDocumentKeydown, { capture: true });
    this.#document?.removeEventListener('click', this.#handleDocumentClick, { capture: true });
    this.#document = undefined;
  }

  /** Shows the line at a place, unless the item is there already. */
  #mark(place: Place | undefined): void {
    if (this.#place && this.#place.list !== place?.list) this.#place.list.line = undefined;
    this.#place = place;
    if (!place || !this.#moved) return;
    const { list, index } = place;
    const fromIndex = this.#items.indexOf(this.#moved);
    const isOwn = list === this;
    const gap = isOwn && index > fromIndex ? index + 1 : index;
    list.line = isOwn && index === fromIndex ? undefined : list.#offsetOf(gap);
  }

  /** Returns the distance between the start of the list and a gap, which is the index of the item after it. */
  #offsetOf(gap: number): number {
    const items = this.#items;
    const { top } = this.getBoundingClientRect();
    const before = items[gap - 1]?.getBoundingClientRect().bottom;
    const after = items[gap]?.getBoundingClientRect().top;
    const start = before ?? after ?? top;
    return (start + (after ?? start)) / 2 - top - this.clientTop;
  }

  /** Returns the place at a position in the window, in the nearest list. */
  #placeAt({ clientX, clientY }: PointerPosition): Place | undefined {
    const distances = this.#lists.map((list) => ({ list, distance: distanceFrom(list, clientX, clientY) }));
    // Of lists inside each other, the innermost is the last one.
    const nearest = distances.reduce<(typeof distances)[number] | undefined>(
      (best, next) => (best && best.distance < next.distance ? best : next),
      undefined,
    );
    if (!nearest || nearest.distance > MAX_DISTANCE_PX) return undefined;
    const { list } = nearest;
    const items = list.#items;
    const isAbove = (item: PlinthSortableItem): boolean => {
      const { top, height } = item.getBoundingClientRect();
      return top + height / 2 < clientY;
    };
    const gap = items.findLastIndex(isAbove) + 1;
    const fromIndex = this.#moved ? items.indexOf(this.#moved) : -1;
    return { list, index: fromIndex >= 0 && gap > fromIndex ? gap - 1 : gap };
  }

  /** Returns where a key moves an item. */
  #placeAfterKey(key: string, { list, index }: Place, isPicked: boolean): Place | undefined {
    const last = list.#items.length - (list === this ? 1 : 0);
    const at = (next: number): Place => ({ list, index: clamp(next, 0, last) });
    if (key === 'ArrowUp') return at(index - 1);
    if (key === 'ArrowDown') return at(index + 1);
    if (!isPicked) return undefined;
    if (key === 'Home') return at(0);
    if (key === 'End') return at(last);
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
    const lists = this.#lists;
    const offset = (key === 'ArrowRight') === this.#locale.isRtl ? -1 : 1;
    const next = lists[lists.indexOf(list) + offset] ?? list;
    return { list: next, index: Math.min(index, next.#items.length - (next === this ? 1 : 0)) };
  }

  /** Emits the move of an item and makes it unless the page cancels it; returns whether the place is another one. */
  #move(item: PlinthSortableItem, { list: to, index: toIndex }: Place): boolean {
    const fromIndex = this.#items.indexOf(item);
    if (fromIndex < 0 || to.disabled || !to.isConnected || (to === this && toIndex === fromIndex)) return false;
    const copy = this.clone && to !== this;
    const detail: SortableMove = { item, value: item.value, from: this, to, fromIndex, toIndex, copy };
    to.#pending = { ...detail, from: this, count: to.#items.length };
    const isAccepted = emit(this, 'plinth-list-reorder', detail, { bubbles: true, composed: true, cancelable: true });
    // The page may have moved the item during the event.
    if (isAccepted && this.#items[fromIndex] === item) to.#insert(copy ? copyOf(item) : item, toIndex);
    return true;
  }

  #insert(item: PlinthSortableItem, index: number): void {
    const others = this.#items.filter((other) => other !== item);
    const next = others[index];
    const last = others.at(-1);
    if (next) next.before(item);
    else if (last) last.after(item);
    else this.append(item);
  }

  /** Announces an item that the list or the page has moved, and focuses its handle unless the user has left the lists. */
  async #complete(): Promise<void> {
    const pending = this.#pending;
    if (!pending) return;
    const { item, value, from, fromIndex, toIndex, copy, count } = pending;
    const items = this.#items;
    const isMoved = (each: PlinthSortableItem): boolean => each === item || (value !== '' && each.value === value);
    const index = copy ? toIndex : items.findIndex(isMoved);
    const moved = items[index];
    const isMade = copy ? items.length > count : from !== this || index !== fromIndex;
    if (!moved || !isMade) return;
    this.#pending = undefined;
    // The name of a new item is known once it has rendered.
    await moved.updateComplete;
    const text = from.#textOf(moved, { list: this, index });
    from.status = copy ? from.#locale.strings.sortableCopied(text) : text;
    const { activeElement, body } = this.ownerDocument;
    const isFocusHere = [from, this].some((list) => list.matches(':focus-within'));
    if (!copy && (activeElement === body || isFocusHere)) moved.focus();
  }

  /** Returns the name of an item with its place. */
  #textOf(item: PlinthSortableItem, { list, index }: Place): string {
    const { strings, language } = this.#locale;
    const count = list.#items.length + (list.#items.includes(item) ? 0 : 1);
    const [place, total] = [formatCount(index + 1, language), formatCount(count, language)];
    return list !== this && list.label
      ? strings.sortablePlaceIn(item.itemName, list.label, place, total)
      : strings.sortablePlace(item.itemName, place, total);
  }

  override render(): TemplateResult {
    return html`<div part="base" role="list" aria-label=${this.label || nothing}>
        <slot @slotchange=${this.#handleSlotchange}></slot>
      </div>
      ${this.line === undefined ? nothing : html`<div part="line"></div>`}
      <span class="visually-hidden" role="status">${this.status}</span>`;
  }
}

/** Returns the distance of a position from the box of an element; 0 inside. */
function distanceFrom(element: Element, x: number, y: number): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function copyOf(item: PlinthSortableItem): PlinthSortableItem {
  const copy = item.cloneNode(true) as PlinthSortableItem;
  for (const node of [copy, ...copy.querySelectorAll('[id]')]) node.removeAttribute('id');
  return copy;
}
