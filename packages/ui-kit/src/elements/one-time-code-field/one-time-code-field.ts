import { html, type PropertyValues, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { setOrRemove } from '#base/ids.ts';
import { property } from '#base/property.ts';
import { PlinthMaskedField } from '../masked-field/masked-field.ts';
import { oneTimeCodeFieldStyles } from './one-time-code-field.styles.ts';

export const codeKinds = ['digits', 'letters-and-digits'] as const;

const DEFAULT_LENGTH = 6;
const MAX_LENGTH = 12;

export interface PlinthOneTimeCodeFieldEventMap {
  'plinth-code-complete': CustomEvent<{ readonly value: string }>;
}

/**
 * A field for a one-time code, with a box for each character. It extends `plinth-field` and wraps a single native
 * `<input>` of the page, so that autofill, pasting, deleting and screen readers work as in any input. An incomplete code makes the input invalid.
 *
 * @when A code that was just sent to the user.
 * @whenNot For a password or a permanent code, use a `plinth-field`.
 * @keyboard none — Has no keys of its own; the native input handles the keyboard.
 * @slot - The native input. The element sets `autocomplete="one-time-code"` on it and, for digits, `inputmode="numeric"`.
 * @slot label - Replaces the `label` property.
 * @slot label-end - Content next to the label, such as a link that sends the code again.
 * @slot help - Replaces the `help` property.
 * @slot error - Replaces the error message.
 * @csspart cell - The box of a character.
 * @fires plinth-code-complete - Emitted when the user enters the last character of a code, or pastes a code.
 */
export class PlinthOneTimeCodeField extends PlinthMaskedField<PlinthOneTimeCodeFieldEventMap> {
  static override styles = oneTimeCodeFieldStyles;

  /** The code that the last event reported, while it is the text of the input. */
  #reportedCode: string | undefined;

  /** The number of characters in the code, at most 12. @default 6 */
  @property({ type: Number }) length = DEFAULT_LENGTH;
  /** The characters that the code consists of. @default 'digits' */
  @property({ of: codeKinds }) kind: (typeof codeKinds)[number] = 'digits';

  constructor() {
    super();
    this.addEventListener('beforeinput', this.#handleBeforeinput);
    this.addEventListener('input', this.#handleInput);
    for (const type of ['focusin', 'selectionchange']) this.addEventListener(type, this.#moveCaret);
  }

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.base.style.setProperty('--_count', String(this.#cellCount));
    this.#moveCaret();
    const { control } = this;
    if (!control) return;
    setOrRemove(control, 'autocomplete', 'one-time-code');
    setOrRemove(control, 'spellcheck', 'false');
    setOrRemove(control, 'inputmode', this.kind === 'digits' ? 'numeric' : 'text');
  }

  /** Forgets a code that a script has replaced, so that the user can enter it again. */
  readonly #handleBeforeinput = (): void => {
    if (this.control?.value !== this.#reportedCode) this.#reportedCode = undefined;
  };

  readonly #handleInput = (event: Event): void => {
    this.#moveCaret();
    // A code that is still composed is not in its format yet.
    if ('isComposing' in event && event.isComposing === true) return;
    const value = this.control?.value ?? '';
    if (value === this.#reportedCode) return;
    const isComplete = value.length === this.#cellCount && this.isFilled;
    this.#reportedCode = isComplete ? value : undefined;
    if (isComplete) emit(this, 'plinth-code-complete', { value });
  };

  readonly #moveCaret = (): void => {
    // The control is there before the boxes.
    if (!this.hasUpdated) return;
    const { control } = this;
    const caret = control && 'selectionEnd' in control ? (control.selectionEnd ?? 0) : 0;
    this.base.style.setProperty('--_current', String(Math.min(caret, this.#cellCount - 1)));
  };

  get #cellCount(): number {
    const { length } = this;
    return Number.isInteger(length) && length > 0 ? Math.min(length, MAX_LENGTH) : DEFAULT_LENGTH;
  }

  protected override get activeMask(): string {
    return this.mask || (this.kind === 'digits' ? '0' : '*').repeat(this.#cellCount);
  }

  /** Draws the boxes under the input. */
  protected override renderOverControl(): TemplateResult {
    const cells = Array.from({ length: this.#cellCount }, () => html`<span part="cell"></span>`);
    return html`<div class="cells">
        <div class="boxes">${cells}</div>
        <span class="current"></span>
      </div>
      ${super.renderOverControl()}`;
  }
}
