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
}
