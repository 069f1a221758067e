import { asciiDigits } from '#format/number-marks.ts';
import type { NativeControl } from '../field/field-wiring.ts';

/** The placeholders of a mask and what they match; any other character of a mask is literal. */
const PLACES: Readonly<Record<string, RegExp>> = { 0: /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u };

const NO_DIGITS = { digits: new Map<string, string>() };

/** The result of applying a mask to a text. */
export interface Masked {
  readonly value: string;
  /** The position of the caret in the masked text. */
  readonly caret: number;
}

/**
 * Formats a text with a mask: `5035550148` with `(000) 000-0000` is `(503) 555-0148`. Characters that don't fit are dropped;
 * literals are added with the character that follows them, so that Backspace can delete every character.
 * @param caret the position of the caret in the text; it stays behind the same character.
 */
export function applyMask(mask: string, text: string, caret = text.length): Masked {
  const places = mask.split('');
  const signs = asciiDigits(text, NO_DIGITS).split('');
  let value = '';
  let at = 0;
  let place = 0;
  for (const [index, sign] of signs.entries()) {
    if (index === caret) at = value.length;
    // A literal that was typed or pasted stands for itself.
    if (!isPlace(places[place]) && sign === places[place]) {
      value += sign;
      place += 1;
      continue;
    }
    let next = place;
    while (next < places.length && !isPlace(places[next])) next += 1;
    if (!fits(places[next], sign)) continue;
    value += places.slice(place, next).join('') + sign;
    place = next + 1;
  }
  const rest = places.slice(place);
  if (value !== '' && !rest.some(isPlace)) value += rest.join('');
  return { value, caret: caret >= signs.length ? value.length : at };
}

const isPlace = (sign: string | undefined): boolean => sign !== undefined && Object.hasOwn(PLACES, sign);
const fits = (place: string | undefined, sign: string): boolean =>
  place === undefined ? false : (PLACES[place]?.test(sign) ?? false);

/** Returns the letters and digits of a text. */
const filledIn = (text: string): string => text.replaceAll(/[^\p{L}\p{Nd}]/gu, '');

/** Keeps the text of a native control in the format of a mask, and the caret in place. */
export class InputMask {
  readonly #control: NativeControl;
  #mask = '';

  constructor(control: NativeControl) {
    this.#control = control;
    // Runs before the listeners of the page, so that they see the formatted text.
    control.addEventListener('input', this.#handleInput, { capture: true });
  }

  /** Has no effect without a placeholder, and keeps an existing text that does not fit the mask. */
  set mask(mask: string) {
    const known = mask.split('').some(isPlace) ? mask : '';
    if (known === this.#mask) return;
    this.#mask = known;
    const { value } = this.#control;
    if (known && filledIn(applyMask(known, value).value) === filledIn(value)) this.#apply();
  }

  release(): void {
    this.#control.removeEventListener('input', this.#handleInput, { capture: true });
  }

  /** Formats composed text when its composition has ended. */
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
