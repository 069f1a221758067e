import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { closestTarget, inputOf, isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { joinValues, textAfterPaste } from '#base/split-values.ts';
import { ChipsController } from '#controllers/chips.ts';
import { ComboboxListbox } from './combobox.listbox.ts';
import type { Choice } from './combobox.model.ts';
import { comboboxStyles } from './combobox.styles.ts';

export type { PlinthComboboxEventMap } from './combobox.remote.ts';

/**
 * A text field with a list of options in which users find and select one or several values by typing.
 *
 * Options are set as a property and rendered when the list opens; of more than 200 options, only the visible ones are
 * rendered. `optionContent` shows a picture, a second line or a badge in an option; the text of the option is still what
 * is found, selected and submitted.
 *
 * A remote list has a `search` function, which returns pages: the next one is requested at the end of the list. Or it
 * is `remote`: the page listens to `plinth-combobox-search` and sets `options` and `status`. From a change of the text
 * until its options arrive, the list is loading, so that no option of an earlier text is selected.
 *
 * Only options are values. Text that names none is never submitted: it stays for correction, and makes the combobox
 * invalid. With `creatable`, such text is added as a value. What is typed in full wins over what is suggested: an option
 * is active before the user moves to it only if it starts with the text, and the text is not a value itself.
 *
 * With several values, typed and pasted lists are added value by value.
 *
 * A value that is none of the options, because the page has removed its option, is shown as an error once there are
 * options. Neither it nor the value of a disabled option is submitted.
 *
 * @when One or several values of a long or remote list.
 * @whenNot For a few values, use a radio group. For a short fixed list, use a select. For free text, use a tag input.
 * @keyboard Down, Up — Opens the list and moves through it; Page Up and Page Down move by ten. Alt and Up closes it.
 * @keyboard Enter — Selects the active option; without one, adds the typed text, or reports text that names no option and submits the form.
 * @keyboard Comma, semicolon — With several values, adds the text before it.
 * @keyboard Escape — Closes the list.
 * @keyboard Backspace, Left — With several values and an empty field, removes the last value or moves the focus to it.
 * @slot label-end - Content after the label, such as a link.
 * @csspart input - The native text field.
 * @csspart chips - The list of selected values, if `multiple`.
 * @csspart chip - A selected value.
 * @csspart panel - The popup with the list.
 * @csspart list - The list.
 * @csspart option - An option.
 * @csspart note - The message shown instead of options or after them: loading, failed, or no results.
 * @fires plinth-combobox-search - Emitted when a remote list is needed: when it opens, after a pause in typing, and on "Try again". Its `signal` aborts when the text changes, another search starts, or the element is removed.
 * @fires plinth-combobox-create - Emitted when the user adds a value that is not in the list, before `change`, with the typed text. The value is already selected.
 * @fires input - Emitted when the user types or selects an option. Native event, composed.
 * @fires change - Emitted when the user selects an option, or leaves the field after typing. Native event.
 * @fires plinth-overlay-opened - Emitted when the list has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the list has closed, after its transition, whoever closed it.
 */
export class PlinthCombobox extends ComboboxListbox {
  static override styles = comboboxStyles;

  readonly #chips = new ChipsController(this, {
    input: () => this.input,
    removableCount: () => (this.multiple && this.isEditable ? this.values.length : 0),
    onRemove: (index) => this.#removeAt(index),
  });
  #uncommitted = false;

  @state() private announcement = '';

  override updated(changed: PropertyValues<this>): void {
    const { input } = this;
    if (input && input.value !== this.text) input.value = this.text;
    super.updated(changed);
  }

  readonly #handleInput = (event: Event): void => {
    const text = inputOf(event).value;
    const isComposing = 'isComposing' in event && event.isComposing === true;
    let { rest, hasAdded } = { rest: text, hasAdded: false };
    if (!this.multiple) {
      const match = this.optionNamed(text);
      this.values = match ? [match.value] : [];
    } else if (!isComposing) ({ rest, hasAdded } = this.#addCompleted(text));
    this.typedText = rest;
    // An error waits until the text is complete again.
    this.touched = false;
    this.#uncommitted = true;
    if (!this.open) this.open = true;
    this.updateOutdated();
    this.requestAfterPause();
    this.activeIndex = -1;
    this.updateRows();
    this.activateFirstMatch();
    if (hasAdded) {
      event.stopPropagation();
      this.dispatchNative('input', 'change');
    } else this.announcement = this.isRemote ? '' : this.countText;
  };

  readonly #handlePaste = (event: ClipboardEvent): void => {
    const text = this.multiple && this.isEditable ? textAfterPaste(event, this.separators) : null;
    if (text === null) return;
    event.preventDefault();
    this.closeList();
    this.typedText = text;
    this.#uncommitted = true;
    this.#commit();
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event) || !this.isEditable || event.ctrlKey || event.metaKey) return;
    if (this.multiple && this.#chips.handleInputKeydown(event)) return;
    const { key } = event;
    if (key === 'Enter') this.#handleEnter(event);
    else if (key === 'ArrowUp' && event.altKey && this.open) this.closeList();
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && !this.open) this.openList(event.altKey ? '' : key);
    else if (!this.open || !this.moveActive(key)) return;
    if (key !== 'Enter') event.preventDefault();
  };

  #handleEnter(event: KeyboardEvent): void {
    const choice = this.open ? this.activeChoice : undefined;
    if (choice) {
      event.preventDefault();
      this.select(choice);
    } else if (this.open && this.isOutdated && this.query !== '' && !this.isValueText) {
      // With local options, Enter would select the first match, which is not known yet.
      event.preventDefault();
    } else {
      this.closeList();
      // Let the next Enter submit the form.
      if (this.#commit()) event.preventDefault();
    }
  }

  readonly #handleFrameClick = (event: Event): void => {
    if (this.isDisabled || closestTarget(event, 'button, .chip')) return;
    this.input?.focus();
    if (!this.open && this.isEditable) this.openList();
  };

  readonly #handleFocusout = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (isElement(next) && this.renderRoot.contains(next)) return;
    this.closeList();
    this.#commit();
  };

  protected override select(choice: Choice): void {
    if (choice.kind === 'create') {
      this.typedText = choice.label;
      this.#uncommitted = true;
      if (!this.multiple) this.closeList();
      this.#commit();
      return;
    }
    const { strings } = this.locale;
    const { value } = choice.option;
    const previousValues = this.values;
    if (!this.multiple) this.values = [value];
    else
      this.values = previousValues.includes(value)
        ? previousValues.filter((previous) => previous !== value)
        : [...previousValues, value];
    this.typedText = undefined;
    this.#uncommitted = false;
    this.touched = true;
    if (this.multiple) {
      this.announcement = previousValues.includes(value) ? strings.removed(choice.label) : strings.added(choice.label);
      this.#updateRemoteList();
    } else this.closeList();
    this.dispatchNative('input', 'change');
  }

  #updateRemoteList(): void {
    this.updateOutdated();
    // The loaded pages of the same text stay.
    if (this.open && (!this.search || this.isOutdated)) this.requestOptions();
  }

  #removeAt(index: number): void {
    const removed = this.values[index];
    if (removed === undefined || !this.isEditable) return;
    const { typedText } = this;
    this.values = this.values.filter((value) => value !== removed);
    this.typedText = typedText;
    this.announcement = this.locale.strings.removed(this.labelOf(removed));
    this.dispatchNative('input', 'change');
  }

  protected override get isEmpty(): boolean {
    return this.values.length === 0 && !this.typedText;
  }

  protected override clearValue(): void {
    this.values = [];
    this.typedText = undefined;
    this.#uncommitted = false;
    this.touched = true;
    this.updateOutdated();
    if (this.open) this.requestOptions();
    this.dispatchNative('input', 'change');
  }

  /** On blur and Enter, the typed text is added, or reported as an error. Returns whether it is a value. */
  #commit(): boolean {
    if (!this.#uncommitted) return false;
    this.#uncommitted = false;
    const { typedText } = this;
    // Without several values, an option is selected as soon as the text names it.
    const texts = this.multiple || this.value === null ? this.splitText(this.query) : [];
    const { unknown, hasAdded } = this.#add(texts);
    const hasValue = unknown.length < texts.filter(Boolean).length;
    this.typedText = unknown.length === 0 ? undefined : hasValue ? joinValues(unknown, this.separators) : typedText;
    this.touched = true;
    if (this.multiple) this.#updateRemoteList();
    if (hasAdded) this.dispatchNative('input');
    this.dispatchNative('change');
    return hasValue;
  }

  /** Adds the texts before the last separator. Returns the rest of the text. */
  #addCompleted(text: string): { readonly rest: string; readonly hasAdded: boolean } {
    const parts = this.splitText(text);
    // Without a separator, the text stays as it is typed, with a space at its end, but not the space after a separator.
    if (parts.length === 1 || this.startsLabel(text)) return { rest: text.trimStart(), hasAdded: false };
    const texts = parts.filter((each, index, { length }) => each !== '' || index === length - 1);
    const completed = texts.slice(0, -1);
    const { unknown, hasAdded } = this.#add(completed);
    const isUnchanged = completed.length > 0 && unknown.length === completed.length;
    return { rest: isUnchanged ? text : joinValues([...unknown, texts.at(-1) ?? ''], this.separators), hasAdded };
  }

  /** Adds the values of texts that are typed in full. Returns the texts that stand for none. */
  #add(texts: readonly string[]): { readonly unknown: readonly string[]; readonly hasAdded: boolean } {
    const { values, created, unknown } = this.typedValues(texts);
    const added = values.filter((value) => !this.values.includes(value));
    if (added.length > 0) {
      this.values = values;
      this.announcement = this.locale.strings.added(added.map((value) => this.labelOf(value)).join(', '));
      for (const detail of created) emit(this, 'plinth-combobox-create', detail);
    }
    return { unknown, hasAdded: added.length > 0 };
  }

  override formResetCallback(): void {
    super.formResetCallback();
    this.#uncommitted = false;
  }

  protected override beforeImplicitSubmission(): void {
    this.closeList();
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
                  this.isEditable ? strings.removeNamed : undefined,
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
            ?readonly=${this.readOnly}
            aria-autocomplete="list"
            aria-controls="list"
            aria-activedescendant=${this.activeId ?? nothing}
            aria-required=${this.required ? 'true' : 'false'}
            aria-invalid=${this.errorText ? 'true' : 'false'}
            aria-describedby="error help"
            @input=${this.#handleInput}
            @paste=${this.#handlePaste}
            @keydown=${this.#handleKeydown}
          />
        </div>
        <span class="end">${this.renderClearOrLock()}${this.renderToggle()}</span>
      </div>
      ${this.renderPanel()}
      <span class="visually-hidden" role="status">${this.announcement}</span>
      <span class="visually-hidden" role="status">${this.statusText}</span>
    </div>`;
  }
}
