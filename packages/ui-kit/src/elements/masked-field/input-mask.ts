import { asciiDigits } from '#format/number-marks.ts';
import { setInputValue, type NativeControl } from '../field/field-wiring.ts';

/** The placeholders of a mask and what they match; any other character of a mask is literal. */
const PLACEHOLDERS: Readonly<Record<string, RegExp>> = { 0: /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u };

/** The start of an international phone number: a plus sign and a country code of ITU-T E.164. No code is the start of another. */
const COUNTRY_CODE = /^\D*[+＋]\D*(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

const NO_DIGITS = { digits: new Map<string, string>() };

/** The result of applying a mask to a text. */
export interface MaskedText {
  readonly value: string;
  /** The position of the caret in the masked text. */
  readonly caret: number;
  /** Whether every placeholder is filled. */
  readonly isComplete: boolean;
  /** The number of characters without a place in the mask, of those that one of its placeholders stands for. */
  readonly droppedCount: number;
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
  let droppedCount = 0;
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
    if (!matchesPlaceholder(pattern[next], character)) {
      if (pattern.some((symbol) => matchesPlaceholder(symbol, character))) droppedCount += 1;
      continue;
    }
    value += pattern.slice(position, next).join('') + character;
    position = next + 1;
  }
  const remaining = pattern.slice(position);
  const isComplete = value !== '' && !remaining.some(isPlaceholder);
  if (isComplete) value += remaining.join('');
  return { value, caret: caret >= characters.length ? value.length : caretIndex, isComplete, droppedCount };
}

/**
 * Formats a text that was entered at once, such as a pasted phone number. If it has too many digits by the length of its
 * country code, only the national ones are formatted: `+1 503 555 0148` with `(000) 000-0000` is `(503) 555-0148`.
 */
export function applyMaskToWhole(mask: string, text: string, caret = text.length): MaskedText {
  const masked = applyMask(mask, text, caret);
  if (masked.droppedCount === 0 || mask.includes('+')) return masked;
  const [start, code] = COUNTRY_CODE.exec(asciiDigits(text, NO_DIGITS)) ?? [];
  if (start === undefined || code?.length !== masked.droppedCount) return masked;
  return applyMask(mask, text.slice(start.length), Math.max(0, caret - start.length));
}

/** Whether an event enters a text at once, as pasting, dropping and autofill do, rather than typing or deleting a character. */
const entersWhole = ({ data, inputType }: Partial<InputEvent>): boolean =>
  data?.length !== 1 && !inputType?.startsWith('delete');

const isPlaceholder = (symbol: string | undefined): boolean =>
  symbol !== undefined && Object.hasOwn(PLACEHOLDERS, symbol);
const matchesPlaceholder = (symbol: string | undefined, character: string): boolean =>
  symbol === undefined ? false : (PLACEHOLDERS[symbol]?.test(character) ?? false);

/** Returns the letters and digits of a text. */
const lettersAndDigitsOf = (text: string): string => text.replaceAll(/[^\p{L}\p{Nd}]/gu, '');

/** Keeps the text of a native control in the format of a mask, and the caret in place. */
export class InputMask {
  readonly #control: NativeControl;
  readonly #keepsExcess: boolean;
  #mask = '';
  /** Whether a text that was entered at once does not fit the mask: it stays as it is until the user has corrected it. */
  #keepsText = false;

  /** @param keepsExcess whether a text with too many characters that was entered at once stays, rather than being cut off. */
  constructor(control: NativeControl, keepsExcess: boolean) {
    this.#control = control;
    this.#keepsExcess = keepsExcess;
    // Runs before the listeners of the page, so that they see the formatted text.
    control.addEventListener('input', this.#handleInput, { capture: true });
  }

  /** The mask. Ignored without a placeholder; an existing text that does not fit the mask is kept. */
  set mask(mask: string) {
    const usableMask = mask.split('').some(isPlaceholder) ? mask : '';
    if (usableMask === this.#mask) return;
    this.#mask = usableMask;
    const { value } = this.#control;
    this.#keepsText = false;
    if (usableMask && lettersAndDigitsOf(applyMask(usableMask, value).value) === lettersAndDigitsOf(value))
      this.#apply(applyMask);
  }

  /** Whether the control is empty or its text fills the mask, with nothing left over. */
  get isFilled(): boolean {
    const { value } = this.#control;
    if (!this.#mask || value === '') return true;
    const { isComplete, droppedCount } = applyMask(this.#mask, value);
    return isComplete && droppedCount === 0;
  }

  /** Stops formatting the control. */
  release(): void {
    this.#control.removeEventListener('input', this.#handleInput, { capture: true });
  }

  /** Formats the text, except during composition: composed text is formatted when its composition has ended. */
  readonly #handleInput = (event: Event): void => {
    if ('isComposing' in event && event.isComposing === true) return;
    this.#keepsText ||= this.#keepsExcess && entersWhole(event);
    this.#apply(this.#keepsText ? applyMaskToWhole : applyMask);
  };

  #apply(format: typeof applyMask): void {
    const control = this.#control;
    if (!this.#mask || control.value === '') {
      this.#keepsText = false;
      return;
    }
    const start = 'selectionStart' in control ? control.selectionStart : null;
    const { value, caret, droppedCount } = format(this.#mask, control.value, start ?? undefined);
    this.#keepsText &&= droppedCount > 0;
    if (this.#keepsText || value === control.value) return;
    setInputValue(control, value);
    // Number and date inputs have no caret to restore.
    if (start !== null && 'setSelectionRange' in control && control.matches(':focus'))
      control.setSelectionRange(caret, caret);
  }
}
