import type { PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { inputOf } from './dom.ts';
import { FieldElement } from './field-element.ts';
import { property } from './property.ts';

/**
 * A control whose value is read from what a person types and written in the way of their language: numbers, money,
 * dates, times. What is typed stays as typed until the field is left, and counts at once; what cannot be read is left
 * where it is and said to be wrong, never replaced.
 */
export abstract class TypedElement<
  Value extends number | string,
  Events extends object = object,
> extends FieldElement<Events> {
  #value: Value | null | undefined;
  #uncommitted = false;

  /** What was typed, while it differs from how the value is written. */
  @state() protected typed: string | undefined;

  /** The value that it starts with and resets to. */
  abstract defaultValue: Value | null;
  /** The value; null for none. */
  @property({ attribute: false })
  get value(): Value | null {
    return this.#value === undefined ? this.normalizeValue(this.defaultValue) : this.#value;
  }

  set value(value: Value | null) {
    const given = this.normalizeValue(value);
    if (given !== this.value) {
      this.typed = undefined;
      this.touched = false;
    }
    this.#value = given;
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
    this.#uncommitted = true;
  };

  protected readonly handleCommit = (): void => {
    if (!this.#uncommitted) return;
    this.#uncommitted = false;
    this.touched = true;
    if (this.value !== null || this.typed?.trim() === '') this.typed = undefined;
    this.dispatchNative('change');
  };

  /** A person chose a value without typing it. */
  protected commitValue(value: Value | null): void {
    if (value === this.value && this.typed === undefined) return;
    this.value = value;
    this.typed = undefined;
    this.#uncommitted = false;
    this.dispatchNative('input', 'change');
  }

  /** What stands in the field. */
  protected get text(): string {
    return this.typed ?? (this.value === null ? '' : this.formatValue(this.value));
  }

  /** True while there is text that is no value. */
  protected get isUnparsable(): boolean {
    return this.value === null && (this.typed?.trim() ?? '') !== '';
  }
  protected override get formValue(): string | null {
    return this.value === null ? '' : String(this.value);
  }

  protected override get formState(): string | null {
    if (this.typed !== undefined) return `typed ${this.typed}`;
    return this.value === null ? null : String(this.value);
  }

  protected override beforeImplicitSubmission(): void {
    this.handleCommit();
  }

  override formResetCallback(): void {
    this.#value = undefined;
    this.#uncommitted = false;
    this.typed = undefined;
    this.touched = false;
    this.requestUpdate('value');
  }

  protected override restoreValue(kept: string): void {
    const text = kept.startsWith('typed ') ? kept.slice('typed '.length) : undefined;
    this.value = text === undefined ? this.deserialize(kept) : this.parseText(text);
    if (text !== undefined && this.value === null) this.typed = text;
  }
  /** A value out of whatever was given; null for what is none. */
  protected abstract normalizeValue(given: unknown): Value | null;
  /** The value out of what was submitted or kept. */
  protected abstract deserialize(kept: string): Value | null;
  /** The value that a person typed; null for text that is none. */
  protected abstract parseText(text: string): Value | null;
  /** The value as it is written in the field. */
  protected abstract formatValue(value: Value): string;
}
