import '#define/number-field.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthNumberField } from './number-field.ts';

describeElement({
  name: 'number-field',
  define: () => import('#define/number-field.ts'),
  template: () =>
    html`<plinth-number-field
      label="Weeks"
      help="How long"
      min="4"
      max="78"
      value="31"
      optional
    ></plinth-number-field>`,
});

const input = (element: PlinthNumberField) => element.shadowRoot!.querySelector('input')!;
const button = (element: PlinthNumberField, name: string) =>
  element.shadowRoot!.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)!;
const errorText = (element: PlinthNumberField) =>
  element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();

describeFormControl<PlinthNumberField>({
  name: '<plinth-number-field>',
  create: () => Object.assign(document.createElement('plinth-number-field'), { label: 'Weeks' }),
  fill: async (control) => userEvent.fill(input(control), '1,250'),
  set: (control) => {
    control.value = 1250;
  },
  filled: '1250',
  empty: '',
  restorable: true,
});

async function createField(
  template = html`<plinth-number-field label="Weeks" min="4" max="78" value="31"></plinth-number-field>`,
) {
  const root = await fixture(template);
  const element = root.matches('plinth-number-field')
    ? (root as PlinthNumberField)
    : root.querySelector<PlinthNumberField>('plinth-number-field')!;
  const events: string[] = [];
  for (const type of ['input', 'change']) element.addEventListener(type, () => events.push(`${type} ${element.value}`));
  return { element, events };
}

describe('<plinth-number-field>', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is a labeled spinbutton with its bounds', async () => {
    const { element } = await createField();
    const control = page.getByRole('spinbutton', { name: 'Weeks' }).element();
    expect(control).toBe(input(element));
    expect(['now', 'min', 'max', 'text'].map((name) => control.getAttribute(`aria-value${name}`))).toEqual([
      '31',
      '4',
      '78',
      '31',
    ]);
  });

  it('changes by one step with arrow keys and by ten with page keys, and stops at its bounds', async () => {
    const { element, events } = await createField();
    input(element).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}{PageDown}{PageDown}{PageDown}{ArrowDown}');
    expect(events.filter((event) => event.startsWith('change'))).toEqual([
      'change 32',
      'change 31',
      'change 41',
      'change 31',
      'change 21',
      'change 11',
      'change 4',
    ]);
    expect(button(element, 'Decrease').disabled).toBe(true);
  });

  it('steps with its buttons, which are not in the tab order, and keeps the focus in the field', async () => {
    const { element, events } = await createField();
    await userEvent.click(page.getByRole('button', { name: 'Increase' }));
    expect([events, element.shadowRoot!.activeElement]).toEqual([['input 32', 'change 32'], input(element)]);
    expect([...element.shadowRoot!.querySelectorAll('button')].map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
  });

  it('repeats while a button is held, until it is released or the bound is reached', async () => {
    const { element } = await createField();
    vi.useFakeTimers();
    const dispatchPointer = (type: string) =>
      button(element, 'Increase').dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0 }));
    dispatchPointer('pointerdown');
    vi.advanceTimersByTime(400 + 60);
    dispatchPointer('pointerup');
    vi.advanceTimersByTime(1_000);
    expect(element.value).toBe(34);
    dispatchPointer('pointerdown');
    vi.advanceTimersByTime(60_000);
    expect([element.value, vi.getTimerCount()]).toEqual([78, 0]);
    dispatchPointer('pointerdown');
    element.remove();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('moves from a number between two steps to the next step', async () => {
    const { element } = await createField(
      html`<plinth-number-field label="Pallets" step="25" value="30"></plinth-number-field>`,
    );
    input(element).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(element.value).toBe(50);
    element.value = 30;
    await element.updateComplete;
    await userEvent.keyboard('{ArrowDown}');
    expect(element.value).toBe(25);
  });

  it('starts at its minimum when it steps from an empty field', async () => {
    const { element } = await createField(html`<plinth-number-field label="Weeks" min="4"></plinth-number-field>`);
    input(element).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(element.value).toBe(4);
  });

  it('adds decimals without a rounding error', async () => {
    const { element } = await createField(
      html`<plinth-number-field label="Share" step="0.1" value="0.2"></plinth-number-field>`,
    );
    input(element).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect([element.value, input(element).value, element.validity.valid]).toEqual([0.3, '0.3', true]);
  });

  it('keeps a number with more digits than it can compute with as text, and says so', async () => {
    const { element } = await createField(html`<plinth-number-field label="Serial number"></plinth-number-field>`);
    await userEvent.fill(input(element), '9007199254740993');
    await userEvent.tab();
    await element.updateComplete;
    expect([element.value, input(element).value, errorText(element)]).toEqual([
      null,
      '9007199254740993',
      'That number has too many digits.',
    ]);
  });

  it.each([
    ['1234567890123', '1,234,567,890,123', '1,234,567,890,124'],
    ['0.0000001', '0.0000001', '1'],
  ])('shows every digit of %s, also after a step', async (typed, shown, next) => {
    const { element } = await createField(html`<plinth-number-field label="Amount"></plinth-number-field>`);
    await userEvent.fill(input(element), typed);
    await userEvent.tab();
    await element.updateComplete;
    expect(input(element).value).toBe(shown);
    input(element).focus();
    await userEvent.keyboard('{ArrowUp}');
    await element.updateComplete;
    expect(input(element).value).toBe(next);
  });

  it('shows an error on blur without changing the number', async () => {
    const { element } = await createField(
      html`<plinth-number-field label="Weeks" min="4" max="78" step="2"></plinth-number-field>`,
    );
    const results: [string, string, boolean][] = [];
    for (const text of ['90', '7', 'many', '1,5', '8']) {
      await userEvent.fill(input(element), text);
      await userEvent.tab();
      await element.updateComplete;
      results.push([input(element).value, errorText(element), element.validity.valid]);
    }
    expect(results).toEqual([
      ['90', 'Enter a number from 4 to 78.', false],
      ['7', 'Enter 6 or 8.', false],
      ['many', 'Enter a number.', false],
      ['1,5', 'Did you mean 1.5 or 15?', false],
      ['8', '', true],
    ]);
  });

  it('names its only bound in the error message', async () => {
    const { element } = await createField(
      html`<plinth-number-field label="People" min="1" value="0"></plinth-number-field>`,
    );
    expect(element.validationMessage).toBe('Enter 1 or more.');
    element.min = undefined;
    element.max = -1;
    expect(element.validationMessage).toBe('Enter −1 or less.');
  });

  it('parses and formats in the language of the page', async () => {
    const { element } = await createField(
      html`<div lang="de"><plinth-number-field label="Anteil" step="0.25" value="1250.75"></plinth-number-field></div>`,
    );
    expect(input(element).value).toBe('1.250,75');
    await userEvent.fill(input(element), '2.000,5');
    expect(element.value).toBe(2000.5);
  });

  it('does not step while it is disabled', async () => {
    const { element } = await createField();
    element.disabled = true;
    await element.updateComplete;
    input(element).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
    expect([element.value, element.shadowRoot!.querySelector('button')]).toEqual([31, null]);
  });

  it('starts an empty field at the bound nearer to zero', async () => {
    for (const [bounds, expectedValue] of [
      [{ min: 4, max: 78 }, 4],
      [{ min: -9, max: -3 }, -3],
      [{ min: -9, max: 9 }, 0],
    ] as const) {
      const { element } = await createField(html`<plinth-number-field label="Weeks"></plinth-number-field>`);
      Object.assign(element, bounds);
      await element.updateComplete;
      input(element).focus();
      await userEvent.keyboard('{ArrowUp}');
      expect(element.value).toBe(expectedValue);
    }
  });

  it('steps only with the primary mouse button, and not beyond its bound', async () => {
    const { element } = await createField(
      html`<plinth-number-field label="Weeks" max="31" value="31"></plinth-number-field>`,
    );
    const dispatchPointerdown = (name: string, init: PointerEventInit) =>
      button(element, name).dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, cancelable: true, ...init }),
      );
    dispatchPointerdown('Decrease', { button: 2 });
    dispatchPointerdown('Increase', {});
    expect(element.value).toBe(31);
  });

  it('restores the number, the text or the empty value that the browser saved', async () => {
    const { element } = await createField(html`<plinth-number-field label="Weeks" value="31"></plinth-number-field>`);
    const results: unknown[] = [];
    for (const savedState of ['7', 'typed 12', '', 'typed a few']) {
      element.formStateRestoreCallback(savedState);
      await element.updateComplete;
      results.push([element.value, input(element).value]);
    }
    expect(results).toEqual([
      [7, '7'],
      [12, '12'],
      [null, ''],
      [null, 'a few'],
    ]);
  });

  it('names the last valid step if the next one is out of bounds', async () => {
    const { element } = await createField(
      html`<plinth-number-field label="Weeks" min="0" max="10" step="4" value="9"></plinth-number-field>`,
    );
    expect(element.validity.stepMismatch).toBe(true);
    expect(element.validationMessage).toMatch(/^(?!.*12).*0.*8/);
  });
});
