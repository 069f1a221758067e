import { state } from 'lit/decorators.js';
import { FieldElement } from '#base/field-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { isEqualList } from '#base/is-equal-list.ts';
import { labelOf, validOptions } from '#base/list-option.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { chipsStrings } from '#strings/en/chips.ts';
import { comboboxStrings } from '#strings/en/combobox.ts';
import { listStrings } from '#strings/en/list.ts';
import { radioGroupStrings } from '#strings/en/radio-group.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import {
  createRows,
  filterOptions,
  isSameText,
  optionWithLabel,
  type Choice,
  type ComboboxOption,
  type ComboboxRow,
} from './combobox.model.ts';

const english = { ...chipsStrings, ...comboboxStrings, ...listStrings, ...radioGroupStrings, ...sharedStrings };

export const comboboxStatuses = ['ready', 'loading', 'error'] as const;
export type ComboboxStatus = (typeof comboboxStatuses)[number];

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
  /** The rows that can be selected. */
  protected choices: readonly Choice[] = [];
  /** The labels of all previous options, since a remote list no longer contains what was selected from it before. */
  readonly #labels = new Map<string, string>();

  /** The options. */
  @property({ attribute: false }) options: readonly ComboboxOption[] = [];
  /** Lets users select several values, which are shown as chips and submitted separately under the same name. */
  @property({ type: Boolean }) multiple = false;
  /** Lets users add options that are not in the list. The added text is the value; text that is only typed is invalid. */
  @property({ type: Boolean }) creatable = false;
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

  /** Computes the rows from the options and the typed text. */
  protected updateRows(): void {
    for (const options of new Set([this.options, this.listOptions]))
      for (const option of validOptions(options)) this.#labels.set(option.value, labelOf(option));
    const options = validOptions(this.listOptions);
    this.rows = this.open && this.listStatus === 'ready' ? this.#computeRows(options) : [];
    this.choices = this.rows.flatMap((row) => (row.kind === 'choice' ? [row.choice] : []));
  }

  #computeRows(options: readonly ComboboxOption[]): readonly ComboboxRow[] {
    const text = this.query;
    const isKnown =
      text === '' ||
      options.some((option) => isSameText(labelOf(option), text)) ||
      this.values.some((value) => isSameText(this.labelOf(value), text));
    return createRows(this.isRemote ? options : filterOptions(options, text), this.creatable && !isKnown ? text : null);
  }

  /** The text of the text field. */
  protected get text(): string {
    if (this.typedText !== undefined) return this.typedText;
    return this.multiple || this.value === null ? '' : this.labelOf(this.value);
  }

  protected override get formValue(): string | FormData | null {
    if (!this.multiple) return this.value ?? '';
    const data = new FormData();
    for (const value of this.values) data.append(this.name, value);
    return this.name && this.values.length > 0 ? data : null;
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
    const option = options.find(({ value }) => value === text) ?? optionWithLabel(options, text);
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
    if (this.typedText?.trim() && (this.multiple || this.value === null))
      return { flags: { badInput: true }, message: strings.optionUnknown };
    if (!this.required || this.values.length > 0) return VALID;
    return { flags: { valueMissing: true }, message: strings.radioMissing };
  }
}
