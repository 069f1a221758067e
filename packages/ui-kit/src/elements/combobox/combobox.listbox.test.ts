import '#define/combobox.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { activeLabel, createCombobox, input, labelOf, options, states } from '#testing/combobox-fixture.ts';
import type { PlinthCombobox } from './combobox.ts';

describe('the listbox of <plinth-combobox>', () => {
  it('is a combobox that controls a listbox, closed at first', async () => {
    const { element, press } = await createCombobox();
    const control = page.getByRole('combobox', { name: 'State' }).element();
    expect([control, control.getAttribute('aria-expanded'), options(element).length]).toEqual([
      input(element),
      'false',
      0,
    ]);
    input(element).focus();
    await press('{ArrowDown}');
    expect([
      control.getAttribute('aria-expanded'),
      control.getAttribute('aria-controls'),
      options(element).map(labelOf),
    ]).toEqual(['true', 'list', ['Oregon', 'Washington', 'California', 'Maine']]);
    expect(
      [...element.shadowRoot!.querySelectorAll('[role="group"]')].map((group) => group.getAttribute('aria-label')),
    ).toEqual(['West', 'East']);
  });

  it('moves with arrow keys past disabled options and around the ends, and selects with Enter', async () => {
    const { element, events, press } = await createCombobox();
    input(element).focus();
    const visited: (string | null)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await press(key);
      visited.push(activeLabel(element));
    }
    expect(visited).toEqual(['Oregon', 'Washington', 'Maine', 'Oregon', 'Maine']);
    await press('{Enter}');
    expect([element.open, element.value, input(element).value, events]).toEqual([
      false,
      'me',
      'Maine',
      ['input me', 'change me'],
    ]);
  });

  it('opens and closes with its button, a click in its frame, Alt and an arrow key, Escape, and on blur', async () => {
    const { element, press } = await createCombobox();
    await userEvent.click(page.getByRole('button', { name: 'Show options' }));
    expect(element.open).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Show options' }));
    expect(element.open).toBe(false);
    await userEvent.click(input(element));
    expect(element.open).toBe(true);
    await press('{Escape}');
    expect(element.open).toBe(false);
    await press('{Alt>}{ArrowDown}{/Alt}');
    expect([element.open, activeLabel(element)]).toEqual([true, null]);
    await press('{Alt>}{ArrowUp}{/Alt}');
    expect(element.open).toBe(false);
    await press('{ArrowDown}');
    input(element).blur();
    expect(element.open).toBe(false);
  });

  it('selects an option on click, keeps the focus, and ignores a disabled one', async () => {
    const { element } = await createCombobox();
    await userEvent.click(input(element));
    options(element)[2]!.click();
    expect([element.value, element.open]).toEqual([null, true]);
    await userEvent.click(page.getByRole('option', { name: 'Washington' }));
    expect([element.value, element.open, element.shadowRoot!.activeElement]).toEqual(['wa', false, input(element)]);
  });

  it('opens without an active option when multiple, and activates the last one when the list shrinks', async () => {
    const { element, press } = await createCombobox({ multiple: true, values: ['wa'] });
    input(element).focus();
    await press('{ArrowDown}');
    expect(activeLabel(element)).toBe('Oregon');
    await press('{ArrowUp}');
    element.options = states.slice(0, 2);
    await element.updateComplete;
    expect(activeLabel(element)).toBe('Washington');
  });

  it('ignores keys with Ctrl or Meta, and during composition', async () => {
    const { element } = await createCombobox();
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { isComposing: true }]) {
      const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true, ...init });
      input(element).dispatchEvent(event);
      expect([element.open, event.defaultPrevented]).toEqual([false, false]);
    }
  });

  it('ignores invalid options', async () => {
    const { element, press } = await createCombobox({
      options: [null, { label: 'No value' }, { value: 'ok' }] as never[] as PlinthCombobox['options'],
    });
    input(element).focus();
    await press('{ArrowDown}');
    expect(options(element).map(labelOf)).toEqual(['ok']);
  });
});
