import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { inputOf, isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { listStatuses, renderListState } from '#base/list-state.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { ModalController, type ModalCloseReason } from '#controllers/modal.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { iconSearch, iconStar, iconX } from '#icons/icons.ts';
import { commandPaletteStrings } from '#strings/en/command-palette.ts';
import { listStrings } from '#strings/en/list.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { commandPaletteStyles } from './command-palette.styles.ts';
import { search, type PaletteGroup, type PaletteItem } from './palette-search.ts';

const english = { ...commandPaletteStrings, ...listStrings, ...sharedStrings };

export interface PlinthCommandPaletteEventMap {
  'plinth-palette-close': CustomEvent<{ readonly reason: ModalCloseReason }>;
  'plinth-palette-select': CustomEvent<{ readonly id: string }>;
  'plinth-bookmark-toggle': CustomEvent<{ readonly id: string; readonly bookmarked: boolean }>;
  'plinth-palette-retry': CustomEvent<Record<string, never>>;
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/**
 * A dialog in which users find a page or an item by name and go to it. It shows at most four results per group. The
 * page provides the items, opens the palette and navigates to the selected item.
 *
 * @when A product with more pages than its menu shows.
 * @whenNot For a value in a form, use a select. For actions on one object, use a dropdown menu.
 * @keyboard Up, Down — Moves through the results of all groups and wraps around; the focus stays in the field.
 * @keyboard Enter — Selects the active result.
 * @keyboard Escape — Clears the field; if it is empty, closes the palette.
 * @slot toasts - Used by `plinth-toast-region`, which is in it while toasts are shown over the open palette.
 * @csspart base - The native `<dialog>` element.
 * @csspart input - The native text field.
 * @csspart list - The list of results.
 * @fires plinth-palette-close - Emitted when the user closes the palette. Cancel it to keep the palette open.
 * @fires plinth-palette-select - Emitted when the user selects a result. The palette closes.
 * @fires plinth-bookmark-toggle - Emitted when the user adds or removes a bookmark. The page updates the groups.
 * @fires plinth-palette-retry - Emitted when the user activates "Try again" because the groups did not load.
 * @fires plinth-overlay-opened - Emitted when the palette has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the palette has closed, after its transition, whoever closed it.
 */
export class PlinthCommandPalette extends PlinthElement<PlinthCommandPaletteEventMap> {
  static override styles = commandPaletteStyles;

  readonly #locale = new LocaleController(this, english);
  readonly #modal = new ModalController(this, {
    dialog: () => this.dialog,
    isOpen: () => this.open,
    onClose: (reason, forced) => {
      if (emit(this, 'plinth-palette-close', { reason }, { cancelable: !forced })) this.open = false;
    },
  });
  /** Renders no results before the palette opens for the first time. */
  #wasOpened = false;

  @query('dialog') private readonly dialog!: HTMLDialogElement | null;
  @query('input') private readonly input!: HTMLInputElement | null;

  /** Whether the palette is open. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** The groups of items. */
  @property({ attribute: false }) groups: readonly PaletteGroup[] = [];
  /** The ids of recently opened items, the latest first. */
  @property({ attribute: false }) recent: readonly string[] = [];
  /** The status of the groups: `loading` shows placeholders, `error` a button that loads them again. @default 'ready' */
  @property({ reflect: true, of: listStatuses }) status: (typeof listStatuses)[number] = 'ready';

  @state() private text = '';
  /** The index of the active result among all visible ones. */
  @state() private activeIndex = 0;

  override willUpdate(changed: PropertyValues<this>): void {
    if (this.open) this.#wasOpened = true;
    if (changed.has('open') && !this.open) {
      this.text = '';
      this.activeIndex = 0;
    }
    this.activeIndex = Math.min(this.activeIndex, Math.max(this.#visibleItems.length - 1, 0));
  }

  override updated(): void {
    if (this.input && this.input.value !== this.text) this.input.value = this.text;
    this.renderRoot.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }

  get #visibleGroups(): readonly PaletteGroup[] {
    return search(this.groups, this.text, this.recent, this.#locale.strings.recent);
  }

  get #visibleItems(): readonly PaletteItem[] {
    return this.#visibleGroups.flatMap(({ items }) => items);
  }

  #select(item: PaletteItem | undefined): void {
    if (!item) return;
    this.open = false;
    emit(this, 'plinth-palette-select', { id: item.id });
  }

  #toggleBookmark(item: PaletteItem | undefined): void {
    if (item?.bookmarked !== undefined)
      emit(this, 'plinth-bookmark-toggle', { id: item.id, bookmarked: !item.bookmarked });
  }

  readonly #handleInput = (event: Event): void => {
    this.text = inputOf(event).value;
    this.activeIndex = 0;
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    const count = this.#visibleItems.length;
    if (event.key === 'Escape' && this.text !== '') this.text = '';
    else if (event.key === 'ArrowDown' && count > 0) this.activeIndex = (this.activeIndex + 1) % count;
    else if (event.key === 'ArrowUp' && count > 0) this.activeIndex = (this.activeIndex + count - 1) % count;
    else if (event.key === 'Enter') this.#select(this.#visibleItems[this.activeIndex]);
    else return;
    if (event.key === 'Escape') this.activeIndex = 0;
    event.preventDefault();
  };

  readonly #handleRetry = (): void => {
    emit(this, 'plinth-palette-retry', {});
    this.input?.focus();
  };

  readonly #handleStar = (): void => this.#toggleBookmark(this.#visibleItems[this.activeIndex]);

  /** One listener handles all rows; the row's data attributes tell which one it is. */
  readonly #handleRowClick = (event: MouseEvent): void => {
    const path = event.composedPath().filter(isElement);
    const row = path.find(({ role }) => role === 'option');
    const item = this.#visibleItems[Number(row?.dataset['index'])];
    if (path.some(({ classList }) => classList.contains('star'))) this.#toggleBookmark(item);
    else this.#select(item);
  };

  /** Keeps the focus in the field. */
  readonly #handleRowMousedown = (event: Event): void => event.preventDefault();

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const { handleCancel, handleClose, handlePointerdown, handleClick, handleCloseButton } = this.#modal;
    const items = this.#visibleItems;
    const active = items[this.activeIndex];
    const loading = this.status === 'loading';
    const failed = this.status === 'error';
    return html`<dialog
      part="base"
      aria-label=${strings.search}
      @cancel=${handleCancel}
      @close=${handleClose}
      @pointerdown=${handlePointerdown}
      @click=${handleClick}
    >
      <div class="sheet">
        <div class="field">
          ${glyph(iconSearch)}
          <input
            part="input"
            type="text"
            role="combobox"
            autocomplete="off"
            spellcheck="false"
            aria-label=${strings.search}
            placeholder=${strings.search}
            aria-expanded=${items.length > 0 ? 'true' : 'false'}
            aria-controls="list"
            aria-autocomplete="list"
            aria-activedescendant=${active ? `row-${this.activeIndex}` : nothing}
            @input=${this.#handleInput}
            @keydown=${this.#handleKeydown}
          />
          ${active?.bookmarked === undefined ? nothing : this.renderStarButton(active.title, active.bookmarked)}
          <button class="corner" type="button" aria-label=${strings.close} @click=${handleCloseButton}>
            ${glyph(iconX)}
          </button>
        </div>
        <div
          id="list"
          part="list"
          class="list"
          role="listbox"
          tabindex="-1"
          aria-label=${strings.search}
          aria-busy=${loading ? 'true' : 'false'}
          @mousedown=${this.#handleRowMousedown}
          @click=${this.#handleRowClick}
        >
          ${this.#wasOpened ? this.renderGroups() : nothing}
        </div>
        ${failed ? renderListState('error', strings, this.#handleRetry) : nothing}
        <p class=${failed || (items.length > 0 && !loading) ? 'visually-hidden' : 'note'} role="status">
          ${this.open && !failed ? (loading ? strings.loading : items.length > 0 ? strings.results(items.length) : strings.noResults) : ''}
        </p>
      </div>
      <slot name="toasts"></slot>
    </dialog>`;
  }

  private renderStarButton(title: string, bookmarked: boolean): TemplateResult {
    return html`<button
      class="corner"
      type="button"
      aria-label=${this.#locale.strings.bookmark(title)}
      aria-pressed=${String(bookmarked)}
      @click=${this.#handleStar}
    >
      ${glyph(iconStar, bookmarked ? 'on' : '')}
    </button>`;
  }

  private renderGroups(): readonly TemplateResult[] {
    let index = 0;
    return this.#visibleGroups.map(
      ({ label, items }, groupIndex) =>
        html`<div class="group" role="group" aria-labelledby=${`group-${groupIndex}`}>
          <div id=${`group-${groupIndex}`} class="title" role="presentation">${label}</div>
          ${items.length === 0 ? html`<div class="none" role="presentation">${this.#locale.strings.noResults}</div>` : nothing}
          ${items.map((item) => this.renderRow(item, index++))}
        </div>`,
    );
  }

  private renderRow({ title, hint, icon, bookmarked }: PaletteItem, index: number): TemplateResult {
    return html`<div
      id=${`row-${index}`}
      class="row"
      role="option"
      data-index=${index}
      aria-selected=${String(index === this.activeIndex)}
    >
      ${icon ? glyph(icon, 'small') : nothing}
      <span class="words"><span>${title}</span>${hint ? html`<span class="hint">${hint}</span>` : nothing}</span>
      ${bookmarked === undefined ? nothing : html`<span class="star">${glyph(iconStar, bookmarked ? 'small on' : 'small')}</span>`}
      ${bookmarked ? html`<span class="visually-hidden">${this.#locale.strings.bookmarked}</span>` : nothing}
    </div>`;
  }
}
