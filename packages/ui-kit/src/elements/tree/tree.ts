import { html, nothing, type TemplateResult } from 'lit';
import { queryAssignedElements } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import { Typeahead } from '#controllers/typeahead.ts';
import type { TreeDrag } from './tree-drag.ts';
import { PlinthTreeItem, type PlinthTreeItemEventMap, type TreeMove } from './tree-item.ts';
import { treeStyles } from './tree.styles.ts';

export const treeSelections = ['none', 'single', 'multiple'] as const;

const NOT_MOVABLE = { movable: false, dragged: false, drop: undefined };

export interface PlinthTreeEventMap extends PlinthTreeItemEventMap {
  'plinth-tree-select': CustomEvent<{ readonly values: readonly string[] }>;
  'plinth-list-reorder': CustomEvent<TreeMove>;
}

/** Returns the items that get the focus of an item that is gone: the next and previous ones on its level, then its parents. */
function neighborsOf(item: PlinthTreeItem, rows: readonly PlinthTreeItem[]): readonly PlinthTreeItem[] {
  const index = rows.indexOf(item);
  const siblings = rows.filter((row) => row.parentElement === item.parentElement);
  return [
    ...siblings.filter((row) => rows.indexOf(row) > index),
    ...siblings.filter((row) => rows.indexOf(row) < index).toReversed(),
    ...rows.filter((row) => row !== item && row.contains(item)).toReversed(),
    ...rows,
  ];
}

/**
 * A hierarchical list of items that open and close, such as accounts or folders. Without selection, pressing an item
 * opens or closes it.
 *
 * @when A hierarchy of several levels: accounts of a ledger, folders.
 * @whenNot For a single level of groups, use a list or an accordion; for the navigation of the app, the side menu.
 * @keyboard Up, Down — Moves the focus to the previous or next row.
 * @keyboard Right — Opens an item, then moves into it; Left in right-to-left pages.
 * @keyboard Left — Closes an item, or moves to its parent; Right in right-to-left pages.
 * @keyboard Home, End — Moves the focus to the first or last row.
 * @keyboard Letters — Moves the focus to the next row that starts with them.
 * @keyboard Enter, Space — Selects the row; without selection, opens or closes it.
 * @keyboard Control + Shift + Up, Down — In a reorderable tree, moves the item among its siblings.
 * @keyboard Control + Shift + Right, Left — In a reorderable tree, moves the item into the previous one, or out of its parent; vice versa in right-to-left pages.
 * @slot - The top-level items, as `plinth-tree-item` elements.
 * @csspart base - The tree.
 * @csspart menu - The menu that moves an item.
 * @fires plinth-tree-select - Emitted when the user changes the selection, with all selected values. Cancel it to keep the selection.
 * @fires plinth-tree-toggle - Emitted by an item when the user opens or closes it. Bubbles. Cancel it to keep the current state.
 * @fires plinth-tree-load - Emitted by a lazy item when the user opens it and its children are not loaded. Bubbles.
 * @fires plinth-list-reorder - Emitted when the user moves an item. The page moves it, which the tree then announces; cancel it to leave the item in place.
 * @dependency plinth-tree-item
 * @later plinth-menu-item
 */
export class PlinthTree extends PlinthElement<PlinthTreeEventMap> {
  static override styles = treeStyles;

  readonly #typeahead = new Typeahead();
  #observer: MutationObserver | undefined;
  #lastFocused: PlinthTreeItem | undefined;
  #drag: TreeDrag | undefined;
  #dragImport: Promise<void> | undefined;

  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  /** The accessible name of the tree. */
  @property() label: string | undefined;
  /** The number of items that can be selected. @default 'none' */
  @property({ reflect: true, of: treeSelections }) selection: (typeof treeSelections)[number] = 'none';
  /** Lets the user move items by their handles, before, after and into others. The page moves them when it receives `plinth-list-reorder`. */
  @property({ type: Boolean, reflect: true }) reorderable = false;

  constructor() {
    super();
    new RovingFocusController<PlinthTreeItem>(this, {
      items: () => this.#rows(true),
      orientation: () => 'vertical',
      ends: true,
      wrap: false,
      neighbors: neighborsOf,
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const view = this.ownerDocument.defaultView;
    if (!view) return;
    this.#observer ??= new view.MutationObserver(this.#handleItemsChange);
    this.#observer.observe(this, { childList: true, subtree: true, attributeFilter: ['open', 'selected', 'hidden'] });
    if (this.hasUpdated) this.#updateItems();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    this.#lastFocused = undefined;
  }

  override focus(options?: FocusOptions): void {
    this.#tabStop?.focus(options);
  }

  override updated(): void {
    if (this.reorderable && !this.#drag) this.#dragImport ??= this.#importDrag();
    this.#updateItems();
  }

  /** Resolves when the items can be moved, if they should be. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    if (!this.#dragImport) return isComplete;
    await this.#dragImport;
    return super.getUpdateComplete();
  }

  async #importDrag(): Promise<void> {
    try {
      const [{ TreeDrag }] = await Promise.all([import('./tree-drag.ts'), import('#define/menu-item.ts')]);
      this.#drag = new TreeDrag(this, {
        rows: (visibleOnly) => this.#rows(visibleOnly),
        onChange: this.#updateItems,
        onListReorder: (move) => emit(this, 'plinth-list-reorder', move, { cancelable: true }),
      });
      this.requestUpdate();
    } catch {
      // The tree works without; the next update tries again.
      this.#dragImport = undefined;
    }
  }

  /** The controller that moves the items, if they can be moved. */
  get #activeDrag(): TreeDrag | undefined {
    return this.reorderable ? this.#drag : undefined;
  }

  readonly #handleItemsChange = (): void => {
    this.#updateItems();
    this.#activeDrag?.handleItemsChange();
  };

  /** Returns all items, or only the visible ones, in reading order. */
  #rows(visibleOnly = false): PlinthTreeItem[] {
    const walk = (element: Element): PlinthTreeItem[] => {
      if (visibleOnly && element.hasAttribute('hidden')) return [];
      const descendants =
        element instanceof PlinthTreeItem && visibleOnly && !element.open ? [] : [...element.children].flatMap(walk);
      return element instanceof PlinthTreeItem ? [element, ...descendants] : descendants;
    };
    return this.assigned.flatMap(walk);
  }

  get #tabStop(): PlinthTreeItem | undefined {
    const rows = this.#rows(true);
    return rows.find((row) => row === this.#lastFocused) ?? rows.find(({ selected }) => selected) ?? rows[0];
  }

  readonly #updateItems = (): void => {
    const tabStop = this.#tabStop;
    for (const row of this.#rows()) {
      let level = 1;
      for (let parent = row.parentElement; parent && parent !== this; parent = parent.parentElement) {
        if (parent instanceof PlinthTreeItem) level += 1;
      }
      row.setTreeState({
        level,
        selection: this.selection,
        tabbable: row === tabStop,
        ...(this.#activeDrag?.stateOf(row) ?? NOT_MOVABLE),
      });
    }
  };

  #rowOf(event: Event): PlinthTreeItem | undefined {
    return event.composedPath().find((node): node is PlinthTreeItem => node instanceof PlinthTreeItem);
  }

  readonly #handleFocusin = (event: Event): void => {
    this.#lastFocused = this.#rowOf(event);
    this.#updateItems();
  };

  readonly #handleClick = (event: Event): void => {
    const row = this.#rowOf(event);
    if (!row || event.defaultPrevented) return;
    row.focus();
    this.#activate(row);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    const row = this.#rowOf(event);
    if (!row || event.defaultPrevented || event.target !== row) return;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (hasModifier ? this.#activeDrag?.handleKey(event, row) : this.#handleKey(event, row)) event.preventDefault();
  };

  /** @returns whether the key was handled. */
  #handleKey(event: KeyboardEvent, row: PlinthTreeItem): boolean {
    const isRtl = this.matches(':dir(rtl)');
    const rows = this.#rows(true);
    const index = rows.indexOf(row);
    if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) {
      if (row.isBranch && !row.open) row.toggle();
      else
        rows
          .slice(index + 1)
          .find((next) => row.contains(next))
          ?.focus();
      return true;
    }
    if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) {
      if (row.isBranch && row.open) row.toggle();
      else row.parentElement?.closest<HTMLElement>(row.localName)?.focus();
      return true;
    }
    const match =
      rows[
        this.#typeahead.find(
          event,
          rows.map(({ label }) => String(label ?? '')),
          index,
        )
      ];
    match?.focus();
    if (match || (event.key !== 'Enter' && event.key !== ' ')) return match !== undefined;
    this.#activate(row);
    return true;
  }

  #activate(row: PlinthTreeItem): void {
    if (this.selection === 'none') {
      row.toggle();
      return;
    }
    if (row.disabled || (this.selection === 'single' && row.selected)) return;
    const rows = this.#rows();
    const selectedRows = rows.filter((item) =>
      item === row ? !row.selected : this.selection === 'multiple' && item.selected,
    );
    if (!emit(this, 'plinth-tree-select', { values: selectedRows.map(({ value }) => value) }, { cancelable: true }))
      return;
    for (const item of rows) item.selected = selectedRows.includes(item);
  }

  override render(): TemplateResult {
    return html`<div
        part="base"
        role="tree"
        aria-multiselectable=${this.selection === 'multiple' ? 'true' : 'false'}
        aria-label=${this.label || nothing}
        @click=${this.#handleClick}
        @keydown=${this.#handleKeydown}
        @focusin=${this.#handleFocusin}
      >
        <slot @slotchange=${this.#handleItemsChange}></slot>
      </div>
      ${this.#activeDrag?.render()}`;
  }
}
