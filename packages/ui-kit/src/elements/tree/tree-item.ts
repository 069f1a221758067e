import { html, nothing, type TemplateResult } from 'lit';
import { query, queryAssignedElements, state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconCheck, iconChevronRight, iconGripVertical } from '#icons/icons.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { treeItemStyles } from './tree-item.styles.ts';

/** The state that a tree sets on each of its items. */
export interface TreeItemState {
  /** The depth, starting at 1. */
  readonly level: number;
  readonly selection: 'none' | 'single' | 'multiple';
  /** Whether the item is in the tab order. */
  readonly tabbable: boolean;
  /** Whether the item has a handle that moves it, unless it is disabled. */
  readonly movable: boolean;
  /** Whether the user is dragging the item. */
  readonly dragged: boolean;
  /** Where the dragged item would be dropped in relation to this one. */
  readonly drop: TreeMove['position'] | undefined;
}

/** An item that the user moves. */
export interface TreeMove {
  /** The value of the moved item. */
  readonly value: string;
  /** The value of the item that it is moved before, after or into. */
  readonly target: string;
  /** The new place: before or after the target, or after its last child. */
  readonly position: 'before' | 'after' | 'into';
}

export interface PlinthTreeItemEventMap {
  'plinth-tree-toggle': CustomEvent<{ readonly value: string; readonly open: boolean }>;
  'plinth-tree-load': CustomEvent<{ readonly value: string }>;
}

const DETACHED: TreeItemState = {
  level: 1,
  selection: 'none',
  tabbable: true,
  movable: false,
  dragged: false,
  drop: undefined,
};
const MOVE_SHORTCUTS = ['Up', 'Down', 'Left', 'Right'].map((direction) => `Control+Shift+Arrow${direction}`).join(' ');

/**
 * An item of a `plinth-tree`, which contains its child items. A `lazy` item loads its children when it is opened: it
 * emits an event, and shows a spinner until they are added or `lazy` is removed.
 *
 * @when Inside a `plinth-tree` or another item.
 * @whenNot Outside a `plinth-tree`.
 * @keyboard Enter, Space — Selects the item; the tree handles the arrow keys.
 * @slot - The child items, as `plinth-tree-item` elements.
 * @slot start - An icon before the label.
 * @slot end - A count or a status at the end.
 * @csspart base - The row.
 * @csspart toggle - The arrow that opens and closes the item.
 * @csspart label - The label.
 * @csspart handle - The handle that moves the item in a reorderable tree.
 * @fires plinth-tree-toggle - Emitted when the user opens or closes the item. Bubbles. Cancel it to keep the current state.
 * @fires plinth-tree-load - Emitted when the user opens a lazy item whose children are not loaded. Bubbles.
 */
export class PlinthTreeItem extends PlinthElement<PlinthTreeItemEventMap> {
  static override styles = treeItemStyles;

  readonly #locale = new LocaleController(this, sharedStrings);

  @query('[part="base"]') private readonly base!: HTMLElement | null;
  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  /** The value that identifies the item in events. */
  @property({ reflect: true }) value = '';
  /** The label of the item. */
  @property() label = '';
  /** Whether the child items are shown. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** Whether the item is selected. */
  @property({ type: Boolean, reflect: true }) selected = false;
  /** Disables selecting the item, which stays focusable. In a reorderable tree, it can't be moved, and no items into it. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Loads the child items when the item is opened. */
  @property({ type: Boolean, reflect: true }) lazy = false;

  @state() private hasChildren = false;
  @state() private treeState: TreeItemState = DETACHED;

  /** Whether the item has children, or will have. */
  get isBranch(): boolean {
    return this.hasChildren || this.lazy;
  }

  /** Sets the state that the tree assigns; called by the tree. */
  setTreeState(next: TreeItemState): void {
    const current = this.treeState;
    const isSame = (Object.keys(next) as (keyof TreeItemState)[]).every((key) => current[key] === next[key]);
    if (!isSame) this.treeState = next;
  }

  /** Opens or closes the item and emits the events, as a user's press does. */
  toggle(): void {
    if (!this.isBranch) return;
    const open = !this.open;
    if (
      !emit(
        this,
        'plinth-tree-toggle',
        { value: this.value, open },
        { bubbles: true, composed: true, cancelable: true },
      )
    )
      return;
    this.open = open;
    if (!open && this.matches(':focus-within')) this.focus();
    if (open && !this.hasChildren)
      emit(this, 'plinth-tree-load', { value: this.value }, { bubbles: true, composed: true });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Only the row has the role, so that its name does not include the child items.
    if (!this.hasAttribute('role')) this.setAttribute('role', 'none');
  }

  override focus(options?: FocusOptions): void {
    this.base?.focus(options);
  }

  get #isLoading(): boolean {
    return this.open && this.lazy && !this.hasChildren;
  }

  readonly #handleSlotchange = (): void => {
    this.hasChildren = this.assigned.some((element) => element instanceof PlinthTreeItem);
  };

  readonly #handleToggle = (event: Event): void => {
    this.#claimPress(event);
    this.toggle();
  };

  /** Lets the tree ignore a press, because it is on the arrow or the handle and not on the row. */
  readonly #claimPress = (event: Event): void => event.preventDefault();

  override render(): TemplateResult {
    const { level, selection, tabbable, dragged, drop } = this.treeState;
    const movable = this.treeState.movable && !this.disabled;
    return html`<div
        part="base"
        role="treeitem"
        tabindex=${tabbable ? 0 : -1}
        aria-level=${level}
        aria-expanded=${this.isBranch ? String(this.open) : nothing}
        aria-busy=${this.#isLoading ? 'true' : nothing}
        aria-selected=${selection === 'none' ? nothing : String(this.selected)}
        aria-disabled=${this.disabled ? 'true' : nothing}
        aria-keyshortcuts=${movable ? MOVE_SHORTCUTS : nothing}
        data-drop=${drop ?? nothing}
        ?data-dragged=${dragged}
      >
        <span part="toggle" @click=${this.#handleToggle}
          >${this.isBranch ? glyph(iconChevronRight, 'small mirrored') : nothing}</span
        >
        ${selection === 'multiple' ? html`<span class="checkbox">${this.selected ? glyph(iconCheck) : nothing}</span>` : nothing}
        <slot name="start"></slot>
        <span part="label">${this.label}</span>
        <slot name="end"></slot>
        ${movable ? html`<span part="handle" @click=${this.#claimPress}>${glyph(iconGripVertical, 'small')}</span>` : nothing}
      </div>
      <div class="children" role=${this.hasChildren ? 'group' : nothing} ?hidden=${!this.open}>
        ${this.#isLoading ? html`<div class="loading">${this.#locale.strings.loading}</div>` : nothing}
        <slot @slotchange=${this.#handleSlotchange}></slot>
      </div>`;
  }
}
