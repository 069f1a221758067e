import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { closestTarget, inputOf, isElement } from '#base/dom.ts';
import { FieldElement } from '#base/field-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { isEqualList } from '#base/is-equal-list.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { property } from '#base/property.ts';
import { parseSavedList } from '#base/saved-list.ts';
import { joinValues, SEPARATORS, splitValues, textAfterPaste } from '#base/split-values.ts';
import { ChipsController } from '#controllers/chips.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { chipsStrings } from '#strings/en/chips.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { tagInputStrings } from '#strings/en/tag-input.ts';
import { typedValuesStrings } from '#strings/en/typed-values.ts';
import { tagInputStyles } from './tag-input.styles.ts';

const english = { ...chipsStrings, ...sharedStrings, ...tagInputStrings, ...typedValuesStrings };

export const tagKinds = ['text', 'email', 'url', 'tel'] as const;

/** The reason why a tag is rejected, and the tag. */
interface Rejection {
  readonly reason: 'duplicate' | 'invalid' | 'limit';
  readonly tag: string;
}

/**
 * A text field for several values, shown as chips: email addresses, keywords. Enter, a comma, a semicolon or leaving the
 * field adds the typed text as a tag; pasted text is split at commas, semicolons, tabs and line breaks, but not in double
 * quotes.
 *
 * @when Several values that the user types: addresses, keywords.
 * @whenNot For values from a known set, use a combobox with `multiple`.
 * @keyboard Enter, comma, semicolon — Adds the typed text as a tag.
 * @keyboard Backspace — In the empty field, removes the last tag.
 * @keyboard Left, Right — Moves from the start of the field to the tags, and between them.
 * @keyboard Delete — On a tag, removes it.
 * @slot label-end - Content next to the label, such as a link or a note.
 * @csspart input - The native text field.
 * @csspart chips - The list of tags.
 * @csspart chip - A tag.
 * @fires input - Emitted when the user types, or adds or removes a tag. Native; bubbles and is composed.
 * @fires change - Emitted when the user adds or removes a tag. Native.
 */
export class PlinthTagInput extends FieldElement {
  static override styles = tagInputStyles;

  protected readonly locale = new LocaleController(this, english);

  readonly #chips = new ChipsController(this, {
    input: () => this.input,
    removableCount: () => (this.isEditable ? this.values.length : 0),
    onRemove: (index) => this.#removeAt(index),
  });
  #values: readonly string[] | undefined;

  /** The type of the tags, which sets the virtual keyboard and the validation. @default 'text' */
  @property({ of: tagKinds }) kind: (typeof tagKinds)[number] = 'text';
  /** The maximum number of tags. A value that is not a number means no limit. */
  @property({ type: Number }) max: number | undefined;
  /**
   * The characters that separate tags in typed and pasted text; by default, the commas and semicolons of every script.
   * Tabs and line breaks always do. Text in double quotes is one tag.
   */
  @property() separators: string = SEPARATORS;
  /** The initial tags, separated by commas, which a form reset restores. Reflects the `value` attribute. */
  @property({ attribute: 'value', reflect: true }) defaultValue = '';
  /** The typed text that is not a tag yet. */
  @state() private typed = '';
  @state() private rejection: Rejection | undefined;
  @state() private announcement = '';

  /** The tags, in order. Each is submitted under the name. */
  @property({ attribute: false })
  get values(): readonly string[] {
    return this.#values ?? this.#splitTags(String(this.defaultValue ?? ''));
  }
  set values(values: readonly string[]) {
    const unique = [
      ...new Set(
        normalizeList(values)
          .map((value) => String(value).trim())
          .filter(Boolean),
      ),
    ];
    // A framework sets the same tags again after each event.
    if (!isEqualList(unique, this.values)) this.rejection = undefined;
    this.#values = unique;
  }

  override updated(changed: PropertyValues<this>): void {
    if (this.input && this.input.value !== this.typed) this.input.value = this.typed;
    super.updated(changed);
  }

  readonly #handleInput = (event: Event): void => {
    this.typed = inputOf(event).value;
    this.rejection = undefined;
    // An error waits until the text is complete again.
    this.touched = false;
    const isComposing = 'isComposing' in event && event.isComposing === true;
    if (!isComposing && splitValues(this.typed, this.separators).length > 1) this.#addTags(this.typed);
  };

  readonly #handlePaste = (event: ClipboardEvent): void => {
    const text = this.isEditable ? textAfterPaste(event, this.separators) : null;
    if (text === null) return;
    event.preventDefault();
    this.#addTags(text);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (
      isInputMethodKey(event) ||
      !this.isEditable ||
      this.#chips.handleInputKeydown(event) ||
      event.key !== 'Enter' ||
      this.typed.trim() === ''
    )
      return;
    // Let the next Enter submit the form.
    event.preventDefault();
    this.#addTags(this.typed);
  };

  /** Stops the native event, whose text has already become a tag. */
  readonly #handleChange = (event: Event): void => event.stopPropagation();

  readonly #handleFocusout = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (isElement(next) && this.renderRoot.contains(next)) return;
    if (this.typed.trim() !== '') this.#addTags(this.typed);
    this.touched = true;
  };

  readonly #handleFrameClick = (event: Event): void => {
    if (!closestTarget(event, 'button')) this.input?.focus();
  };

  /** Returns the distinct tags in a text. */
  #splitTags(text: string): readonly string[] {
    return [...new Set(splitValues(text, this.separators).filter(Boolean))];
  }

  /** Returns the tags with those in a text, and the ones that are rejected. */
  #withTags(text: string): { readonly accepted: readonly string[]; readonly rejections: readonly Rejection[] } {
    const accepted = [...this.values];
    const rejections: Rejection[] = [];
    for (const tag of this.#splitTags(text)) {
      const reason = this.#findRejection(tag, accepted);
      if (reason === undefined) accepted.push(tag);
      else rejections.push({ reason, tag });
    }
    return { accepted, rejections };
  }

  /** Adds the text as tags; rejected text stays in the field, with the reason. */
  #addTags(text: string): void {
    const { accepted, rejections } = this.#withTags(text);
    const added = accepted.slice(this.values.length);
    this.values = accepted;
    this.typed = joinValues(
      rejections.flatMap(({ reason, tag }) => (reason === 'duplicate' ? [] : [tag])),
      this.separators,
    );
    [this.rejection] = rejections;
    this.touched = true;
    if (added.length === 0) return;
    this.announcement = this.locale.strings.added(added.join(', '));
    this.dispatchNative('input', 'change');
  }

  #findRejection(tag: string, accepted: readonly string[]): Rejection['reason'] | undefined {
    if (accepted.some((existing) => existing.toLocaleLowerCase() === tag.toLocaleLowerCase())) return 'duplicate';
    if (!this.#isValidTag(tag)) return 'invalid';
    return accepted.length >= this.#max ? 'limit' : undefined;
  }

  /** Validates an address with the browser's own rules. */
  #isValidTag(tag: string): boolean {
    if (this.kind === 'text' || this.kind === 'tel') return true;
    const probe = this.ownerDocument.createElement('input');
    probe.type = this.kind;
    probe.value = tag;
    return probe.validity.valid && probe.value !== '';
  }

  #removeAt(index: number): void {
    const removed = this.values[index];
    if (removed === undefined || !this.isEditable) return;
    this.values = this.values.filter((value) => value !== removed);
    this.announcement = this.locale.strings.removed(removed);
    this.dispatchNative('input', 'change');
  }

  protected override get isEmpty(): boolean {
    return this.values.length === 0 && this.typed === '';
  }

  protected override clearValue(): void {
    this.values = [];
    this.typed = '';
    this.rejection = undefined;
    this.touched = true;
    this.dispatchNative('input', 'change');
  }

  get #max(): number {
    return typeof this.max === 'number' && this.max >= 0 ? this.max : Number.POSITIVE_INFINITY;
  }

  protected override get errorText(): string {
    return super.errorText || (this.rejection ? this.#rejectionMessage(this.rejection) : '');
  }

  #rejectionMessage({ reason, tag }: Rejection): string {
    const { strings, language } = this.locale;
    if (reason === 'duplicate') return strings.tagTwice(tag);
    return reason === 'limit' ? strings.tagsTooMany(formatCount(this.#max, language)) : strings.tagInvalid(tag);
  }

  protected override get formValue(): FormData | null {
    const data = new FormData();
    const { accepted } = this.#withTags(this.typed);
    for (const value of accepted) data.append(this.name, value);
    return this.name && accepted.length > 0 ? data : null;
  }
  protected override get formState(): string {
    return JSON.stringify(this.values);
  }

  override formResetCallback(): void {
    this.#values = undefined;
    this.typed = '';
    this.rejection = undefined;
    this.touched = false;
    this.requestUpdate('values');
  }

  protected override restoreValue(savedState: string): void {
    // Text of autofill is read as typed text.
    this.values = parseSavedList(savedState) ?? this.#splitTags(savedState);
  }

  protected override validate(): ValidationResult {
    const { strings, language } = this.locale;
    if (this.values.length > this.#max)
      return { flags: { rangeOverflow: true }, message: strings.tagsTooMany(formatCount(this.#max, language)) };
    if (this.rejection && this.typed !== '')
      return { flags: { badInput: true }, message: this.#rejectionMessage(this.rejection) };
    if (this.typed.trim() !== '') return { flags: { badInput: true }, message: strings.textPending(this.typed.trim()) };
    return this.required && this.values.length === 0
      ? { flags: { valueMissing: true }, message: strings.tagsMissing }
      : VALID;
  }

  protected override renderControl(): TemplateResult {
    const { strings } = this.locale;
    return html`<div part="control" @focusout=${this.#handleFocusout} @click=${this.#handleFrameClick}>
      <div class="chips-frame">
        ${this.#chips.render(this.values, this.label, this.isEditable ? strings.removeNamed : undefined)}
        <input
          part="input"
          id="control"
          class="bare"
          type="text"
          inputmode=${this.kind}
          autocomplete="off"
          autocapitalize="none"
          enterkeyhint="enter"
          placeholder=${this.values.length > 0 ? nothing : this.placeholder || nothing}
          ?disabled=${this.isDisabled}
          ?readonly=${this.readOnly}
          aria-required=${this.required ? 'true' : 'false'}
          aria-invalid=${this.errorText ? 'true' : 'false'}
          aria-describedby="error help"
          @input=${this.#handleInput}
          @change=${this.#handleChange}
          @paste=${this.#handlePaste}
          @keydown=${this.#handleKeydown}
        />
      </div>
      <span class="end">${this.renderClearOrLock()}</span>
      <span class="visually-hidden" role="status">${this.announcement}</span>
    </div>`;
  }
}
