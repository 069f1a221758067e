import type { PropertyValues } from 'lit';
import { property, state } from './decorators.ts';
import { FieldElement } from './field-element.ts';
import { inputOf } from './nodes.ts';

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
    return this.#value === undefined ? this.accept(this.defaultValue) : this.#value;
  }

  set value(value: Value | null) {
    const given = this.accept(value);
    if (given !== this.value) {
      this.typed = undefined;
      this.settled = false;
    }
    this.#value = given;
  }

  override updated(changed: PropertyValues<this>): void {
    const { input } = this;
    if (input && input.value !== this.text) input.value = this.text;
    super.updated(changed);
  }

  protected readonly handleType = (event: Event): void => {
    const text = inputOf(event).value;
    this.value = this.parse(text);
    this.typed = text;
    this.#uncommitted = true;
  };

  protected readonly handleCommit = (): void => {
    if (!this.#uncommitted) return;
    this.#uncommitted = false;
    this.settled = true;
    if (this.value !== null || this.typed?.trim() === '') this.typed = undefined;
    this.announceChange('change');
  };

  /** A person chose a value without typing it. */
  protected take(value: Value | null): void {
    if (value === this.value && this.typed === undefined) return;
    this.value = value;
    this.typed = undefined;
    this.#uncommitted = false;
    this.announceChange('input', 'change');
  }

  /** What stands in the field. */
  protected get text(): string {
    return this.typed ?? (this.value === null ? '' : this.write(this.value));
  }

  /** True while there is text that is no value. */
  protected get isUnread(): boolean {
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
    this.settled = false;
    this.requestUpdate('value');
  }

  protected override restoreValue(kept: string): void {
    const text = kept.startsWith('typed ') ? kept.slice('typed '.length) : undefined;
    this.value = text === undefined ? this.revive(kept) : this.parse(text);
    if (text !== undefined && this.value === null) this.typed = text;
  }
  /** A value out of whatever was given; null for what is none. */
  protected abstract accept(given: unknown): Value | null;
  /** The value out of what was submitted or kept. */
  protected abstract revive(kept: string): Value | null;
  /** The value that a person typed; null for text that is none. */
  protected abstract parse(text: string): Value | null;
  /** The value as it is written in the field. */
  protected abstract write(value: Value): string;
}
