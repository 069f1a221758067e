import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { closestTarget } from '#base/dom.ts';
import { glyph } from '#base/glyph.ts';
import { property } from '#base/property.ts';
import { PopupController } from '#controllers/popup.ts';
import { VirtualRowsController } from '#controllers/virtual-rows.ts';
import { formatCount } from '#format/count.ts';
import { iconChevronDown } from '#icons/icons.ts';
import { indexForKey, indexOfStart, type Choice, type ComboboxOption, type ComboboxRow } from './combobox.model.ts';
import { ComboboxRemote } from './combobox.remote.ts';
import { renderNote, renderRows, type OptionContent } from './combobox.rows.ts';

/** The distance to the end of the list at which the next page is requested: about two options. */
const END_DISTANCE_PX = 72;

/** The list of a combobox: its popup, the active option, and the next page at its end. */
export abstract class ComboboxListbox extends ComboboxRemote {
  readonly #virtualRows: VirtualRowsController;
  #needsScroll = false;

  @query('[part="control"]') private readonly frame!: HTMLElement | null;
  @query('[part="panel"]') private readonly panel!: HTMLElement | null;
  @query('[part="list"]') private readonly list!: HTMLElement | null;

  /**
   * Returns the content of an option in the list: a Lit template, an element or a text. Without it, the option shows its
   * icon, label and description. Give the elements of the content a `part` to style them with `::part()`.
   */
  @property({ attribute: false }) optionContent: ((option: ComboboxOption) => OptionContent) | undefined;
  @state() protected activeIndex = -1;

  constructor() {
    super();
    new PopupController(this, {
      panel: () => this.panel,
      trigger: () => this.input,
      anchor: () => this.frame,
      kind: 'listbox',
      isOpen: () => this.open && this.isEditable,
      onClose: () => this.closeList(),
    });
    // Created after the popup, which shows the list: a hidden list can't be measured.
    this.#virtualRows = new VirtualRowsController(this, {
      scroller: () => (this.open ? this.list : null),
      count: () => this.rows.length,
    });
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const active = this.activeChoice;
    super.willUpdate(changed);
    if (this.activeIndex >= this.choices.length) this.activeIndex = this.choices.length - 1;
    this.#keepActive(active);
  }

  /** Keeps an option active whose index has changed, because the next page has options of a group before it. */
  #keepActive(previous: Choice | undefined): void {
    if (!this.search || previous?.kind !== 'option') return;
    const index = this.choices.findIndex(
      (choice) => choice.kind === 'option' && choice.option.value === previous.option.value,
    );
    if (index >= 0) this.activeIndex = index;
  }

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.#needsScroll && this.activeIndex >= 0) this.#scrollToActive();
    this.#requestAtEnd();
  }

  #scrollToActive(): void {
    this.#needsScroll = false;
    const isActive = (row: ComboboxRow): boolean => row.kind === 'choice' && row.index === this.activeIndex;
    if (this.#virtualRows.rows) this.#virtualRows.scrollToRow(this.rows.findIndex(isActive));
    else this.renderRoot.querySelector(`#option-${this.activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }

  /** Requests the next page when the end of the list is in view, but not again after a failure. */
  readonly #requestAtEnd = (): void => {
    const { list } = this;
    if (!list || !this.open || !this.hasMoreOptions || this.nextPageStatus !== 'ready') return;
    if (list.scrollHeight - list.scrollTop - list.clientHeight < END_DISTANCE_PX) this.requestNextPage();
  };

  readonly #handleToggle = (): void => {
    this.input?.focus();
    if (this.open) this.closeList();
    else this.openList();
  };

  /** Keeps the focus in the text field. */
  readonly #handlePanelMousedown = (event: Event): void => {
    if (!closestTarget(event, 'button')) event.preventDefault();
  };

  readonly #handleListClick = (event: Event): void => {
    const choice = this.choices[Number(closestTarget(event, '[data-choice]')?.dataset['choice'])];
    if (!choice || (choice.kind === 'option' && choice.option.disabled)) return;
    this.input?.focus();
    this.select(choice);
  };

  readonly #handleRetry = (): void => {
    this.input?.focus();
    this.retryRequest();
  };

  /** Opens the list; an arrow key also moves in it. */
  protected openList(key = ''): void {
    this.open = true;
    // Options of an earlier text are replaced when the page responds; those of this text may stay as they are.
    if (this.isAnswered) this.isOutdated = false;
    this.requestOptions();
    this.updateRows();
    const selectedIndex = this.choices.findIndex(
      (choice) => choice.kind === 'option' && choice.option.value === this.value,
    );
    this.activeIndex = this.multiple ? -1 : selectedIndex;
    this.#needsScroll = true;
    if (key !== '' && this.activeIndex < 0) this.moveActive(key);
  }

  protected closeList(): void {
    this.open = false;
    this.activeIndex = -1;
    if (this.search) this.abortRequest();
  }

  protected get activeChoice(): Choice | undefined {
    return this.choices[this.activeIndex];
  }

  /** The id of the active option. */
  protected get activeId(): string | undefined {
    return this.open && this.activeIndex >= 0 ? `option-${this.activeIndex}` : undefined;
  }

  /** Moves to another option by a key; returns false for any other key. */
  protected moveActive(key: string): boolean {
    const next = indexForKey(this.choices, this.activeIndex, key);
    if (next === null) return false;
    if (key === 'ArrowDown' && next <= this.activeIndex && this.hasMoreOptions) {
      // The end of the list is not the end of the options.
      this.requestNextPage();
      return true;
    }
    this.activeIndex = next;
    this.#needsScroll = true;
    return true;
  }

  protected override activateFirstMatch(): void {
    if (this.query !== '' && !this.isValueText) this.activeIndex = indexOfStart(this.choices, this.query);
  }

  /** The number of options, as announced. */
  protected get countText(): string {
    const { strings, language } = this.locale;
    const count = this.choices.length;
    return count === 0 ? strings.nothingFound : strings.optionsFound(formatCount(count, language));
  }

  /** The status of a remote list, as announced. */
  protected get statusText(): string {
    if (!this.isRemote || !this.open) return '';
    const { strings } = this.locale;
    if (this.nextPageStatus === 'loading') return strings.loadingMore;
    const status = this.nextPageStatus === 'error' ? 'error' : this.listStatus;
    return { loading: strings.loading, error: strings.optionsFailed, ready: this.countText }[status];
  }

  /** Renders the button that opens and closes the list. */
  protected renderToggle(): TemplateResult | typeof nothing {
    if (!this.isEditable) return nothing;
    return html`<button
      type="button"
      class="corner"
      tabindex="-1"
      aria-label=${this.locale.strings.showOptions}
      @click=${this.#handleToggle}
    >
      ${glyph(iconChevronDown, 'small')}
    </button>`;
  }

  /** Renders the popup with the list, which has the id `list`. */
  protected renderPanel(): TemplateResult {
    return html`<div part="panel" class="float" popover="manual" @mousedown=${this.#handlePanelMousedown}>
      <div
        part="list"
        id="list"
        role="listbox"
        tabindex="-1"
        aria-label=${this.label || this.locale.strings.showOptions}
        aria-multiselectable=${this.multiple ? 'true' : 'false'}
        @click=${this.#handleListClick}
        @scroll=${this.#requestAtEnd}
      >
        ${this.open ? this.renderList() : nothing}
      </div>
      ${this.open ? this.renderNote() : nothing}
    </div>`;
  }

  private renderList() {
    return renderRows({
      rows: this.rows,
      visibleIndexes: this.#virtualRows.rows,
      activeIndex: this.activeIndex,
      count: this.choices.length,
      isSelected: (value) => this.values.includes(value),
      createLabel: this.locale.strings.optionCreate,
      contentOf: (option) => (typeof this.optionContent === 'function' ? this.optionContent(option) : null),
    });
  }

  private renderNote() {
    const { strings } = this.locale;
    const { nextPageStatus } = this;
    return nextPageStatus === 'ready'
      ? renderNote(this.listStatus, this.choices.length, strings, this.#handleRetry)
      : renderNote(nextPageStatus, 0, { ...strings, loading: strings.loadingMore }, this.#handleRetry);
  }

  /** Selects a choice of the list as the user does. */
  protected abstract select(choice: Choice): void;
}
