import '#define/date-field.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthDateField } from './date-field.ts';

describeElement({
  name: 'date-field',
  define: () => import('#define/date-field.ts'),
  template: () => html`<plinth-date-field label="Date" help="Of the invoice" value="2026-11-23"></plinth-date-field>`,
});

const input = (element: PlinthDateField) => element.shadowRoot!.querySelector('input')!;
const errorText = (element: PlinthDateField) =>
  element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();

describeFormControl<PlinthDateField>({
  name: '<plinth-date-field>',
  create: () => Object.assign(document.createElement('plinth-date-field'), { label: 'Date' }),
  fill: async (control) => userEvent.fill(input(control), '11/23/2026'),
  set: (control) => {
    control.value = '2026-11-23';
  },
  filled: '2026-11-23',
  empty: '',
  restorable: true,
});

async function createField(
  template = html`<plinth-date-field label="Date" value="2026-11-23"></plinth-date-field>`,
): Promise<PlinthDateField> {
  const root = await fixture(template);
  return root.matches('plinth-date-field')
    ? (root as PlinthDateField)
    : root.querySelector<PlinthDateField>('plinth-date-field')!;
}

async function type(element: PlinthDateField, text: string): Promise<[string, string | null, string]> {
  await userEvent.fill(input(element), text);
  await userEvent.tab();
  await element.updateComplete;
  return [input(element).value, element.value, errorText(element)];
}

describe('<plinth-date-field>', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 12) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('parses a date with month names, and formats it as digits on blur', async () => {
    expect(await type(await createField(), 'December 1')).toEqual(['12/01/2026', '2026-12-01', '']);
  });

  it('keeps text that is not a date, and shows an example', async () => {
    expect(await type(await createField(), '2/30/2026')).toEqual([
      '2/30/2026',
      null,
      'Enter a date such as 11/19/2026.',
    ]);
  });

  it('describes the date format of the language', async () => {
    const placeholders: (string | null)[] = [];
    // Languages without strings of the kit: in the others, the letters depend on what is loaded.
    for (const lang of ['en', 'sv', 'es']) {
      const element = await createField(
        html`<div lang=${lang}><plinth-date-field label="Date"></plinth-date-field></div>`,
      );
      placeholders.push(input(element).placeholder);
    }
    expect(placeholders).toEqual(['MM/DD/YYYY', 'YYYY-MM-DD', 'DD/MM/YYYY']);
  });

  it('moves by days and months within its bounds', async () => {
    const element = await createField(
      html`<plinth-date-field label="Date" value="2026-11-30" max="2027-01-15"></plinth-date-field>`,
    );
    input(element).focus();
    const values: (string | null)[] = [];
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{PageUp}', '{PageUp}', '{PageDown}']) {
      await userEvent.keyboard(key);
      values.push(element.value);
    }
    expect(values).toEqual(['2026-12-01', '2026-11-30', '2026-12-30', '2027-01-15', '2026-12-15']);
  });

  it('starts with today when it steps from an empty value', async () => {
    const element = await createField(html`<plinth-date-field label="Date"></plinth-date-field>`);
    input(element).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(element.value).toBe('2026-11-19');
  });

  it('reports a day that is out of bounds or unavailable', async () => {
    const element = await createField(
      html`<plinth-date-field
        label="Date"
        min="2026-11-10"
        max="2026-11-19"
        .isUnavailable=${(iso: string) => iso === '2026-11-15'}
      ></plinth-date-field>`,
    );
    const errors: string[] = [];
    for (const text of ['11/9/2026', '11/20/2026', '11/15/2026', '11/16/2026'])
      errors.push((await type(element, text))[2]);
    expect(errors).toEqual([
      'Enter 11/10/2026 or later.',
      'Enter 11/19/2026 or earlier.',
      'This date isn’t available. Choose another.',
      '',
    ]);
  });

  it('ignores values that are not dates', async () => {
    const element = await createField(
      html`<plinth-date-field label="Date" value="soon" min="never" max="2026-13-01"></plinth-date-field>`,
    );
    expect([element.value, input(element).value, element.validity.valid]).toEqual([null, '', true]);
  });

  it('stops at its minimum', async () => {
    const element = await createField(
      html`<plinth-date-field label="Date" value="2026-11-20" min="2026-11-10"></plinth-date-field>`,
    );
    input(element).focus();
    await userEvent.keyboard('{PageDown}');
    expect(element.value).toBe('2026-11-10');
  });
});
