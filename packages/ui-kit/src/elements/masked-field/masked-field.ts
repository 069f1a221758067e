import type { PropertyValues } from 'lit';
import { property } from '#base/property.ts';
import type { NativeControl } from '../field/field-wiring.ts';
import { PlinthField } from '../field/field.ts';
import { InputMask } from './input-mask.ts';
import { maskedFieldStyles } from './masked-field.styles.ts';

/**
 * A `plinth-field` that formats its text with a mask while the user types: a phone number, a tax number, a promotion
 * code. The caret stays behind the same character.
 *
 * @when Text in a fixed, well-known format, such as a phone number or a tax number.
 * @whenNot For text that people write in different ways, use a `plinth-field` and format it when the user leaves the field.
 * @keyboard none — Has no keys of its own; the native input handles the keyboard.
 * @slot - The native input.
 * @slot label - Replaces the `label` property.
 * @slot label-end - Content next to the label, such as a link or a note.
 * @slot help - Replaces the `help` property.
 * @slot error - Replaces the error message.
 * @slot start - Content inside the frame before the control.
 * @slot end - Content inside the frame after the control.
 */
export class PlinthMaskedField<Events extends object = object> extends PlinthField<Events> {
  static override styles = maskedFieldStyles;

  #maskedControl: NativeControl | null = null;
  #inputMask: InputMask | undefined;

  /** The format of the text: `0` stands for a digit, `A` for a letter and `*` for either; any other character is literal. */
  @property() mask = '';

  /** The mask to apply. */
  protected get activeMask(): string {
    return this.mask;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#maskControl(null);
  }

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.#maskControl(this.isConnected ? this.control : null);
    if (this.#inputMask) this.#inputMask.mask = String(this.activeMask ?? '');
  }

  #maskControl(control: NativeControl | null): void {
    if (control === this.#maskedControl) return;
    this.#inputMask?.release();
    this.#maskedControl = control;
    this.#inputMask = control ? new InputMask(control) : undefined;
  }
}
