import type { PropertyValues } from 'lit';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { maskedFieldStrings } from '#strings/en/masked-field.ts';
import type { NativeControl } from '../field/field-wiring.ts';
import { PlinthField } from '../field/field.ts';
import { InputMask } from './input-mask.ts';
import { maskedFieldStyles } from './masked-field.styles.ts';

/**
 * A `plinth-field` that formats its text with a mask while the user types: a phone number, a tax number, a promotion
 * code. The caret stays behind the same character.
 *
 * A text that doesn't fill the mask makes the control invalid, with a message that shows when the user leaves the control
 * or submits the form. A text with characters that have no place in the mask stays as it was typed, and the message names
 * them. Digits of every script are read, and so are phone numbers with a country code: the national digits of `+1 (503)
 * 555-0148` fit `(000) 000-0000`.
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

  readonly #maskedLocale = new LocaleController(this, maskedFieldStrings);
  #maskedControl: NativeControl | null = null;
  #inputMask: InputMask | undefined;
  #listeners: AbortController | undefined;
  /** The validation message that this field has set on the control. */
  #message = '';
  /** Whether the message is shown: after the user has left the control or the form was validated. */
  #isTouched = false;

  /** The format of the text: `0` stands for a digit, `A` for a letter and `*` for either; any other character is literal. */
  @property() mask = '';

  /** The mask to apply. */
  protected get activeMask(): string {
    return this.mask;
  }

  /** Whether the control is empty or its text fills the mask, with nothing left over. */
  protected get isFilled(): boolean {
    return this.#inputMask?.isFilled ?? true;
  }

  protected override get errorText(): string {
    return this.error || (this.#isTouched ? this.#message : '');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#maskControl(null);
  }

  override updated(changed: PropertyValues<this>): void {
    this.#maskControl(this.isConnected ? this.control : null);
    if (this.#inputMask) this.#inputMask.mask = String(this.activeMask ?? '');
    this.#validate();
    super.updated(changed);
  }

  #maskControl(control: NativeControl | null): void {
    if (control === this.#maskedControl) return;
    this.#inputMask?.release();
    this.#inputMask = undefined;
    this.#validate();
    this.#listeners?.abort();
    this.#maskedControl = control;
    this.#isTouched = false;
    if (!control) return;
    this.#inputMask = new InputMask(control);
    this.#listeners = new AbortController();
    const options = { capture: true, signal: this.#listeners.signal };
    // `selectionchange` is the only event after a script has set the value.
    for (const type of ['input', 'change', 'invalid', 'selectionchange'])
      control.addEventListener(type, this.#handleEvent, options);
    // Values are reset after the event.
    control.getRootNode().addEventListener('reset', (event) => setTimeout(this.#handleEvent, 0, event), options);
  }

  readonly #handleEvent = ({ type, target }: Event): void => {
    const { errorText } = this;
    if (type === 'change' || type === 'invalid') this.#isTouched = true;
    else if (type === 'reset' && target === this.#maskedControl?.form) this.#isTouched = false;
    this.#validate();
    if (this.errorText !== errorText) this.requestUpdate();
  };

  /** Sets the validity of the control, unless the page has set a message of its own. */
  #validate(): void {
    const control = this.#maskedControl;
    if (!control) return;
    const current = control.validity.customError ? control.validationMessage : '';
    if (current && current !== this.#message) return;
    const { strings } = this.#maskedLocale;
    const unplaced = this.#inputMask?.unplaced;
    this.#message = unplaced
      ? strings.formatExcess(unplaced, this.activeMask)
      : this.isFilled
        ? ''
        : strings.formatMismatch(this.activeMask);
    if (current !== this.#message) control.setCustomValidity(this.#message);
  }
}
