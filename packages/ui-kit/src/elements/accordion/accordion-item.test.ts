import '#define/accordion-item.ts';
import { fixture, html, oneEvent } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthAccordionItem } from './accordion-item.ts';

describeElement({
  name: 'accordion-item',
  define: () => import('#define/accordion-item.ts'),
  template: () =>
    html`<plinth-accordion-item style="background: var(--plinth-color-surface)" heading="Fees" level="2" open
      >Part of each payment.</plinth-accordion-item
    >`,
});

async function createItem(
  template = html`<plinth-accordion-item heading="Fees"><a href="#fees">All fees</a></plinth-accordion-item>`,
) {
  const element = await fixture<PlinthAccordionItem>(template);
  const toggles: boolean[] = [];
  element.addEventListener('plinth-accordion-toggle', (event) =>
    toggles.push((event as CustomEvent<{ open: boolean }>).detail.open),
  );
  return {
    element,
    toggles,
    details: element.shadowRoot!.querySelector('details')!,
    summary: element.shadowRoot!.querySelector('summary')!,
  };
}

describe('<plinth-accordion-item>', () => {
  it('opens and closes on click and with the keyboard', async () => {
    const { element, toggles, summary, details } = await createItem();
    summary.click();
    await element.updateComplete;
    expect([element.open, details.open]).toEqual([true, true]);
    element.focus();
    await userEvent.keyboard('{Enter}');
    expect([element.open, toggles]).toEqual([false, [true, false]]);
  });

  it('keeps closed content out of the tab order', async () => {
    const { element } = await createItem();
    await userEvent.tab();
    expect(document.activeElement).toBe(element);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('opens when find-in-page reveals its content', async () => {
    const { element, details, toggles } = await createItem();
    const toggled = oneEvent(element, 'plinth-accordion-toggle');
    details.open = true;
    await toggled;
    expect([element.open, toggles]).toEqual([true, [true]]);
  });

  it('stays unchanged when the toggle event is canceled', async () => {
    const { element, details, summary } = await createItem();
    element.addEventListener('plinth-accordion-toggle', (event) => event.preventDefault());
    summary.click();
    await element.updateComplete;
    expect([element.open, details.open]).toEqual([false, false]);
  });

  it('clamps the heading level to 2 through 6', async () => {
    const { element } = await createItem();
    const levels: (string | null)[] = [];
    for (const level of [1, 4, 9, Number.NaN]) {
      element.level = level;
      await element.updateComplete;
      levels.push(element.shadowRoot!.querySelector('[role="heading"]')!.getAttribute('aria-level'));
    }
    expect(levels).toEqual(['2', '4', '6', '3']);
  });
});
