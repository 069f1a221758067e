import type { PropertyValues } from 'lit';
import { property } from '#base/property.ts';
import type { NativeControl } from '../field/field-wiring.ts';
import { PlinthField } from '../field/field.ts';
import { InputMask } from './input-mask.ts';
import { maskedFieldStyles } from './masked-field.styles.ts';

/**
 * A `plinth-field` whose text has a form: a phone number, a tax number, the code of a promotion. The form comes while
 * it is typed, the caret stays behind the same sign.
 *
 * @when A text whose form everybody knows: a phone number, a tax number.
 * @whenNot Where people write the same in several ways, take a `plinth-field` and form it when it was left.
 * @keyboard none — It adds no key: the keys are those of the native input.
 * @slot - The native input.
 * @slot label - The label, instead of the `label` property.
 * @slot label-end - Beside the label.
 * @slot help - The line of help, instead of the `help` property.
 * @slot error - The message of a field in error, instead of the `error` property.
 * @slot start - Inside the frame, before the control.
 * @slot end - Inside the frame, after it.
 */
export class PlinthMaskedField<Events extends object = object> extends PlinthField<Events> {
  static override styles = maskedFieldStyles;

  #held: NativeControl | null = null;
  #inUse: InputMask | undefined;

  /** The form that the control's text is brought into: `0` a digit, `A` a letter, `*` either, all else as it stands. */
  @property() mask = '';

  /** The mask in use. */
  protected get givenMask(): string {
    return this.mask;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#hold(null);
  }

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.#hold(this.isConnected ? this.control : null);
    if (this.#inUse) this.#inUse.mask = String(this.givenMask ?? '');
  }

  #hold(control: NativeControl | null): void {
    if (control === this.#held) return;
    this.#inUse?.release();
    this.#held = control;
    this.#inUse = control ? new InputMask(control) : undefined;
  }
}
