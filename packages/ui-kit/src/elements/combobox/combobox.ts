import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { closestTarget, inputOf, isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { ChipsController } from '#controllers/chips.ts';
import { DelayController } from '#controllers/delay.ts';
import { PopupController } from '#controllers/popup.ts';
import { VirtualRowsController } from '#controllers/virtual-rows.ts';
import { formatCount } from '#format/count.ts';
import { iconChevronDown } from '#icons/icons.ts';
import { indexForKey, optionWithLabel, type Choice } from './combobox.model.ts';
import { renderNote, renderRows } from './combobox.rows.ts';
import { comboboxStyles } from './combobox.styles.ts';
import { ComboboxValues } from './combobox.values.ts';

/** The pause in typing after which a remote list is requested. */
const SEARCH_DEBOUNCE_MS = 250;

export interface PlinthComboboxEventMap {
  'plinth-combobox-search': CustomEvent<{ readonly query: string; readonly signal: AbortSignal }>;
  'plinth-combobox-create': CustomEvent<{ readonly text: string }>;
}

/**
 * A text field with a list of options in which users find and select one or several values by typing.
 *
 * Options are set as a property and rendered when the list opens; of more than 200 options, only the visible ones are
 * rendered. A `remote` list is filtered by the page, which listens to `plinth-combobox-search` and sets `options` and
 * `status`. From a change of the text until the page sets the options for it, the list is loading, so that no option of
 * an earlier text is selected.
 *
 * Only options are values. Text that matches none is never submitted: it stays for correction, and makes the combobox
 * invalid. With `creatable`, users can add such text as a value, with the last option of the list.
 *
 * @when One or several values of a long or remote list.
 * @whenNot For a few values, use a radio group. For a short fixed list, use a select. For free text, use a tag input.
 * @keyboard Down, Up — Opens the list and moves through it; Page Up and Page Down move by ten. Alt and Up closes it.
 * @keyboard Enter — Selects the active option; without one, closes the list, reports text that matches no option, and submits the form.
 * @keyboard Escape — Closes the list.
 * @keyboard Backspace, Left — With several values and an empty field, removes the last value or moves the focus to it.
 * @slot label-end - Content after the label, such as a link.
 * @csspart input - The native text field.
 * @csspart chips - The list of selected values, if `multiple`.
 * @csspart chip - A selected value.
 * @csspart panel - The popup with the list.
 * @csspart list - The list.
 * @csspart option - An option.
 * @csspart note - The message shown instead of options: loading, failed, or no results.
 * @fires plinth-combobox-search - Emitted when a remote list is needed: when it opens, after a pause in typing, and on "Try again". Its `signal` aborts when the text changes, another search starts, or the element is removed.
 * @fires plinth-combobox-create - Emitted when the user adds an option that is not in the list. The option is already selected.
 * @fires input - Emitted when the user types or selects an option. Native event, composed.
 * @fires change - Emitted when the user selects an option, or leaves the field after typing. Native event.
 */
export class PlinthCombobox extends ComboboxValues<PlinthComboboxEventMap> {
  static override styles = comboboxStyles;

  readonly #chips = new ChipsController(this, { input: () => this.input, onRemove: (index) => this.#removeAt(index) });
  readonly #virtualRows: VirtualRowsController;
  readonly #delay = new DelayController(this);
  #uncommitted = false;
  #abortController: AbortController | undefined;
  /** The text of the last search event; undefined if the text has changed since. */
  #requestedQuery: string | undefined;
  /** The text to which the options belong. */
  #answeredQuery = '';
  #needsScroll = false;

  @query('[part="control"]') private readonly frame!: HTMLElement | null;
  @query('[part="panel"]') private readonly panel!: HTMLElement | null;
  @query('[part="list"]') private readonly list!: HTMLElement | null;

  @state() private activeIndex = -1;
  @state() private announcement = '';

  constructor() {
    super();
    new PopupController(this, {
      panel: () => this.panel,
      trigger: () => this.input,
      anchor: () => this.frame,
      kind: 'listbox',
      isOpen: () => this.open,
      onClose: () => this.#close(),
    });
    // Created after the popup, which shows the list: a hidden list can't be measured.
    this.#virtualRows = new VirtualRowsController(this, {
      scroller: () => (this.open ? this.list : null),
      count: () => this.rows.length,
    });
  }

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const isAnswer =
      this.#requestedQuery !== undefined &&
      this.status !== 'loading' &&
      (changed.has('options') || changed.has('status'));
    const wasOutdated = this.isOutdated;
    if (isAnswer) {
      this.#answeredQuery = this.#requestedQuery ?? '';
      this.isOutdated = false;
    }
    this.updateRows();
    if (isAnswer && wasOutdated) this.#activateFirstMatch();
    if (this.activeIndex >= this.choices.length) this.activeIndex = this.choices.length - 1;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#abortController?.abort();
  }

  override updated(changed: PropertyValues<this>): void {
    const { input } = this;
    if (input && input.value !== this.text) input.value = this.text;
    super.updated(changed);
    if (!this.#needsScroll || this.activeIndex < 0) return;
    this.#needsScroll = false;
    this.#virtualRows.scrollToRow(
      this.rows.findIndex((row) => row.kind === 'choice' && row.index === this.activeIndex),
    );
    this.renderRoot.querySelector(`#option-${this.activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }

  readonly #handleInput = (event: Event): void => {
    const typedText = inputOf(event).value;
    if (!this.multiple) {
      const match = optionWithLabel(this.options, typedText);
      this.values = match ? [match.value] : [];
    }
    this.typedText = typedText;
    this.#uncommitted = true;
    if (!this.open) this.open = true;
    this.#updateOutdated();
    this.#search(SEARCH_DEBOUNCE_MS);
    this.activeIndex = -1;
    this.updateRows();
    this.#activateFirstMatch();
    this.announcement = this.remote ? '' : this.#countText();
  };

  /** Makes Enter select the first match, unless the typed text already is a value. */
  #activateFirstMatch(): void {
    if (this.query !== '' && (this.multiple || this.values.length === 0))
      this.activeIndex = indexForKey(this.choices, -1, 'ArrowDown') ?? -1;
  }

  #countText(): string {
    const { strings, language } = this.locale;
    const count = this.choices.length;
    return count === 0 ? strings.nothingFound : strings.optionsFound(formatCount(count, language));
  }

  /** The status of a remote list, as announced. */
  #statusText(): string {
    if (!this.remote || !this.open) return '';
    const { strings } = this.locale;
    return { loading: strings.loading, error: strings.optionsFailed, ready: this.#countText() }[this.listStatus];
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.isComposing || this.isDisabled || event.ctrlKey || event.metaKey) return;
    if (this.multiple && this.#chips.handleInputKeydown(event)) return;
    const { key } = event;
    if (key === 'Enter') this.#handleEnter(event);
    else if (key === 'ArrowUp' && event.altKey && this.open) this.#close();
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && !this.open) this.#open(event.altKey ? '' : key);
    else if (!this.open || !this.#moveActive(key)) return;
    if (key !== 'Enter') event.preventDefault();
  };

  #handleEnter(event: KeyboardEvent): void {
    const choice = this.open ? this.choices[this.activeIndex] : undefined;
    if (choice) {
      event.preventDefault();
      this.#select(choice);
    } else if (this.open && this.isOutdated && this.query !== '') {
      // With local options, Enter would select the first match, which is not known yet.
      event.preventDefault();
    } else {
      this.#close();
      this.#commit();
    }
  }

  #moveActive(key: string): boolean {
    const next = indexForKey(this.choices, this.activeIndex, key);
    if (next === null) return false;
    this.activeIndex = next;
    this.#needsScroll = true;
    return true;
  }

  readonly #handleFrameClick = (event: Event): void => {
    if (this.isDisabled || closestTarget(event, 'button, .chip')) return;
    this.input?.focus();
    if (!this.open) this.#open();
  };

  readonly #handleToggle = (): void => {
    this.input?.focus();
    if (this.open) this.#close();
    else this.#open();
  };

  /** Keeps the focus in the text field. */
  readonly #handlePanelMousedown = (event: Event): void => {
    if (!closestTarget(event, 'button')) event.preventDefault();
  };

  readonly #handleListClick = (event: Event): void => {
    const choice = this.choices[Number(closestTarget(event, '[data-choice]')?.dataset['choice'])];
    if (!choice || (choice.kind === 'option' && choice.option.disabled)) return;
    this.input?.focus();
    this.#select(choice);
  };

  readonly #handleRetry = (): void => {
    this.input?.focus();
    this.#requestOptions();
  };

  readonly #handleFocusout = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (isElement(next) && this.renderRoot.contains(next)) return;
    this.#close();
    this.#commit();
  };

  #open(key = ''): void {
    this.open = true;
    // Options of an earlier text are replaced when the page answers; those of this text may stay as they are.
    if (this.query === this.#answeredQuery) this.isOutdated = false;
    this.#search(0);
    this.updateRows();
    const selectedIndex = this.choices.findIndex(
      (choice) => choice.kind === 'option' && choice.option.value === this.value,
    );
    this.activeIndex = this.multiple ? -1 : selectedIndex;
    this.#needsScroll = true;
    if (key !== '' && this.activeIndex < 0) this.#moveActive(key);
  }

  #close(): void {
    this.open = false;
    this.activeIndex = -1;
  }

  #select(choice: Choice): void {
    const { strings } = this.locale;
    const value = choice.kind === 'option' ? choice.option.value : choice.label;
    const previousValues = this.values;
    if (!this.multiple) this.values = [value];
    else
      this.values = previousValues.includes(value)
        ? previousValues.filter((previous) => previous !== value)
        : [...previousValues, value];
    this.typedText = undefined;
    this.#uncommitted = false;
    this.touched = true;
    this.#abortController?.abort();
    if (this.multiple) {
      this.announcement = previousValues.includes(value) ? strings.removed(choice.label) : strings.added(choice.label);
      this.#updateOutdated();
      this.#search(0);
    } else this.#close();
    if (choice.kind === 'create') emit(this, 'plinth-combobox-create', { text: value });
    this.dispatchNative('input', 'change');
  }

  #removeAt(index: number): void {
    const removed = this.values[index];
    if (removed === undefined || this.isDisabled) return;
    const { typedText } = this;
    this.values = this.values.filter((value) => value !== removed);
    this.typedText = typedText;
    this.announcement = this.locale.strings.removed(this.labelOf(removed));
    this.dispatchNative('input', 'change');
  }

  /** On blur and Enter, the typed text becomes a value if it matches one, or is reported as an error. */
  #commit(): void {
    if (!this.#uncommitted) return;
    this.#uncommitted = false;
    this.touched = true;
    if (this.typedText?.trim() === '' || (!this.multiple && this.value !== null)) this.typedText = undefined;
    this.dispatchNative('change');
  }

  #updateOutdated(): void {
    this.isOutdated = this.remote && this.query !== this.#answeredQuery;
  }

  #search(delayMs: number): void {
    this.#delay.stop();
    if (!this.remote) return;
    this.#abortController?.abort();
    this.#requestedQuery = undefined;
    if (delayMs === 0) this.#requestOptions();
    else this.#delay.start(delayMs, this.#requestOptions);
  }

  readonly #requestOptions = (): void => {
    this.#delay.stop();
    this.#abortController?.abort();
    this.#abortController = new AbortController();
    this.#requestedQuery = this.query;
    emit(this, 'plinth-combobox-search', { query: this.query, signal: this.#abortController.signal });
  };

  protected override beforeImplicitSubmission(): void {
    this.#close();
    this.#commit();
  }

  protected override renderControl(): TemplateResult {
    const { strings } = this.locale;
    return html`<div @focusout=${this.#handleFocusout}>
      <div part="control" @click=${this.#handleFrameClick}>
        <div class="chips-frame">
          ${
            this.multiple
              ? this.#chips.render(
                  this.values.map((value) => this.labelOf(value)),
                  this.label,
                  this.isDisabled,
                  strings.removeNamed,
                )
              : nothing
          }
          <input
            part="input"
            id="control"
            class="bare"
            type="text"
            role="combobox"
            autocomplete="off"
            autocapitalize="none"
            spellcheck="false"
            placeholder=${this.values.length > 0 && this.multiple ? nothing : this.placeholder || nothing}
            ?disabled=${this.isDisabled}
            aria-autocomplete="list"
            aria-controls="list"
            aria-activedescendant=${this.open && this.activeIndex >= 0 ? `option-${this.activeIndex}` : nothing}
            aria-required=${this.required ? 'true' : 'false'}
            aria-invalid=${this.errorText ? 'true' : 'false'}
            aria-describedby="error help"
            @input=${this.#handleInput}
            @keydown=${this.#handleKeydown}
          />
        </div>
        <span class="end">
          ${
            this.isDisabled
              ? this.renderLock()
              : html`<button
                  type="button"
                  class="corner"
                  tabindex="-1"
                  aria-label=${strings.showOptions}
                  @click=${this.#handleToggle}
                >
                  ${glyph(iconChevronDown, 'small')}
                </button>`
          }
        </span>
      </div>
      <div part="panel" class="float" popover="manual" @mousedown=${this.#handlePanelMousedown}>
        <div
          part="list"
          id="list"
          role="listbox"
          tabindex="-1"
          aria-label=${this.label || strings.showOptions}
          aria-multiselectable=${this.multiple ? 'true' : 'false'}
          @click=${this.#handleListClick}
        >
          ${this.open ? this.renderList() : nothing}
        </div>
        ${this.open ? renderNote(this.listStatus, this.choices.length, strings, this.#handleRetry) : nothing}
      </div>
      <span class="visually-hidden" role="status">${this.announcement}</span>
      <span class="visually-hidden" role="status">${this.#statusText()}</span>
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
    });
  }
}
