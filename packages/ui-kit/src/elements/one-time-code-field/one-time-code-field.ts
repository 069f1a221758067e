import { html, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { setOrRemove } from '#base/ids.ts';
import { property } from '#base/property.ts';
import { PlinthMaskedField } from '../masked-field/masked-field.ts';
import { oneTimeCodeFieldStyles } from './one-time-code-field.styles.ts';

export const codeKinds = ['digits', 'letters-and-digits'] as const;

const [LENGTH, LONGEST] = [6, 12];

export interface PlinthOneTimeCodeFieldEventMap {
  'plinth-code-complete': CustomEvent<{ readonly value: string }>;
}

/**
 * A code that was sent to a person, in boxes: a `plinth-field` around one native `<input>` of the page, so that the
 * browser offers the code of a message, and pasting, deleting and screen readers work as in any input.
 *
 * @when A code that has just been sent to a person.
 * @whenNot For a password or a code that is kept take a `plinth-field`.
 * @keyboard none — It adds no key: the keys are those of the native input.
 * @slot - The native input. It is given `autocomplete="one-time-code"` and, for digits, `inputmode="numeric"`.
 * @slot label - The label, instead of the `label` property.
 * @slot label-end - Beside the label: a link such as "Send it again".
 * @slot help - The line of help, instead of the `help` property.
 * @slot error - The message of a field in error, instead of the `error` property.
 * @csspart cell - One box.
 * @fires plinth-code-complete - when a person entered the last sign; the time to send it.
 */
export class PlinthOneTimeCodeField extends PlinthMaskedField<PlinthOneTimeCodeFieldEventMap> {
  static override styles = oneTimeCodeFieldStyles;

  #complete = false;

  @query('.cells') private readonly cells!: HTMLElement | null;

  /** How many signs the code has, up to 12. @default 6 */
  @property({ type: Number }) length = LENGTH;
  /** What signs it is made of. @default 'digits' */
  @property({ of: codeKinds }) kind: (typeof codeKinds)[number] = 'digits';

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.cells?.style.setProperty('--_count', String(this.#count));
    const { control } = this;
    if (!control) return;
    setOrRemove(control, 'autocomplete', 'one-time-code');
    setOrRemove(control, 'spellcheck', 'false');
    setOrRemove(control, 'inputmode', this.kind === 'digits' ? 'numeric' : 'text');
  }

  readonly #handleInput = (): void => {
    this.#moveCaret();
    const value = this.control?.value ?? '';
    const complete = value.length === this.#count;
    if (complete && !this.#complete) emit(this, 'plinth-code-complete', { value });
    this.#complete = complete;
  };

  readonly #moveCaret = (): void => {
    const { control } = this;
    const at = control && 'selectionEnd' in control ? (control.selectionEnd ?? 0) : 0;
    this.cells?.style.setProperty('--_current', String(Math.min(at, this.#count - 1)));
  };

  get #count(): number {
    const { length } = this;
    return Number.isInteger(length) && length > 0 ? Math.min(length, LONGEST) : LENGTH;
  }

  protected override get givenMask(): string {
    return this.mask || (this.kind === 'digits' ? '0' : '*').repeat(this.#count);
  }

  protected override renderSlot(): TemplateResult {
    const cells = Array.from({ length: this.#count }, () => html`<span part="cell"></span>`);
    return html`<div
      class="cells"
      @input=${this.#handleInput}
      @selectionchange=${this.#moveCaret}
      @focusin=${this.#moveCaret}
    >
      <div class="boxes">${cells}</div>
      <span class="current"></span><slot></slot>
    </div>`;
  }
}
