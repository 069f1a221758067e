import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { userEvent } from 'vitest/browser';
import type { PlinthCombobox } from '../elements/combobox/combobox.ts';

export const states = [
  { value: 'or', label: 'Oregon', group: 'West' },
  { value: 'wa', label: 'Washington', group: 'West' },
  { value: 'ca', label: 'California', group: 'West', disabled: true },
  { value: 'me', label: 'Maine', description: 'The Pine Tree State', group: 'East' },
];

/** Renders a combobox of states, with functions that press keys and record its native events. */
export async function createCombobox(
  values: Partial<PlinthCombobox> = {},
  template: TemplateResult = html`<plinth-combobox label="State" name="state"></plinth-combobox>`,
) {
  const root = await fixture<HTMLElement>(template);
  const element = root.matches('plinth-combobox')
    ? (root as PlinthCombobox)
    : root.querySelector<PlinthCombobox>('plinth-combobox');
  if (!element) throw new Error('The fixture has no combobox.');
  Object.assign(element, { options: states, ...values });
  await element.updateComplete;
  const events: string[] = [];
  for (const type of ['input', 'change'])
    element.addEventListener(type, () => events.push(`${type} ${element.values.join(' ')}`));
  const press = async (text: string): Promise<void> => {
    await userEvent.keyboard(text);
    await element.updateComplete;
  };
  return { element, events, press };
}

/** Returns the text field. */
export function input(element: PlinthCombobox): HTMLInputElement {
  const control = element.renderRoot.querySelector('input');
  if (!control) throw new Error('The combobox has no text field.');
  return control;
}

export const options = (element: PlinthCombobox): HTMLElement[] => [
  ...element.renderRoot.querySelectorAll<HTMLElement>('[role="option"]'),
];

/** Returns the label of an option or of a chip. */
export const labelOf = (node: Element): string | undefined => node.querySelector('bdi')?.textContent;

/** Returns the label of the active option, or null if none is active. */
export function activeLabel(element: PlinthCombobox): string | null {
  const id = input(element).getAttribute('aria-activedescendant');
  const activeOption = id ? element.renderRoot.querySelector(`#${id}`) : null;
  return activeOption ? (labelOf(activeOption) ?? null) : null;
}
