import '#define/date-picker.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthCalendar } from '../calendar/calendar.ts';
import type { PlinthDatePicker } from './date-picker.ts';

describeElement({
  name: 'date-picker',
  define: () => import('#define/date-picker.ts'),
  template: () => html`<plinth-date-picker label="Date" help="A working day" value="2026-11-23"></plinth-date-picker>`,
});

const input = (element: PlinthDatePicker) => element.shadowRoot!.querySelector('input')!;
const calendar = (element: PlinthDatePicker) => element.shadowRoot!.querySelector<PlinthCalendar>('plinth-calendar');
const day = (element: PlinthDatePicker, iso: string) =>
  calendar(element)!.shadowRoot!.querySelector<HTMLElement>(`[data-day="${iso}"]`)!;

describeFormControl<PlinthDatePicker>({
  name: '<plinth-date-picker>',
  create: () => Object.assign(document.createElement('plinth-date-picker'), { label: 'Date' }),
  fill: async (control) => userEvent.fill(input(control), '11/23/2026'),
  set: (control) => {
    control.value = '2026-11-23';
  },
  filled: '2026-11-23',
  empty: '',
  restorable: true,
});

async function createPicker(
  template = html`<plinth-date-picker label="Date" value="2026-11-23"></plinth-date-picker>`,
) {
  const element = await fixture<PlinthDatePicker>(template);
  const events: string[] = [];
  for (const type of ['input', 'change']) element.addEventListener(type, () => events.push(`${type} ${element.value}`));
  return { element, events };
}

async function waitForCalendar(element: PlinthDatePicker): Promise<void> {
  await vi.waitFor(() => expect(calendar(element)?.matches(':focus-within')).toBe(true));
}

describe('<plinth-date-picker>', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 12) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens its calendar at its value and focuses it', async () => {
    const { element } = await createPicker();
    const button = page.getByRole('button', { name: 'Open calendar' });
    await userEvent.click(button);
    await waitForCalendar(element);
    expect([button.element().getAttribute('aria-expanded'), calendar(element)!.shadowRoot!.activeElement]).toEqual([
      'true',
      day(element, '2026-11-23'),
    ]);
  });

  it('sets the selected day, closes, and restores the focus', async () => {
    const { element, events } = await createPicker();
    await userEvent.click(page.getByRole('button', { name: 'Open calendar' }));
    await waitForCalendar(element);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await element.updateComplete;
    expect([events, input(element).value, element.open]).toEqual([
      ['input 2026-11-24', 'change 2026-11-24'],
      '11/24/2026',
      false,
    ]);
    expect(element.shadowRoot!.activeElement!.classList.contains('trigger')).toBe(true);
  });

  it('opens with Alt and Down, and closes with Escape and a click outside', async () => {
    const { element, events } = await createPicker();
    input(element).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitForCalendar(element);
    await userEvent.keyboard('{Escape}');
    expect([element.open, element.shadowRoot!.activeElement]).toEqual([false, input(element)]);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitForCalendar(element);
    await userEvent.click(document.body, { position: { x: 1, y: 700 } });
    expect([element.open, events]).toEqual([false, []]);
  });

  it('passes its bounds to the calendar', async () => {
    const { element } = await createPicker(
      html`<plinth-date-picker
        label="Date"
        min="2026-11-20"
        value="2026-11-23"
        .isUnavailable=${(iso: string) => iso === '2026-11-25'}
      ></plinth-date-picker>`,
    );
    element.open = true;
    await vi.waitFor(() => expect(day(element, '2026-11-25').getAttribute('aria-disabled')).toBe('true'));
    expect(['2026-11-19', '2026-11-20'].map((iso) => day(element, iso).getAttribute('aria-disabled'))).toEqual([
      'true',
      null,
    ]);
  });

  it('stays closed while disabled', async () => {
    const { element } = await createPicker();
    element.disabled = true;
    await element.updateComplete;
    input(element).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }),
    );
    expect([element.open, element.shadowRoot!.querySelector<HTMLElement>('.trigger')!.hidden]).toEqual([false, true]);
  });
});
