import '#define/accordion.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthAccordionItem } from './accordion-item.ts';
import type { PlinthAccordion } from './accordion.ts';

const template = (single = false, level = 3) =>
  html`<plinth-accordion style="background: var(--plinth-color-surface)" ?single=${single} level=${level}>
    <plinth-accordion-item heading="When do collections run?" open
      >Each Monday morning. <input aria-label="Search"
    /></plinth-accordion-item>
    <plinth-accordion-item heading="What does it cost?">A fee, part of each payment.</plinth-accordion-item>
    <plinth-accordion-item heading="Can I pay early?">Yes, at no cost.</plinth-accordion-item>
  </plinth-accordion>`;

describeElement({
  name: 'accordion',
  define: () => import('#define/accordion.ts'),
  template: () => template(false, 2),
});

async function createAccordion(single = false) {
  const element = await fixture<PlinthAccordion>(template(single));
  const items = [...element.querySelectorAll<PlinthAccordionItem>('plinth-accordion-item')];
  for (const item of items) await item.updateComplete;
  return { element, items, openStates: () => items.map((item) => item.open) };
}

describe('<plinth-accordion>', () => {
  it('keeps several items open, or only one with single', async () => {
    const multiple = await createAccordion();
    await userEvent.click(page.getByText('What does it cost?'));
    expect(multiple.openStates()).toEqual([true, true, false]);
    multiple.element.remove();
    const single = await createAccordion(true);
    await userEvent.click(page.getByText('What does it cost?'));
    await vi.waitFor(() => expect(single.openStates()).toEqual([false, true, false]));
    await userEvent.click(page.getByText('What does it cost?'));
    expect(single.openStates()).toEqual([false, false, false]);
  });

  it('keeps the item open that contains another accordion, whose items are opened', async () => {
    const { items, openStates } = await createAccordion(true);
    items[0]!.insertAdjacentHTML(
      'beforeend',
      '<plinth-accordion single><plinth-accordion-item heading="On holidays?">The day after.</plinth-accordion-item></plinth-accordion>',
    );
    await userEvent.click(page.getByText('On holidays?'));
    expect([items[0]!.querySelector<PlinthAccordionItem>('plinth-accordion-item')!.open, openStates()]).toEqual([
      true,
      [true, false, false],
    ]);
  });

  it('keeps the open item open when opening another is canceled', async () => {
    const { element, openStates } = await createAccordion(true);
    element.addEventListener('plinth-accordion-toggle', (event) => event.preventDefault());
    await userEvent.click(page.getByText('What does it cost?'));
    expect(openStates()).toEqual([true, false, false]);
  });

  it('sets the heading level of its items', async () => {
    const { element, items } = await createAccordion();
    element.level = 2;
    await vi.waitFor(() => expect(page.getByRole('heading', { level: 2 }).elements().length).toBe(items.length));
  });

  it('moves between headings with arrow keys, Home and End, but not from inside the content', async () => {
    const { items } = await createAccordion();
    items[0]!.focus();
    const visited: number[] = [];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await userEvent.keyboard(`{${key}}`);
      visited.push(items.indexOf(document.activeElement as PlinthAccordionItem));
    }
    expect(visited).toEqual([1, 2, 0, 2, 0]);
    const input = items[0]!.querySelector('input')!;
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(input);
  });
});
