import { state } from 'lit/decorators.js';
import { FieldElement } from '#base/field-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { isEqualList } from '#base/is-equal-list.ts';
import { labelOf, optionsByValue, validOptions } from '#base/list-option.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { property } from '#base/property.ts';
import { SEPARATORS, splitValues } from '#base/split-values.ts';
import { LocaleController } from '#controllers/locale.ts';
import { chipsStrings } from '#strings/en/chips.ts';
import { comboboxStrings } from '#strings/en/combobox.ts';
import { listStrings } from '#strings/en/list.ts';
import { optionsStrings } from '#strings/en/options.ts';
import { radioGroupStrings } from '#strings/en/radio-group.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { typedValuesStrings } from '#strings/en/typed-values.ts';
import {
  createRows,
  filterOptions,
  isSameText,
  optionNamed,
  optionsNamed,
  startsWith,
  type Choice,
  type ComboboxOption,
  type ComboboxRow,
} from './combobox.model.ts';

const english = {
  ...chipsStrings,
  ...comboboxStrings,
  ...listStrings,
  ...optionsStrings,
  ...radioGroupStrings,
  ...sharedStrings,
  ...typedValuesStrings,
};

export const comboboxStatuses = ['ready', 'loading', 'error'] as const;
export type ComboboxStatus = (typeof comboboxStatuses)[number];

/** The values that the typed text stands for. */
interface TypedValues {
  /** The values, including those from before. */
  readonly values: readonly string[];
  /** The values that are not options, with the text of each. */
  readonly created: readonly { readonly text: string; readonly value: string }[];
  /** The texts that stand for no value. */
  readonly unknown: readonly string[];
}

interface RestoredState {
  readonly values: readonly string[];
  readonly typedText: string | undefined;
}

/** Parses the saved state of a combobox; returns null for another text, which autofill provides. */
function parseState(savedState: string): RestoredState | null {
  try {
    const state: unknown = JSON.parse(savedState);
    if (typeof state === 'object' && state !== null && 'values' in state && Array.isArray(state.values)) {
      return {
        values: state.values.map(String),
        typedText: 'typed' in state && typeof state.typed === 'string' ? state.typed : undefined,
      };
    }
  } catch {
    // Not the state of a combobox.
  }
  return null;
}

/** The values and options of a combobox, and its behavior in forms. */
export abstract class ComboboxValues<Events extends object> extends FieldElement<Events> {
  protected readonly locale = new LocaleController(this, english);
  #values: readonly string[] | undefined;
  /** The rows of the open list. */
  protected rows: readonly ComboboxRow[] = [];
  /** The inputs from which the rows were computed. */
  #rowInputs: readonly unknown[] = [];
  /** The rows that can be selected. */
  protected choices: readonly Choice[] = [];
  /** The labels of all previous options, since a remote list no longer contains what was selected from it before. */
  readonly #labels = new Map<string, string>();

  /** The options. */
  @property({ attribute: false }) options: readonly ComboboxOption[] = [];
  /** Lets users select several values, which are shown as chips and submitted separately under the same name. */
  @property({ type: Boolean }) multiple = false;
  /** Lets users add text that is not in the list, with Enter, a separator, or by leaving the field. The text is the value. */
  @property({ type: Boolean }) creatable = false;
  /**
   * Returns the value that is added for a typed text if the combobox is `creatable`, such as the address in
   * `Celia <celia@example.com>`; null for text that can't be added, which stays for correction. By default, it is the text.
   */
  @property({ attribute: false }) createValue: ((text: string) => string | null) | undefined;
  /**
   * The characters that separate values in typed and pasted text if there can be several; by default, the commas and
   * semicolons of every script. Tabs and line breaks always do. Text in double quotes is one value.
   */
  @property() separators: string = SEPARATORS;
  /** Whether the page filters the options. */
  @property({ type: Boolean }) remote = false;
  /** The status of a remote list. @default 'ready' */
  @property({ of: comboboxStatuses }) status: (typeof comboboxStatuses)[number] = 'ready';
  /** Whether the list is open. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** The initial value, restored when the form is reset. The `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) defaultValue: string | null = null;
  /** Whether the options of a remote list belong to another text than the typed one. */
  @state() protected isOutdated = false;
  /** The typed text, while it differs from the selected value. */
  @state() protected typedText: string | undefined;

  /** All selected values, in the order of selection. */
  @property({ attribute: false })
  get values(): readonly string[] {
    return (
      this.#values ?? (typeof this.defaultValue === 'string' && this.defaultValue !== '' ? [this.defaultValue] : [])
    );
  }
  set values(values: readonly string[]) {
    const unique = [...new Set(normalizeList(values).map(String))];
    if (!isEqualList(unique, this.values)) {
      this.typedText = undefined;
      this.touched = false;
    }
    this.#values = unique;
  }

  /** The selected value; the first one if there are several, null if there is none. */
  @property({ attribute: false })
  get value(): string | null {
    return this.values[0] ?? null;
  }
  set value(value: string | null) {
    this.values = value === null || value === undefined ? [] : [String(value)];
  }

  protected labelOf(value: string): string {
    return this.#labels.get(value) ?? value;
  }

  /** The text for which a remote list is requested. */
  protected get query(): string {
    return this.typedText?.trim() ?? '';
  }

  /** The status of the visible list: an outdated one is loading before the page knows the new text. */
  protected get listStatus(): ComboboxStatus {
    if (!this.isRemote) return 'ready';
    return this.isOutdated ? 'loading' : this.requestStatus;
  }

  /** Computes the rows from the options and the typed text, unless they are the same as before. */
  protected updateRows(): void {
    const { open, listStatus, query, creatable, createValue, multiple, separators, values, isRemote } = this;
    const settings = [open, listStatus, query, creatable, createValue, multiple, separators, isRemote];
    const inputs = [this.options, this.listOptions, ...settings, ...values];
    if (isEqualList(inputs, this.#rowInputs)) return;
    this.#rowInputs = inputs;
    for (const options of new Set([this.options, this.listOptions]))
      for (const option of validOptions(options)) this.#labels.set(option.value, labelOf(option));
    const options = validOptions(this.listOptions);
    this.rows = this.open && this.listStatus === 'ready' ? this.#computeRows(options) : [];
    this.choices = this.rows.flatMap((row) => (row.kind === 'choice' ? [row.choice] : []));
  }

  #computeRows(options: readonly ComboboxOption[]): readonly ComboboxRow[] {
    const text = this.query;
    const canCreate = text !== '' && this.typedValues([text]).created.length > 0;
    return createRows(this.isRemote ? options : filterOptions(options, text), canCreate ? text : null);
  }

  /** Returns the option that a text selects when it is typed in full. */
  protected optionNamed(text: string): ComboboxOption | undefined {
    return optionNamed(this.listOptions, text, this.creatable);
  }

  /** Returns the texts that are typed, of which each is to become a value. The last one may not be complete. */
  protected splitText(text: string): readonly string[] {
    return this.multiple && !this.optionNamed(text) ? splitValues(text, this.separators) : [text.trim()];
  }

  /** Returns the values for texts that are typed in full. */
  protected typedValues(texts: readonly string[]): TypedValues {
    const values = this.multiple ? [...this.values] : [];
    const created: { readonly text: string; readonly value: string }[] = [];
    const unknown: string[] = [];
    for (const text of texts.filter(Boolean)) {
      const known = this.#knownValue(text, values);
      const newValue = known === undefined ? this.#createValue(text) : undefined;
      const value = known ?? (newValue === undefined ? null : (this.#knownValue(newValue, values) ?? newValue));
      if (value === null) unknown.push(text);
      else if (!values.includes(value)) {
        values.push(value);
        if (newValue !== undefined) created.push({ text, value });
      }
    }
    return { values, created, unknown };
  }

  /** Returns the option or the selected value that a text names; null if it can't be selected, undefined if there is none. */
  #knownValue(text: string, values: readonly string[]): string | null | undefined {
    if (optionsNamed(this.listOptions, text, this.creatable).length > 0) return this.optionNamed(text)?.value ?? null;
    return values.find((value) => isSameText(this.labelOf(value), text) || isSameText(value, text));
  }

  /** Whether the typed text is complete: everything in it stands for a value. */
  protected get isValueText(): boolean {
    return this.query !== '' && this.typedValues(this.splitText(this.query)).unknown.length === 0;
  }

  /** Whether the label of an option starts with a text, which may contain a separator. */
  protected startsLabel(text: string): boolean {
    return validOptions(this.listOptions).some((option) => startsWith(labelOf(option), text));
  }

  #createValue(text: string): string | undefined {
    if (!this.creatable) return undefined;
    const value = typeof this.createValue === 'function' ? this.createValue(text) : text;
    return value === null || value === undefined ? undefined : String(value);
  }

  /** The values of the text that is typed but not added yet. */
  get #pending(): TypedValues {
    const isPending = this.query !== '' && (this.multiple || this.value === null);
    return isPending ? this.typedValues(this.splitText(this.query)) : { values: this.values, created: [], unknown: [] };
  }

  /** The text of the text field. */
  protected get text(): string {
    if (this.typedText !== undefined) return this.typedText;
    return this.multiple || this.value === null ? '' : this.labelOf(this.value);
  }

  protected override get formValue(): string | FormData | null {
    const values = this.#pending.values.filter((value) => this.#isSubmitted(value));
    if (!this.multiple) return values[0] ?? '';
    const data = new FormData();
    for (const value of values) data.append(this.name, value);
    return this.name && values.length > 0 ? data : null;
  }

  /** Like the selected option of a native select, a value is not submitted while its option is disabled. */
  #isSubmitted(value: string): boolean {
    return !this.#isUnlisted(value) && optionsByValue(this.options).get(value)?.disabled !== true;
  }

  /** Whether a value is none of the options, once there are any. */
  #isUnlisted(value: string): boolean {
    const options = optionsByValue(this.options);
    return !this.isRemote && !this.creatable && options.size > 0 && !options.has(value);
  }

  get #unlistedMessage(): string {
    const value = this.values.find((each) => this.#isUnlisted(each));
    return value === undefined ? '' : this.locale.strings.optionUnlisted(this.labelOf(value));
  }

  /** A value that is none of the options is shown at once, since the user did not enter it. */
  protected override get errorText(): string {
    return super.errorText || (this.readOnly ? '' : this.#unlistedMessage);
  }
  protected override get formState(): string {
    return JSON.stringify({ values: this.values, typed: this.typedText });
  }

  override formResetCallback(): void {
    this.#values = undefined;
    this.typedText = undefined;
    this.touched = false;
    this.requestUpdate('values');
  }

  protected override restoreValue(savedState: string): void {
    const { values, typedText } = parseState(savedState) ?? this.#parseAutofill(savedState);
    this.values = values;
    this.typedText = typedText;
  }

  /** Finds the option that autofill has filled in by its value or label. Text that is not an option stays for correction. */
  #parseAutofill(text: string): RestoredState {
    const options = validOptions(this.options);
    const option = options.find(({ value }) => value === text) ?? this.optionNamed(text);
    // The options of a remote list are unknown, and others may be set later.
    const isValue = option !== undefined || this.isRemote || this.creatable || options.length === 0;
    if (text === '' || !isValue) return { values: [], typedText: text || undefined };
    return { values: [option?.value ?? text], typedText: undefined };
  }

  /** Whether the options are filtered by the page rather than here. */
  protected abstract get isRemote(): boolean;
  /** The options of the list. */
  protected abstract get listOptions(): readonly ComboboxOption[];
  /** The status of the request for the options of a remote list. */
  protected abstract get requestStatus(): ComboboxStatus;

  protected override validate(): ValidationResult {
    const { strings } = this.locale;
    if (this.query !== '' && (this.multiple || this.value === null)) {
      const [unknown] = this.#pending.unknown;
      if (unknown === undefined) return { flags: { badInput: true }, message: strings.textPending(this.query) };
      return {
        flags: { badInput: true },
        message: this.creatable ? strings.tagInvalid(unknown) : strings.optionUnknown,
      };
    }
    const message = this.#unlistedMessage;
    if (message) return { flags: { badInput: true }, message };
    if (!this.required || this.values.some((value) => this.#isSubmitted(value))) return VALID;
    return { flags: { valueMissing: true }, message: strings.radioMissing };
  }
}
