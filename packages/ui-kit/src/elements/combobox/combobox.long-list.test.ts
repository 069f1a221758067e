import '#define/combobox.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PlinthCombobox } from './combobox.ts';

const input = (element: PlinthCombobox) => element.shadowRoot!.querySelector('input')!;
const activeLabel = (element: PlinthCombobox) => element.shadowRoot!.querySelector('.active bdi')?.textContent ?? null;

/** Renders a focused combobox with the given number of options. */
async function createCombobox(count: number, groupFor: (index: number) => string | undefined = () => undefined) {
  const options = Array.from({ length: count }, (_, index) => ({
    value: `${index}`,
    label: `Branch ${index}`,
    group: groupFor(index),
  }));
  const element = await fixture<PlinthCombobox>(
    html`<plinth-combobox label="Branch" .options=${options}></plinth-combobox>`,
  );
  input(element).focus();
  const press = async (text: string) => {
    await userEvent.keyboard(text);
    await element.updateComplete;
  };
  return { element, press };
}

describe('<plinth-combobox> with a long list', () => {
  it('is not a tab stop, although it scrolls', async () => {
    const { element, press } = await createCombobox(100);
    await press('{ArrowDown}');
    await userEvent.tab();
    await element.updateComplete;
    expect([element.matches(':focus-within'), element.open]).toEqual([false, false]);
  });

  it('renders only the visible ones of ten thousand options, and announces their number', async () => {
    const { element, press } = await createCombobox(10_000);
    await press('{ArrowUp}');
    await vi.waitFor(() => expect(activeLabel(element)).toBe('Branch 9999'));
    expect(element.shadowRoot!.querySelectorAll('[role="option"]').length).toBeLessThan(100);
    const last = element.shadowRoot!.querySelector<HTMLElement>('.active')!;
    expect([last.getAttribute('aria-setsize'), last.getAttribute('aria-posinset')]).toEqual(['10000', '10000']);
    const panel = element.shadowRoot!.querySelector('[part="list"]')!.getBoundingClientRect();
    await vi.waitFor(() => {
      const { bottom } = last.getBoundingClientRect();
      expect(bottom).toBeGreaterThanOrEqual(panel.top);
      expect(bottom).toBeLessThanOrEqual(panel.bottom + 1);
    });
  });

  it('moves by ten options across headings, and stops at the ends', async () => {
    const { element, press } = await createCombobox(300, (index) => (index < 5 ? 'North' : 'South'));
    await press('{ArrowDown}');
    await vi.waitFor(() =>
      expect([...element.shadowRoot!.querySelectorAll('.group')].map((group) => group.textContent)).toEqual([
        'North',
        'South',
      ]),
    );
    for (const [key, expected] of [
      ['{PageDown}', 'Branch 10'],
      ['{PageUp}', 'Branch 0'],
      ['{PageUp}', 'Branch 0'],
    ] as const) {
      await press(key);
      expect(activeLabel(element)).toBe(expected);
    }
  });
});
