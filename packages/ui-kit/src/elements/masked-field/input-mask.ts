import { asciiDigits } from '#format/number-marks.ts';
import type { NativeControl } from '../field/field-wiring.ts';

/** Places of a mask that are filled in; every other sign of it stands as it is. */
const PLACES: Readonly<Record<string, RegExp>> = { 0: /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u };

const NO_DIGITS = { digits: new Map<string, string>() };

/** What a mask makes of a text. */
export interface Masked {
  readonly value: string;
  /** Where the caret stands in it. */
  readonly caret: number;
}

/**
 * A text in the form of a mask: `5035550148` by `(000) 000-0000` is `(503) 555-0148`. What does not fit is left out;
 * the signs of the mask come with what is filled in after them, so that each can be deleted backwards.
 * @param caret where the caret stands in the text: it stays behind the same sign.
 */
export function applyMask(mask: string, text: string, caret = text.length): Masked {
  const places = mask.split('');
  const signs = asciiDigits(text, NO_DIGITS).split('');
  let value = '';
  let at = 0;
  let place = 0;
  for (const [index, sign] of signs.entries()) {
    if (index === caret) at = value.length;
    // A sign of the mask that was typed or pasted stands for itself.
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

/** The letters and digits of a text. */
const filledIn = (text: string): string => text.replaceAll(/[^\p{L}\p{Nd}]/gu, '');

/** Keeps what stands in a native control in the form of a mask, and the caret where it is. */
export class InputMask {
  readonly #control: NativeControl;
  #mask = '';

  constructor(control: NativeControl) {
    this.#control = control;
    // Before every listener of the page, which is to see the text in its form.
    control.addEventListener('input', this.#handleInput, { capture: true });
  }

  /** One without a place to fill in changes nothing, nor is a text changed that was there before and does not fit. */
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

  /** A text that is being composed has its form when it is there. */
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
    // A control without a caret has none to put back (a number, a date).
    if (start !== null && 'setSelectionRange' in control && control.matches(':focus'))
      control.setSelectionRange(caret, caret);
  }
}
