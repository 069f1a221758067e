import '#define/time-picker.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthTimePicker } from './time-picker.ts';

describeElement({
  name: 'time-picker',
  define: () => import('#define/time-picker.ts'),
  template: () =>
    html`<plinth-time-picker
      label="Call me at"
      min="08:00"
      max="18:00"
      step="60"
      value="09:00"
      open
    ></plinth-time-picker>`,
});

const input = (element: PlinthTimePicker) => element.shadowRoot!.querySelector('input')!;
const times = (element: PlinthTimePicker) =>
  [...element.shadowRoot!.querySelectorAll('[role="option"]')].map((option) =>
    option.textContent!.replaceAll(/\s+/g, ' ').trim(),
  );
const activeTime = (element: PlinthTimePicker) =>
  element.shadowRoot!.querySelector('.active')?.textContent?.replaceAll(/\s+/g, ' ').trim();

describeFormControl<PlinthTimePicker>({
  name: '<plinth-time-picker>',
  create: () => Object.assign(document.createElement('plinth-time-picker'), { label: 'Call me at' }),
  fill: async (control) => userEvent.fill(input(control), '9:30 PM'),
  set: (control) => {
    control.value = '21:30';
  },
  filled: '21:30',
  empty: '',
  restorable: true,
});

async function createPicker() {
  const element = await fixture<PlinthTimePicker>(
    html`<plinth-time-picker label="Call me at" min="08:00" max="11:00" step="60" value="09:30"></plinth-time-picker>`,
  );
  const events: string[] = [];
  for (const type of ['input', 'change']) element.addEventListener(type, () => events.push(`${type} ${element.value}`));
  const press = async (text: string) => {
    await userEvent.keyboard(text);
    await element.updateComplete;
  };
  return { element, events, press };
}

describe('<plinth-time-picker>', () => {
  it('lists the times within its bounds, and opens at the next time', async () => {
    const { element, press } = await createPicker();
    expect(page.getByRole('combobox', { name: 'Call me at' }).element()).toBe(input(element));
    input(element).focus();
    await press('{ArrowDown}');
    expect([times(element), activeTime(element)]).toEqual([['8:00 AM', '9:00 AM', '10:00 AM', '11:00 AM'], '10:00 AM']);
  });

  it('moves with arrow keys, wrapping at the ends, and selects on Enter', async () => {
    const { element, events, press } = await createPicker();
    input(element).focus();
    await press('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(activeTime(element)).toBe('8:00 AM');
    await press('{ArrowUp}{Enter}');
    expect([element.value, element.open, events]).toEqual(['11:00', false, ['input 11:00', 'change 11:00']]);
  });

  it('selects the pressed time, and keeps the focus', async () => {
    const { element } = await createPicker();
    await userEvent.click(page.getByRole('button', { name: 'Show times' }));
    await userEvent.click(element.shadowRoot!.querySelector('#option-0')!);
    expect([element.value, element.open, element.shadowRoot!.activeElement]).toEqual(['08:00', false, input(element)]);
  });

  it('accepts any typed time within its bounds', async () => {
    const { element, press } = await createPicker();
    input(element).select();
    await press('8:10');
    await userEvent.tab();
    await element.updateComplete;
    expect([element.value, element.validity.valid, element.open]).toEqual(['08:10', true, false]);
  });

  it('closes on Escape, on Alt+Up, and when the focus leaves', async () => {
    const { element, press } = await createPicker();
    input(element).focus();
    const states: boolean[] = [];
    for (const key of ['{ArrowDown}', '{Escape}', '{ArrowDown}', '{Alt>}{ArrowUp}{/Alt}', '{ArrowUp}']) {
      await press(key);
      states.push(element.open);
    }
    input(element).blur();
    expect([states, element.open]).toEqual([[true, false, true, false, true], false]);
  });

  it('moves by four times with Page Up and Page Down, and stops at the ends', async () => {
    const { element, press } = await createPicker();
    input(element).focus();
    await press('{ArrowDown}{PageUp}');
    expect(activeTime(element)).toBe('8:00 AM');
    await press('{PageDown}{PageDown}');
    expect(activeTime(element)).toBe('11:00 AM');
  });

  it('ignores Page Up and Page Down while closed, and keys with Ctrl', async () => {
    const { element, press } = await createPicker();
    input(element).focus();
    await press('{PageDown}{Control>}{ArrowDown}{/Control}');
    expect([element.open, element.value]).toEqual([false, '09:30']);
  });

  it('closes with its button, and on Enter without an active time', async () => {
    const { element, press } = await createPicker();
    const button = page.getByRole('button', { name: 'Show times' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(element.open).toBe(false);
    await press('{ArrowDown}');
    input(element).select();
    await press('8:10');
    expect([element.open, activeTime(element)]).toEqual([true, undefined]);
    await press('{Enter}');
    expect([element.open, element.value]).toEqual([false, '08:10']);
  });

  it('ignores a press next to its times, and does not open without times', async () => {
    const { element, events, press } = await createPicker();
    await userEvent.click(page.getByRole('button', { name: 'Show times' }));
    element.shadowRoot!.querySelector<HTMLElement>('[role="listbox"]')!.click();
    expect([element.open, events]).toEqual([true, []]);
    element.min = '12:00';
    await element.updateComplete;
    await press('{ArrowDown}{ArrowUp}');
    expect([times(element), activeTime(element)]).toEqual([[], undefined]);
  });
});
