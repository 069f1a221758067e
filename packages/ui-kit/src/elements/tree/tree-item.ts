import { html, nothing, type TemplateResult } from 'lit';
import { query, queryAssignedElements, state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconCheck, iconChevronRight } from '#icons/icons.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { treeItemStyles } from './tree-item.styles.ts';

/** What a tree sets on each of its items. */
export interface TreeItemState {
  /** The depth, starting at 1. */
  readonly level: number;
  readonly selection: 'none' | 'single' | 'multiple';
  /** Whether the item is in the tab order. */
  readonly tabbable: boolean;
}

export interface PlinthTreeItemEventMap {
  'plinth-tree-toggle': CustomEvent<{ readonly value: string; readonly open: boolean }>;
  'plinth-tree-load': CustomEvent<{ readonly value: string }>;
}

const DETACHED: TreeItemState = { level: 1, selection: 'none', tabbable: true };

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
  /** Disables selecting the item, which stays focusable. */
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
    // The tree ignores the press, because it is on the arrow and not on the row.
    event.preventDefault();
    this.toggle();
  };

  override render(): TemplateResult {
    const { level, selection, tabbable } = this.treeState;
    return html`<div
        part="base"
        role="treeitem"
        tabindex=${tabbable ? 0 : -1}
        aria-level=${level}
        aria-expanded=${this.isBranch ? String(this.open) : nothing}
        aria-busy=${this.#isLoading ? 'true' : nothing}
        aria-selected=${selection === 'none' ? nothing : String(this.selected)}
        aria-disabled=${this.disabled ? 'true' : nothing}
      >
        <span part="toggle" @click=${this.#handleToggle}
          >${this.isBranch ? glyph(iconChevronRight, 'small mirrored') : nothing}</span
        >
        ${selection === 'multiple' ? html`<span class="checkbox">${this.selected ? glyph(iconCheck) : nothing}</span>` : nothing}
        <slot name="start"></slot>
        <span part="label">${this.label}</span>
        <slot name="end"></slot>
      </div>
      <div class="children" role=${this.hasChildren ? 'group' : nothing} ?hidden=${!this.open}>
        ${this.#isLoading ? html`<div class="loading">${this.#locale.strings.loading}</div>` : nothing}
        <slot @slotchange=${this.#handleSlotchange}></slot>
      </div>`;
  }
}
