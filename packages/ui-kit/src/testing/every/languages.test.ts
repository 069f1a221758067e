import type { LitElement } from 'lit';
import { afterEach, expect, it } from 'vitest';

import.meta.glob('../../define/*.ts', { eager: true });

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** Regions whose dates, times or amounts are written in another way than those of their language, and other digits. */
const VARIANTS = ['ar-EG', 'ar-SA', 'de-AT', 'de-CH', 'en-IN', 'en-ZA', 'es-CO', 'fr-CA', 'fr-CH', 'pt-CV', 'pt-PT'];
const MORE_VARIANTS = ['ff-Adlm', 'th-u-nu-thai', 'uz-AF', 'zh-HK', 'zh-TW', 'zh-u-nu-fullwide'];
/** Every language that the browser formats. */
const LANGUAGES = [
  ...Intl.NumberFormat.supportedLocalesOf([
    ...PAIRS,
    ...PAIRS.flatMap((pair) => LETTERS.map((letter) => pair + letter)),
  ]),
  ...VARIANTS,
  ...MORE_VARIANTS,
];
/** Symbols before and after the amount, with letters and dots, of units such as `K`, and with 0, 2 and 3 decimals. */
const CURRENCIES = 'USD EUR GBP JPY CHF AUD BRL INR AED KWD CLP CVE CZK DKK MMK PAB PEN PLN VND XOF ZMW'.split(' ');

type Value = number | string | null;
type Field = LitElement & { value: Value; currency: string };

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});

function mount(tag: string, properties: object = {}): Field {
  const field = document.createElement(tag) as Field;
  Object.assign(field, { label: 'Label' }, properties);
  document.body.append(field);
  return field;
}

/** Types a space after the text of each input of a field, deletes it and leaves the input; returns the texts. */
function touch(field: Field): string {
  const inputs = [...field.shadowRoot!.querySelectorAll<HTMLInputElement>('input:not([type="range"])')];
  return inputs
    .map((input) => {
      const text = input.value;
      for (const typed of [`${text} `, text]) {
        input.value = typed;
        input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      }
      input.dispatchEvent(new Event('change', { bubbles: true }));
      return text;
    })
    .join(' – ');
}

/** Sets the language of the document, which elements observe. */
async function setLanguage(language: string): Promise<void> {
  document.documentElement.lang = language;
  await new Promise((resolve) => setTimeout(resolve));
}

/** Returns the values that a field does not keep in a language, each with the text of the field. */
async function lostValues(field: Field, language: string, values: readonly Value[]): Promise<unknown[]> {
  const lost: unknown[] = [];
  for (const value of values) {
    field.value = value;
    field.requestUpdate();
    await field.updateComplete;
    const text = touch(field);
    if (field.value !== value) lost.push([language, field.currency, value, text, field.value]);
  }
  return lost;
}

it.each<[tag: string, values: Value[]]>([
  ['date-field', ['2026-12-01', '2027-02-28']],
  ['date-picker', ['2026-12-01', '2027-02-28']],
  ['date-range-picker', ['2026-12-01/2027-02-28']],
  ['date-time-field', ['2026-12-01T00:05', '2026-12-01T13:05']],
  ['time-field', ['00:05', '09:05', '12:30', '13:05', '19:05', '23:59']],
  ['time-picker', ['00:05', '13:05']],
  ['number-field', [-1_234_567.25, 12_345, 0.05]],
])('plinth-%s keeps its value when its own text is entered again, in every language', async (tag, values) => {
  expect(LANGUAGES.length).toBeGreaterThan(60);
  const field = mount(`plinth-${tag}`);
  const lost: unknown[] = [];
  for (const language of LANGUAGES) {
    await setLanguage(language);
    lost.push(...(await lostValues(field, language, values)));
  }
  expect(lost).toEqual([]);
});

it.each<[tag: string, properties: object, values: Value[]]>([
  ['money-field', { cents: true }, [123_456_789, -5]],
  ['money-field', {}, [1_234_567_000]],
  ['amount-slider', { min: 0, max: 2_000_000_000 }, [1_234_567_000]],
])(
  'plinth-%s with %o keeps its amount when its own text is entered again, in every language and twenty-one currencies',
  async (tag, properties, values) => {
    const field = mount(`plinth-${tag}`, properties);
    const lost: unknown[] = [];
    for (const language of LANGUAGES) {
      await setLanguage(language);
      for (const currency of CURRENCIES) {
        field.currency = currency;
        lost.push(...(await lostValues(field, language, values)));
      }
    }
    expect(lost).toEqual([]);
  },
);
