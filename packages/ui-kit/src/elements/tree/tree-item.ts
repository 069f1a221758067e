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

/** What a tree tells each of its items. */
export interface TreePlace {
  /** Counted from 1. */
  readonly level: number;
  readonly selection: 'none' | 'single' | 'multiple';
  /** Tab reaches this one. */
  readonly tabbable: boolean;
}

export interface PlinthTreeItemEventMap {
  'plinth-tree-toggle': CustomEvent<{ readonly value: string; readonly open: boolean }>;
  'plinth-tree-load': CustomEvent<{ readonly value: string }>;
}

const ALONE: TreePlace = { level: 1, selection: 'none', tabbable: true };

/**
 * One branch or leaf of a `plinth-tree`; its branches stand inside it. A `lazy` one has branches that are not there yet:
 * it asks for them when it is opened, and waits until they come or `lazy` is taken off.
 *
 * @when Inside a `plinth-tree` or another item.
 * @whenNot Outside of one.
 * @keyboard Enter, Space — Chooses it; the arrows are those of the tree.
 * @slot - The branches: `plinth-tree-item`s.
 * @slot start - An icon before the label.
 * @slot end - A count or a state at the end.
 * @csspart base - The row.
 * @csspart toggle - The arrow that opens and closes it.
 * @csspart label - The label.
 * @fires plinth-tree-toggle - when a user opens or closes it (bubbles to the tree); cancel it to leave it as it is.
 * @fires plinth-tree-load - when a user opens a lazy one whose branches are not there (bubbles to the tree).
 */
export class PlinthTreeItem extends PlinthElement<PlinthTreeItemEventMap> {
  static override styles = treeItemStyles;

  readonly #locale = new LocaleController(this, sharedStrings);

  @query('[part="base"]') private readonly base!: HTMLElement | null;
  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  /** What it is called in events. */
  @property({ reflect: true }) value = '';
  /** Its words. */
  @property() label = '';
  /** Whether its branches show. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** Is chosen. */
  @property({ type: Boolean, reflect: true }) selected = false;
  /** Can be reached but not chosen. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Has branches that come when it is opened. */
  @property({ type: Boolean, reflect: true }) lazy = false;

  @state() private filled = false;
  @state() private place: TreePlace = ALONE;

  /** Whether there is, or will be, something under it. */
  get isBranch(): boolean {
    return this.filled || this.lazy;
  }

  /** Called by its tree. */
  takePlace(place: TreePlace): void {
    const known = this.place;
    const same = (Object.keys(place) as (keyof TreePlace)[]).every((key) => known[key] === place[key]);
    if (!same) this.place = place;
  }

  /** Opens or closes it as a user does: says so, and asks for branches that are not there yet. */
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
    if (open && !this.filled) emit(this, 'plinth-tree-load', { value: this.value }, { bubbles: true, composed: true });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Only the row inside is an item of the tree: its words are not those of its branches.
    if (!this.hasAttribute('role')) this.setAttribute('role', 'none');
  }

  override focus(options?: FocusOptions): void {
    this.base?.focus(options);
  }

  get #waits(): boolean {
    return this.open && this.lazy && !this.filled;
  }

  readonly #handleSlotchange = (): void => {
    this.filled = this.assigned.some((each) => each instanceof PlinthTreeItem);
  };

  readonly #handleToggle = (event: Event): void => {
    // The press is for the arrow, not for the row: the tree leaves it alone.
    event.preventDefault();
    this.toggle();
  };

  override render(): TemplateResult {
    const { level, selection, tabbable } = this.place;
    return html`<div
        part="base"
        role="treeitem"
        tabindex=${tabbable ? 0 : -1}
        aria-level=${level}
        aria-expanded=${this.isBranch ? String(this.open) : nothing}
        aria-busy=${this.#waits ? 'true' : nothing}
        aria-selected=${selection === 'none' ? nothing : String(this.selected)}
        aria-disabled=${this.disabled ? 'true' : nothing}
      >
        <span part="toggle" @click=${this.#handleToggle}
          >${this.isBranch ? glyph(iconChevronRight, 'small mirrored') : nothing}</span
        >
        ${selection === 'multiple' ? html`<span class="box">${this.selected ? glyph(iconCheck) : nothing}</span>` : nothing}
        <slot name="start"></slot>
        <span part="label">${this.label}</span>
        <slot name="end"></slot>
      </div>
      <div class="branches" role=${this.filled ? 'group' : nothing} ?hidden=${!this.open}>
        ${this.#waits ? html`<div class="waits">${this.#locale.strings.loading}</div>` : nothing}
        <slot @slotchange=${this.#handleSlotchange}></slot>
      </div>`;
  }
}
