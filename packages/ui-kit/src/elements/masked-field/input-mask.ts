import { plainText } from '#format/plain-text.ts';
import { setInputValue, type NativeControl } from '../field/field-wiring.ts';

/** The placeholders of a mask and what they match; any other character of a mask is literal. */
const PLACEHOLDERS: Readonly<Record<string, RegExp>> = { 0: /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u };

/** The characters that people write between the digits of a number. Japanese keyboards write a long vowel for a dash. */
const SEPARATOR = /[\s\p{Pd}\p{Ps}\p{Pe}.,:/_·−ー]/u;

/** The start of an international phone number: a plus sign and a country code of ITU-T E.164. No code is the start of another. */
const COUNTRY_CODE = /^\D*\+\D*(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The start of a phone number that is dialed from another country, and the digit that is not dialed from there. */
const DIALED_PREFIX = /^\D*00/;
const TRUNK_PREFIX = /\(0\)/;

const NORTH_AMERICAN_MASK = /^\(000\)\D?000\D?0000$/;

/** The result of applying a mask to a text. */
export interface MaskedText {
  readonly value: string;
  /** The position of the caret in the masked text. */
  readonly caret: number;
  /** Whether every placeholder is filled. */
  readonly isComplete: boolean;
  /** The characters without a place in the mask, other than separators. */
  readonly unplaced: string;
}

/**
 * Formats a text with a mask: `5035550148` with `(000) 000-0000` is `(503) 555-0148`. Separators are replaced by the
 * literals of the mask, which are added with the character that follows them, so that Backspace can delete every
 * character.
 * @param caret the position of the caret in the text; it stays behind the same character.
 */
export function applyMask(mask: string, text: string, caret = text.length): MaskedText {
  const pattern = mask.split('');
  const characters = Array.from(plainText(text));
  const caretCharacter = Array.from(plainText(text.slice(0, caret))).length;
  let value = '';
  let caretIndex = 0;
  let position = 0;
  let unplaced = '';
  for (const [index, character] of characters.entries()) {
    if (index === caretCharacter) caretIndex = value.length;
    // A literal that was typed or pasted is kept.
    if (!isPlaceholder(pattern[position]) && character === pattern[position]) {
      value += character;
      position += 1;
      continue;
    }
    let next = position;
    while (next < pattern.length && !isPlaceholder(pattern[next])) next += 1;
    const literals = pattern.slice(position, next).join('');
    // After a plus sign, another country code is not completed to that of the mask.
    const isOtherCode = /\+\d*$/.test(value) && /^\d/.test(literals);
    if (matchesPlaceholder(pattern[next], character) && !isOtherCode) {
      value += literals + character;
      position = next + 1;
    } else if (!SEPARATOR.test(character)) unplaced += character;
  }
  const remaining = pattern.slice(position);
  const isComplete = value !== '' && !remaining.some(isPlaceholder);
  if (isComplete) value += remaining.join('');
  return { value, caret: caretCharacter >= characters.length ? value.length : caretIndex, isComplete, unplaced };
}

/**
 * Formats a text with a mask, also a phone number as it is written for another country: `+1 503 555 0148` with `(000)
 * 000-0000` is `(503) 555-0148`, and `+44 (0)20 7946 0958` with `000 0000 0000` is `020 7946 0958`.
 */
export function formatWithMask(mask: string, text: string, caret = text.length): MaskedText {
  const masked = applyMask(mask, text, caret);
  if (masked.unplaced === '') return masked;
  const plain = plainText(text);
  const endDistance = plain.length - plainText(text.slice(0, caret)).length;
  const written = phoneNumbers(mask, plain.replace(/^tel:/i, '').replace(TRUNK_PREFIX, ''))
    .map((number) => applyMask(mask, number, Math.max(0, number.length - endDistance)))
    .find(({ isComplete, unplaced }) => isComplete && unplaced === '');
  return written ?? masked;
}

/** Returns how a phone number may be written with a mask: with its country code, or without it and as dialed nationally. */
function phoneNumbers(mask: string, number: string): readonly string[] {
  if (mask.includes('+')) return [number.replace(/^\D*(?:00)?/, '+'), number.replace(/^\D*0/, '')];
  const [start, code] = COUNTRY_CODE.exec(number.replace(DIALED_PREFIX, '+')) ?? [];
  if (start === undefined || (NORTH_AMERICAN_MASK.test(mask) && code !== '1')) return [];
  const national = number.replace(DIALED_PREFIX, '+').slice(start.length);
  // Most countries dial a zero before the area code.
  return code === '1' ? [national] : [national, `0${national}`];
}

const isPlaceholder = (symbol: string | undefined): boolean =>
  symbol !== undefined && Object.hasOwn(PLACEHOLDERS, symbol);
const matchesPlaceholder = (symbol: string | undefined, character: string): boolean =>
  symbol === undefined ? false : (PLACEHOLDERS[symbol]?.test(character) ?? false);

/** Keeps the text of a native control in the format of a mask, and the caret in place. */
export class InputMask {
  readonly #control: NativeControl;
  #mask = '';

  constructor(control: NativeControl) {
    this.#control = control;
    // Runs before the listeners of the page, so that they see the formatted text.
    control.addEventListener('input', this.#handleInput, { capture: true });
    control.addEventListener('compositionend', this.#handleCompositionend);
  }

  /** The mask. Ignored without a placeholder; an existing text that does not fit the mask is kept. */
  set mask(mask: string) {
    const usableMask = mask.split('').some(isPlaceholder) ? mask : '';
    if (usableMask === this.#mask) return;
    this.#mask = usableMask;
    this.#apply(applyMask);
  }

  /** Whether the control is empty or its text fills the mask, with nothing left over. */
  get isFilled(): boolean {
    const { value } = this.#control;
    return !this.#mask || value === '' || (applyMask(this.#mask, value).isComplete && this.unplaced === '');
  }

  /** The characters of the text that have no place in the mask. */
  get unplaced(): string {
    return this.#mask && applyMask(this.#mask, this.#control.value).unplaced;
  }

  /** Stops formatting the control. */
  release(): void {
    this.#control.removeEventListener('input', this.#handleInput, { capture: true });
    this.#control.removeEventListener('compositionend', this.#handleCompositionend);
  }

  /** Formats the text, except during composition. */
  readonly #handleInput = (event: Event): void => {
    if (!('isComposing' in event) || event.isComposing !== true) this.#apply(formatWithMask);
  };

  /** Formats the composed text, and reports the formatted text to the page: browsers emit no event after a composition. */
  readonly #handleCompositionend = (): void => {
    this.#control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };

  /** Formats the text. A text with characters that have no place stays as it is, until the user has corrected it. */
  #apply(format: typeof applyMask): void {
    const control = this.#control;
    if (!this.#mask) return;
    const start = 'selectionStart' in control ? control.selectionStart : null;
    const { value, caret, unplaced } = format(this.#mask, control.value, start ?? undefined);
    if (unplaced !== '' || value === control.value) return;
    setInputValue(control, value);
    // Number and date inputs have no caret to restore.
    if (start !== null && 'setSelectionRange' in control && control.matches(':focus'))
      control.setSelectionRange(caret, caret);
  }
}
