import '#define/badge.ts';
import '#define/combobox.ts';
import { fixture } from '@open-wc/testing';
import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ComboboxOption } from './combobox.model.ts';
import type { PlinthCombobox } from './combobox.ts';

const BANKS: readonly ComboboxOption[] = [
  { value: 'tide', label: 'Tidewater', description: 'Credit union' },
  { value: 'north', label: 'Northgate' },
  { value: 'harbor', label: 'Harbor & Sons' },
];

/** A template with a badge, an element, or nothing. */
function contentOf({ value, label }: ComboboxOption) {
  if (value === 'tide') return html`<b part="title">${label}</b><plinth-badge>New</plinth-badge>`;
  return value === 'north' ? Object.assign(document.createElement('em'), { textContent: label }) : null;
}

async function createCombobox() {
  const element = await fixture<PlinthCombobox>(
    html`<plinth-combobox label="Bank" .options=${BANKS} .optionContent=${contentOf}></plinth-combobox>`,
  );
  element.focus();
  await userEvent.keyboard('{ArrowDown}');
  await element.updateComplete;
  return element;
}

const options = (element: PlinthCombobox) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part="option"]')];

describe('<plinth-combobox> with content in its options', () => {
  it('shows a template, an element, or the label', async () => {
    const element = await createCombobox();
    expect(options(element).map((option) => option.querySelector('b, em, bdi')!.localName)).toEqual(['b', 'em', 'bdi']);
    expect(page.getByRole('option', { name: 'Tidewater New' }).element()).toBe(options(element)[0]);
  });

  it('finds, selects and shows an option by its text', async () => {
    const element = await createCombobox();
    await userEvent.keyboard('union');
    await element.updateComplete;
    expect(options(element).map((option) => option.querySelector('b')?.textContent)).toEqual(['Tidewater']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await element.updateComplete;
    expect([element.value, element.shadowRoot!.querySelector('input')!.value]).toEqual(['tide', 'Tidewater']);
    await userEvent.keyboard('{ArrowDown}');
    await element.updateComplete;
    expect(options(element)[0]!.querySelector('.content + .glyph')).not.toBe(null);
  });

  it('selects an option with a click on its content', async () => {
    const element = await createCombobox();
    await userEvent.click(page.getByText('Northgate'));
    expect(element.value).toBe('north');
  });
});
