import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeFormControl } from './form-suite.ts';

/** Describes a group in which one option is selected as a form control. The test file defines the elements. */
export function describeRadioFormControl(
  tag: 'plinth-radio-group' | 'plinth-radio-tile-group' | 'plinth-segmented-control',
  optionTag: 'plinth-radio' | 'plinth-radio-tile' | 'plinth-segment',
): void {
  describeFormControl({
    name: `<${tag}>`,
    create: () => {
      const group = Object.assign(document.createElement(tag), { label: 'Range' });
      for (const value of ['28', 'month'])
        group.append(Object.assign(document.createElement(optionTag), { value, textContent: value }));
      return group;
    },
    fill: (group) => userEvent.click(group.querySelector('[value="month"]')!),
    set: (group) => {
      group.value = 'month';
    },
    filled: 'month',
    empty: null,
    restorable: true,
    isNeverCleared: true,
  });
  it.each([
    ['removes', (option: HTMLElement) => option.remove()],
    ['disables', (option: HTMLElement) => option.toggleAttribute('disabled', true)],
  ])('neither submits nor accepts an option that the page %s', async (_action, change) => {
    const form = document.createElement('form');
    const group = Object.assign(document.createElement(tag), { name: 'range', value: 'month', required: true });
    for (const value of ['28', 'month']) group.append(Object.assign(document.createElement(optionTag), { value }));
    form.append(group);
    document.body.append(form);
    const submitted = () => [new FormData(form).get('range'), form.checkValidity()];
    expect(submitted()).toEqual(['month', true]);
    change(group.lastElementChild as HTMLElement);
    await vi.waitFor(() => expect(submitted()).toEqual([null, false]));
    group.value = '28';
    expect(submitted()).toEqual(['28', true]);
    form.remove();
  });
}
