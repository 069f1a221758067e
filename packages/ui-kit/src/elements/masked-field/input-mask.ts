import { asciiDigits } from '#format/number-marks.ts';
import type { NativeControl } from '../field/field-wiring.ts';

/** The placeholders of a mask and what they match; any other character of a mask is literal. */
const PLACEHOLDERS: Readonly<Record<string, RegExp>> = { 0: /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u };

const NO_DIGITS = { digits: new Map<string, string>() };

/** The result of applying a mask to a text. */
export interface MaskedText {
  readonly value: string;
  /** The position of the caret in the masked text. */
  readonly caret: number;
}

/**
 * Formats a text with a mask: `5035550148` with `(000) 000-0000` is `(503) 555-0148`. Characters that don't fit are dropped;
 * literals are added with the character that follows them, so that Backspace can delete every character.
 * @param caret the position of the caret in the text; it stays behind the same character.
 */
export function applyMask(mask: string, text: string, caret = text.length): MaskedText {
  const pattern = mask.split('');
  const characters = asciiDigits(text, NO_DIGITS).split('');
  let value = '';
  let caretIndex = 0;
  let position = 0;
  for (const [index, character] of characters.entries()) {
    if (index === caret) caretIndex = value.length;
    // A literal that was typed or pasted is kept.
    if (!isPlaceholder(pattern[position]) && character === pattern[position]) {
      value += character;
      position += 1;
      continue;
    }
    let next = position;
    while (next < pattern.length && !isPlaceholder(pattern[next])) next += 1;
    if (!matchesPlaceholder(pattern[next], character)) continue;
    value += pattern.slice(position, next).join('') + character;
    position = next + 1;
  }
  const remaining = pattern.slice(position);
  if (value !== '' && !remaining.some(isPlaceholder)) value += remaining.join('');
  return { value, caret: caret >= characters.length ? value.length : caretIndex };
}

const isPlaceholder = (symbol: string | undefined): boolean =>
  symbol !== undefined && Object.hasOwn(PLACEHOLDERS, symbol);
const matchesPlaceholder = (symbol: string | undefined, character: string): boolean =>
  symbol === undefined ? false : (PLACEHOLDERS[symbol]?.test(character) ?? false);

/** Returns the letters and digits of a text. */
const lettersAndDigitsOf = (text: string): string => text.replaceAll(/[^\p{L}\p{Nd}]/gu, '');

/** Keeps the text of a native control in the format of a mask, and the caret in place. */
export class InputMask {
  readonly #control: NativeControl;
  #mask = '';

  constructor(control: NativeControl) {
    this.#control = control;
    // Runs before the listeners of the page, so that they see the formatted text.
    control.addEventListener('input', this.#handleInput, { capture: true });
  }

  /** The mask. Ignored without a placeholder; an existing text that does not fit the mask is kept. */
  set mask(mask: string) {
    const usableMask = mask.split('').some(isPlaceholder) ? mask : '';
    if (usableMask === this.#mask) return;
    this.#mask = usableMask;
    const { value } = this.#control;
    if (usableMask && lettersAndDigitsOf(applyMask(usableMask, value).value) === lettersAndDigitsOf(value))
      this.#apply();
  }

  /** Stops formatting the control. */
  release(): void {
    this.#control.removeEventListener('input', this.#handleInput, { capture: true });
  }

  /** Formats the text, except during composition: composed text is formatted when its composition has ended. */
  readonly #handleInput = (event: Event): void => {
    if (!('isComposing' in event) || event.isComposing !== true) this.#apply();
  };

  #apply(): void {
    const control = this.#control;
    if (!this.#mask || control.value === '') return;
    const start = 'selectionStart' in control ? control.selectionStart : null;
    const { value, caret } = applyMask(this.#mask, control.value, start ?? undefined);
    if (value === control.value) return;
    control.value = value;
    // Number and date inputs have no caret to restore.
    if (start !== null && 'setSelectionRange' in control && control.matches(':focus'))
      control.setSelectionRange(caret, caret);
  }
}
