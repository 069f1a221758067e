import type { PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { inputOf } from './dom.ts';
import { FieldElement } from './field-element.ts';
import { VALID, type ValidationResult } from './form-element.ts';
import { property } from './property.ts';

/**
 * Base class of fields whose value is parsed from typed text and formatted in the user's language: numbers, money,
 * dates and times. The value updates while the user types; the text is formatted on blur. Text that can't be parsed is
 * kept and reported as an error.
 */
export abstract class TypedElement<
  Value extends number | string,
  Events extends object = object,
> extends FieldElement<Events> {
  #value: Value | null | undefined;
  #hasUncommittedText = false;

  /** The typed text, while it differs from the formatted value. */
  @state() protected typed: string | undefined;

  /** The initial value, restored when the form is reset. */
  abstract defaultValue: Value | null;
  /** The value, or null if there is none. */
  @property({ attribute: false })
  get value(): Value | null {
    return this.#value === undefined ? this.normalizeValue(this.defaultValue) : this.#value;
  }

  set value(value: Value | null) {
    const normalized = this.normalizeValue(value);
    if (normalized !== this.value) {
      this.typed = undefined;
      this.touched = false;
    }
    this.#value = normalized;
  }

  override updated(changed: PropertyValues<this>): void {
    const { input } = this;
    if (input && input.value !== this.text) input.value = this.text;
    super.updated(changed);
  }

  protected readonly handleInput = (event: Event): void => {
    const text = inputOf(event).value;
    this.value = this.parseText(text);
    this.typed = text;
    this.#hasUncommittedText = true;
  };

  protected readonly handleCommit = (): void => {
    if (!this.#hasUncommittedText) return;
    this.#hasUncommittedText = false;
    this.touched = true;
    if (this.value !== null || this.typed?.trim() === '') this.typed = undefined;
    this.dispatchNative('change');
  };

  /** Sets a value that the user has selected rather than typed. */
  protected commitValue(value: Value | null): void {
    if (value === this.value && this.typed === undefined) return;
    this.selectValue(value);
    this.dispatchNative('input', 'change');
  }

  /** Sets a value that the user has selected in a native control, which reports it. */
  protected selectValue(value: Value | null): void {
    this.value = value;
    this.typed = undefined;
    this.#hasUncommittedText = false;
  }

  protected override get isEmpty(): boolean {
    return this.text === '';
  }

  protected override clearValue(): void {
    this.commitValue(null);
    this.touched = true;
  }

  /** The text of the field. */
  protected get text(): string {
    return this.typed ?? (this.value === null ? '' : this.formatValue(this.value));
  }

  /** Whether the text can't be parsed. */
  protected get isUnparsable(): boolean {
    return this.value === null && (this.typed?.trim() ?? '') !== '';
  }
  protected override get formValue(): string | null {
    return this.value === null ? '' : String(this.value);
  }

  /** A cleared field has a state too, so that it doesn't get its default value back. */
  protected override get formState(): string | null {
    return this.typed === undefined ? this.formValue : `typed ${this.typed}`;
  }

  protected override validate(): ValidationResult {
    if (this.value !== null) return this.validateValue(this.value);
    if (this.isUnparsable) return { flags: { badInput: true }, message: this.unparsableMessage };
    return this.required ? { flags: { valueMissing: true }, message: this.missingMessage } : VALID;
  }

  protected override beforeImplicitSubmission(): void {
    this.handleCommit();
  }

  override formResetCallback(): void {
    this.#value = undefined;
    this.#hasUncommittedText = false;
    this.typed = undefined;
    this.touched = false;
    this.requestUpdate('value');
  }

  protected override restoreValue(savedState: string): void {
    const text = savedState.startsWith('typed ') ? savedState.slice('typed '.length) : undefined;
    this.value = text === undefined ? this.deserialize(savedState) : this.parseText(text);
    if (text !== undefined && this.value === null) this.typed = text;
  }
  /** Returns a valid value, or null. */
  protected abstract normalizeValue(value: unknown): Value | null;
  /** Parses a submitted or saved value. */
  protected abstract deserialize(serialized: string): Value | null;
  /** Parses text that the user has typed; returns null if it is invalid. */
  protected abstract parseText(text: string): Value | null;
  /** Formats a value as the text of the field. */
  protected abstract formatValue(value: Value): string;
  /** Validates a value that is not null. */
  protected abstract validateValue(value: Value): ValidationResult;
  /** The error message for text that can't be parsed. */
  protected abstract get unparsableMessage(): string;
  /** The error message for a missing value. */
  protected abstract get missingMessage(): string;
}
