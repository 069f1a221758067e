import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { closestTarget, inputOf, isElement } from '#base/dom.ts';
import { FieldElement } from '#base/field-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { property } from '#base/property.ts';
import { ChipsController } from '#controllers/chips.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { chipsStrings } from '#strings/en/chips.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { tagInputStrings } from '#strings/en/tag-input.ts';
import { tagInputStyles } from './tag-input.styles.ts';

const english = { ...chipsStrings, ...sharedStrings, ...tagInputStrings };

export const tagKinds = ['text', 'email', 'url', 'tel'] as const;

/** What parts one tag from the next when it is typed or pasted. */
const BETWEEN = /[,;\n\t]+/;

/** What can be wrong with a tag, and the tag. */
interface Refusal {
  readonly why: 'twice' | 'invalid' | 'many';
  readonly tag: string;
}

/**
 * Several words of a person's own, as chips: addresses to write to, keywords. Enter, a comma or leaving the field adds
 * what was typed; a pasted list is parted at commas, semicolons, tabs and lines.
 *
 * @when Several words of a person's own: addresses, keywords.
 * @whenNot For words of a known set take a combobox with `multiple`.
 * @keyboard Enter, comma — Adds what was typed.
 * @keyboard Backspace — In the empty field: removes the last tag.
 * @keyboard Left, Right — From the start of the field into the tags, and between them.
 * @keyboard Delete — On a tag: removes it.
 * @slot label-end - Beside the label: a link, a note.
 * @csspart input - The native text field.
 * @csspart chips - The tags.
 * @csspart chip - One of them.
 * @fires input - when a person types, adds or removes; native, reaches out of shadow trees.
 * @fires change - when a person added or removed a tag; native.
 */
export class PlinthTagInput extends FieldElement {
  static override styles = tagInputStyles;

  protected readonly locale = new LocaleController(this, english);

  readonly #chips = new ChipsController(this, { input: () => this.input, onRemove: (index) => this.#removeAt(index) });
  #values: readonly string[] | undefined;

  /** What a tag is: says which keyboard comes up, and what an address has to look like. @default 'text' */
  @property({ of: tagKinds }) kind: (typeof tagKinds)[number] = 'text';
  /** Most tags; no limit when it is no number. */
  @property({ type: Number }) max: number | undefined;
  /** The tags that it starts with and resets to, parted by commas; the `value` attribute. */
  @property({ attribute: 'value', reflect: true }) defaultValue = '';
  /** What is typed and not yet a tag. */
  @state() private typed = '';
  @state() private refusal: Refusal | undefined;
  @state() private said = '';

  /** The tags, in their order; each is submitted under the name. */
  @property({ attribute: false })
  get values(): readonly string[] {
    return this.#values ?? split(String(this.defaultValue ?? ''));
  }
  set values(values: readonly string[]) {
    this.#values = [
      ...new Set(
        normalizeList(values)
          .map((each) => String(each).trim())
          .filter(Boolean),
      ),
    ];
    this.refusal = undefined;
  }

  override updated(changed: PropertyValues<this>): void {
    if (this.input && this.input.value !== this.typed) this.input.value = this.typed;
    super.updated(changed);
  }

  readonly #handleInput = (event: Event): void => {
    this.typed = inputOf(event).value;
    this.refusal = undefined;
    const composes = 'isComposing' in event && event.isComposing === true;
    if (!composes && BETWEEN.test(this.typed)) this.#take(this.typed);
  };

  /** A text field has no lines: what is pasted is parted before it gets there. */
  readonly #handlePaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (!BETWEEN.test(text.trim()) || this.isDisabled) return;
    event.preventDefault();
    this.#take(this.typed + text);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.isComposing || this.#chips.handleInputKeydown(event) || event.key !== 'Enter' || this.typed.trim() === '')
      return;
    // The next Enter is the form's.
    event.preventDefault();
    this.#take(this.typed);
  };

  /** The browser's own, for a text that is a tag by now. */
  readonly #handleChange = (event: Event): void => event.stopPropagation();

  readonly #handleFocusout = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (isElement(next) && this.renderRoot.contains(next)) return;
    if (this.typed.trim() !== '') this.#take(this.typed);
    this.touched = true;
  };

  readonly #handleFrameClick = (event: Event): void => {
    if (!closestTarget(event, 'button')) this.input?.focus();
  };

  /** Makes tags of a text; what is none stays in the field, with the reason. */
  #take(text: string): void {
    const before = this.values;
    const kept = [...before];
    const rest: string[] = [];
    let refusal: Refusal | undefined;
    for (const tag of split(text)) {
      const why = this.#refuse(tag, kept);
      if (why === undefined) kept.push(tag);
      else {
        refusal ??= { why, tag };
        if (why !== 'twice') rest.push(tag);
      }
    }
    this.values = kept;
    this.typed = rest.join(', ');
    this.refusal = refusal;
    this.touched = true;
    const added = kept.slice(before.length);
    if (added.length === 0) return;
    this.said = this.locale.strings.added(added.join(', '));
    this.dispatchNative('input', 'change');
  }

  #refuse(tag: string, kept: readonly string[]): Refusal['why'] | undefined {
    if (kept.some((each) => each.toLocaleLowerCase() === tag.toLocaleLowerCase())) return 'twice';
    if (!this.#isFit(tag)) return 'invalid';
    return kept.length >= this.#most ? 'many' : undefined;
  }

  /** The browser itself says what an address is. */
  #isFit(tag: string): boolean {
    if (this.kind === 'text' || this.kind === 'tel') return true;
    const probe = this.ownerDocument.createElement('input');
    probe.type = this.kind;
    probe.value = tag;
    return probe.validity.valid && probe.value !== '';
  }

  #removeAt(index: number): void {
    const removed = this.values[index];
    if (removed === undefined || this.isDisabled) return;
    this.values = this.values.filter((each) => each !== removed);
    this.said = this.locale.strings.removed(removed);
    this.dispatchNative('input', 'change');
  }

  get #most(): number {
    return typeof this.max === 'number' && this.max >= 0 ? this.max : Number.POSITIVE_INFINITY;
  }

  protected override get errorText(): string {
    return super.errorText || (this.refusal ? this.#refusalWords(this.refusal) : '');
  }

  #refusalWords({ why, tag }: Refusal): string {
    const { strings, language } = this.locale;
    if (why === 'twice') return strings.tagTwice(tag);
    return why === 'many' ? strings.tagsTooMany(formatCount(this.#most, language)) : strings.tagInvalid(tag);
  }

  protected override get formValue(): FormData | null {
    const data = new FormData();
    for (const value of this.values) data.append(this.name, value);
    return this.name && this.values.length > 0 ? data : null;
  }
  protected override get formState(): string {
    return JSON.stringify(this.values);
  }

  override formResetCallback(): void {
    this.#values = undefined;
    this.typed = '';
    this.refusal = undefined;
    this.touched = false;
    this.requestUpdate('values');
  }

  protected override restoreValue(kept: string): void {
    this.values = keptTags(kept);
  }

  protected override validate(): ValidationResult {
    const { strings, language } = this.locale;
    if (this.values.length > this.#most)
      return { flags: { rangeOverflow: true }, message: strings.tagsTooMany(formatCount(this.#most, language)) };
    if (this.refusal && this.typed !== '')
      return { flags: { badInput: true }, message: this.#refusalWords(this.refusal) };
    return this.required && this.values.length === 0
      ? { flags: { valueMissing: true }, message: strings.tagsMissing }
      : VALID;
  }

  protected override renderControl(): TemplateResult {
    const { strings } = this.locale;
    return html`<div part="control" @focusout=${this.#handleFocusout} @click=${this.#handleFrameClick}>
      <div class="chips-frame">
        ${this.#chips.render(this.values, this.label, this.isDisabled, strings.removeNamed)}
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
          aria-required=${this.required ? 'true' : 'false'}
          aria-invalid=${this.errorText ? 'true' : 'false'}
          aria-describedby="error help"
          @input=${this.#handleInput}
          @change=${this.#handleChange}
          @paste=${this.#handlePaste}
          @keydown=${this.#handleKeydown}
        />
      </div>
      <span class="end">${this.renderLock()}</span>
      <span class="visually-hidden" role="status">${this.said}</span>
    </div>`;
  }
}

/** The tags of a text, each once. */
function split(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .split(BETWEEN)
        .map((each) => each.trim())
        .filter(Boolean),
    ),
  ];
}

/** What was kept; a bare text, as a browser fills it in, is read as typed. */
function keptTags(kept: string): readonly string[] {
  try {
    const values: unknown = JSON.parse(kept);
    if (Array.isArray(values)) return values.map(String);
  } catch {
    // No list: a text.
  }
  return split(kept);
}
