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

  it('reaches every option of a list that is higher than an element can be, by keys, scrolling and search', async () => {
    const { element, press } = await createCombobox(200_000);
    element.optionContent = ({ label }) =>
      html`<span><bdi>${label}</bdi><br /><br /><br /><br /><br /><br /><br /><br />the ninth line</span>`;
    const list = element.shadowRoot!.querySelector('[part="list"]')!;
    const options = () => [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role="option"]')];
    const visibleLabels = () => {
      const { top, bottom } = list.getBoundingClientRect();
      return options()
        .filter((option) => {
          const box = option.getBoundingClientRect();
          return box.bottom > top + 1 && box.top < bottom - 1;
        })
        .map((option) => option.querySelector('bdi')?.textContent);
    };
    await press('{ArrowUp}');
    await vi.waitFor(() => expect(visibleLabels()).toContain('Branch 199999'));
    expect(activeLabel(element)).toBe('Branch 199999');
    await press('{PageUp}');
    await vi.waitFor(() => expect(visibleLabels()).toContain('Branch 199989'));
    list.scrollTop = 0;
    await vi.waitFor(() => expect(visibleLabels()).toContain('Branch 0'));
    list.scrollTop = list.scrollHeight / 2;
    await vi.waitFor(() => expect(visibleLabels()[0]).toMatch(/^Branch (?:99|100)\d{3}$/));
    const middle = Number(visibleLabels()[0]?.slice('Branch '.length));
    list.scrollTop += 2 * options()[0]!.offsetHeight;
    await vi.waitFor(() => expect(visibleLabels()[0]).toBe(`Branch ${middle + 2}`));
    list.scrollTop = list.scrollHeight;
    await vi.waitFor(() => expect(visibleLabels().at(-1)).toBe('Branch 199999'));
    await userEvent.fill(input(element), 'Branch 165432');
    await vi.waitFor(() => expect(visibleLabels()).toEqual(['Branch 165432']));
  });

  it('keeps the options at their place when those above them turn out to be higher', async () => {
    const { element, press } = await createCombobox(1000);
    element.options = element.options.map((option, index) => ({
      ...option,
      description: index % 3 === 0 ? 'A second line' : undefined,
    }));
    await press('{ArrowUp}');
    await vi.waitFor(() => expect(activeLabel(element)).toBe('Branch 999'));
    const list = element.shadowRoot!.querySelector('[part="list"]')!;
    for (let step = 0; step < 20; step += 1) {
      const first = element.shadowRoot!.querySelector<HTMLElement>('.all [data-index]')!;
      const index = Number(first.dataset['index']);
      list.scrollTop -= 150;
      await vi.waitFor(() =>
        expect(
          Number(element.shadowRoot!.querySelector<HTMLElement>('.all [data-index]')!.dataset['index']),
        ).toBeLessThan(index),
      );
      const { top, bottom } = list.getBoundingClientRect();
      const rows = [...element.shadowRoot!.querySelectorAll('[role="option"]')].map((row) =>
        row.getBoundingClientRect(),
      );
      expect([rows[0]!.top <= top, rows.at(-1)!.bottom >= bottom - 8]).toEqual([true, true]);
    }
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
