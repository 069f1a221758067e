import '#define/date-range-picker.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthCalendar } from '../calendar/calendar.ts';
import type { PlinthDateRangePicker } from './date-range-picker.ts';

describeElement({
  name: 'date-range-picker',
  define: () => import('#define/date-range-picker.ts'),
  template: () =>
    html`<plinth-date-range-picker
      label="Period"
      help="Of the report"
      value="2026-11-01/2026-11-19"
    ></plinth-date-range-picker>`,
});

const inputs = (element: PlinthDateRangePicker) =>
  [...element.shadowRoot!.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
const errorText = (element: PlinthDateRangePicker) =>
  element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();

describeFormControl<PlinthDateRangePicker>({
  name: '<plinth-date-range-picker>',
  create: () => Object.assign(document.createElement('plinth-date-range-picker'), { label: 'Period' }),
  fill: async (control) => {
    await userEvent.fill(inputs(control)[0], '11/1/2026');
    await userEvent.fill(inputs(control)[1], '11/19/2026');
  },
  set: (control) => {
    control.value = '2026-11-01/2026-11-19';
  },
  filled: '2026-11-01/2026-11-19',
  empty: '',
  restorable: true,
});

async function createPicker(template = html`<plinth-date-range-picker label="Period"></plinth-date-range-picker>`) {
  const element = await fixture<PlinthDateRangePicker>(template);
  const fill = async (from: string, to: string): Promise<string> => {
    await userEvent.fill(inputs(element)[0], from);
    await userEvent.fill(inputs(element)[1], to);
    inputs(element)[1].blur();
    await element.updateComplete;
    return errorText(element);
  };
  return { element, fill };
}

describe('<plinth-date-range-picker>', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 12) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterEach(() => page.viewport(414, 896));

  it('labels each field with the group’s label and its own', async () => {
    await createPicker();
    expect(['Period Start', 'Period End'].map((name) => page.getByRole('textbox', { name }).elements().length)).toEqual(
      [1, 1],
    );
  });

  it('parses both dates, and formats them as digits', async () => {
    const { element, fill } = await createPicker();
    expect([await fill('Nov 1', 'Dec 3'), element.value, inputs(element).map(({ value }) => value)]).toEqual([
      '',
      '2026-11-01/2026-12-03',
      ['11/01/2026', '12/03/2026'],
    ]);
  });

  it('reports an incomplete, reversed, out-of-bounds or invalid range on blur', async () => {
    const { element, fill } = await createPicker(
      html`<plinth-date-range-picker label="Period" min="2026-10-01"></plinth-date-range-picker>`,
    );
    expect([
      await fill('11/1/2026', ''),
      await fill('11/1/2026', '10/30/2026'),
      await fill('9/1/2026', '11/1/2026'),
      await fill('soon', '11/1/2026'),
    ]).toEqual([
      'Enter a start and an end date.',
      'Enter an end date on or after the start date.',
      'Enter 10/01/2026 or later.',
      'Enter a date such as 11/19/2026.',
    ]);
    expect(inputs(element)[0].value).toBe('soon');
  });

  it('shows no error for an incomplete range while the focus moves between its fields', async () => {
    const { element } = await createPicker();
    await userEvent.fill(inputs(element)[0], '11/1/2026');
    await userEvent.tab();
    await element.updateComplete;
    expect([errorText(element), inputs(element)[0].value]).toEqual(['', '11/01/2026']);
  });

  it('shows no error when the user only moves through its empty fields', async () => {
    const { element } = await createPicker(
      html`<plinth-date-range-picker label="Period" required></plinth-date-range-picker>`,
    );
    inputs(element)[0].focus();
    element.blur();
    await element.updateComplete;
    expect([element.validity.valueMissing, errorText(element)]).toEqual([true, '']);
  });

  it('sets both ends of the range that is selected in its calendar', async () => {
    const { element } = await createPicker(
      html`<plinth-date-range-picker label="Period" value="2026-11-10/2026-11-12"></plinth-date-range-picker>`,
    );
    let changes = 0;
    element.addEventListener('change', () => {
      changes += 1;
    });
    await userEvent.click(page.getByRole('button', { name: 'Open calendar' }));
    await vi.waitFor(() =>
      expect(element.shadowRoot!.querySelector<PlinthCalendar>('plinth-calendar')!.matches(':focus-within')).toBe(true),
    );
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await element.updateComplete;
    expect([element.value, inputs(element).map(({ value }) => value), changes, element.open]).toEqual([
      '2026-11-10/2026-11-17',
      ['11/10/2026', '11/17/2026'],
      1,
      false,
    ]);
  });

  it('shows two months, or one on a narrow screen', async () => {
    await page.viewport(900, 800);
    const { element } = await createPicker(
      html`<plinth-date-range-picker label="Period" open></plinth-date-range-picker>`,
    );
    const months = () =>
      element.shadowRoot!.querySelector('plinth-calendar')!.shadowRoot!.querySelectorAll('table').length;
    await vi.waitFor(() => expect(months()).toBe(2));
    await page.viewport(414, 896);
    await vi.waitFor(() => expect(months()).toBe(1));
  });

  it('has no value while an end is missing', async () => {
    const { element } = await createPicker(
      html`<plinth-date-range-picker label="Period" value="2026-11-10"></plinth-date-range-picker>`,
    );
    expect([element.value, element.validity.badInput]).toEqual(['', true]);
  });

  it('restores a range, text that is not a date, and an autofilled interval', async () => {
    const { element } = await createPicker();
    const restored: unknown[] = [];
    for (const savedState of ['2026-11-01/2026-11-19', '["2026-11-01","soon"]', '["Nov 1"]', '[]', '5']) {
      element.formStateRestoreCallback(savedState);
      await element.updateComplete;
      restored.push([element.value, ...inputs(element).map(({ value }) => value)]);
    }
    expect(restored).toEqual([
      ['2026-11-01/2026-11-19', '11/01/2026', '11/19/2026'],
      ['', '11/01/2026', 'soon'],
      ['', '11/01/2026', ''],
      ['', '', ''],
      ['', '', ''],
    ]);
  });
});
