import '#define/money-field.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { currencyName } from '#format/format.ts';
import { ar } from '#strings/ar.ts';
import { de } from '#strings/de.ts';
import { fr } from '#strings/fr.ts';
import { pt } from '#strings/pt.ts';
import { setStrings } from '#strings/strings.ts';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthMoneyField } from './money-field.ts';

describeElement({
  name: 'money-field',
  define: () => import('#define/money-field.ts'),
  template: () => html`<plinth-money-field label="Amount" help="Up to $50,000." value="1850000"></plinth-money-field>`,
});

const errorText = (element: PlinthMoneyField) =>
  element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();
const input = (element: PlinthMoneyField) => element.shadowRoot!.querySelector('input')!;

describeFormControl<PlinthMoneyField>({
  name: '<plinth-money-field>',
  create: () => Object.assign(document.createElement('plinth-money-field'), { label: 'Amount' }),
  fill: async (control) => userEvent.fill(input(control), '$1,250'),
  set: (control) => {
    control.value = 125_000;
  },
  filled: '125000',
  empty: '',
  restorable: true,
});

async function createField(template: ReturnType<typeof html>): Promise<PlinthMoneyField> {
  const root = await fixture(template);
  return root.matches('plinth-money-field')
    ? (root as PlinthMoneyField)
    : root.querySelector<PlinthMoneyField>('plinth-money-field')!;
}

async function enter(element: PlinthMoneyField, text: string): Promise<[string, number | null]> {
  await userEvent.fill(input(element), text);
  await userEvent.tab();
  await element.updateComplete;
  return [input(element).value, element.value];
}

describe('<plinth-money-field>', () => {
  it('parses the typed amount, and formats it as currency on blur', async () => {
    const element = await createField(html`<plinth-money-field label="Amount"></plinth-money-field>`);
    expect(await enter(element, '1250')).toEqual(['$1,250', 125_000]);
    expect(await enter(element, '1250.00')).toEqual(['$1,250', 125_000]);
    expect(await enter(element, '1.5M')).toEqual(['$1,500,000', 150_000_000]);
    expect(await enter(element, '')).toEqual(['', null]);
  });

  it('keeps an ambiguous amount, asks which one is meant, and says that it takes whole dollars', async () => {
    const element = await createField(html`<plinth-money-field label="Amount"></plinth-money-field>`);
    expect(await enter(element, '1,5')).toEqual(['1,5', null]);
    expect([element.validity.badInput, element.validationMessage]).toEqual([
      true,
      'Did you mean 1.5 or 15? Enter whole US dollars.',
    ]);
    element.cents = true;
    await element.updateComplete;
    expect(element.validationMessage).toBe('Did you mean 1.5 or 15?');
    expect(await enter(element, 'a lot')).toEqual(['a lot', null]);
    expect(element.validationMessage).toBe('Enter an amount.');
  });

  it('keeps an amount with cents, and says that it takes whole dollars', async () => {
    const element = await createField(html`<plinth-money-field label="Amount"></plinth-money-field>`);
    expect(await enter(element, '1250.50')).toEqual(['1250.50', null]);
    expect([element.validity.badInput, errorText(element)]).toEqual([true, 'Enter whole US dollars.']);
    expect(await enter(element, '1250')).toEqual(['$1,250', 125_000]);
    expect([element.validity.valid, errorText(element)]).toEqual([true, '']);
  });

  it.each([
    ['de', de, '1250,5'],
    ['fr', fr, '1250,5'],
    ['pt', pt, '1250,5'],
    ['ar', ar, '١٢٥٠٫٥'],
  ])('asks for a whole amount in the language %s', async (language, strings, text) => {
    setStrings(language, strings);
    const element = await createField(
      html`<div lang=${language}><plinth-money-field label="Amount" currency="EUR"></plinth-money-field></div>`,
    );
    expect(await enter(element, text)).toEqual([text, null]);
    expect(errorText(element)).toBe(strings.amountWhole(currencyName('EUR', language)));
  });

  it('keeps the cents when cents is set', async () => {
    const element = await createField(html`<plinth-money-field label="Unit price" cents></plinth-money-field>`);
    expect(await enter(element, '1250.5')).toEqual(['$1,250.50', 125_050]);
    expect(input(element).inputMode).toBe('decimal');
  });

  it('uses the minor units of the currency', async () => {
    const element = await createField(
      html`<plinth-money-field label="Price" currency="JPY" cents></plinth-money-field>`,
    );
    expect(await enter(element, '1250')).toEqual(['¥1,250', 1250]);
    await userEvent.click(input(element));
    await userEvent.keyboard('{ArrowUp}');
    expect(element.value).toBe(1251);
    expect(await enter(element, '1250.5')).toEqual(['1250.5', null]);
    expect([input(element).inputMode, element.validationMessage]).toEqual(['numeric', 'Enter whole Japanese yen.']);
  });

  it('steps by one major unit', async () => {
    const element = await createField(
      html`<plinth-money-field label="Amount" value="125050" cents></plinth-money-field>`,
    );
    input(element).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageDown}');
    expect(element.value).toBe(124_200);
  });

  it('names the valid range in its error message', async () => {
    const element = await createField(
      html`<plinth-money-field label="Amount" max="5000000" value="6000000"></plinth-money-field>`,
    );
    expect([element.validity.rangeOverflow, element.validationMessage]).toEqual([
      true,
      'Enter an amount from $0 to $50,000.',
    ]);
    element.max = undefined;
    element.value = -100;
    expect(element.validationMessage).toBe('Enter $0 or more.');
  });

  it('parses and formats in the language of the page', async () => {
    const element = await createField(
      html`<div lang="de"><plinth-money-field label="Betrag" currency="EUR" cents></plinth-money-field></div>`,
    );
    expect(await enter(element, '1.250,5')).toEqual(['1.250,50\u00a0€', 125_050]);
  });

  it('ignores invalid amounts and currencies', async () => {
    const element = await createField(
      html`<plinth-money-field label="Amount" currency="dollars" value="much"></plinth-money-field>`,
    );
    expect([element.value, input(element).value]).toEqual([null, '']);
    element.value = 12.4;
    await element.updateComplete;
    expect([element.value, element.shadowRoot!.textContent!.includes('NaN')]).toEqual([12, false]);
  });
});
