import '#define/tabs.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthTab } from './tab.ts';

describeElement({
  name: 'tab',
  define: () => import('#define/tab.ts'),
  template: () =>
    html`<plinth-tab style="background: var(--plinth-color-surface)" name="available" count="4">Available</plinth-tab>`,
  // The fixture has no tab list around it; the tests of the tabs check it inside one.
  ignoredRules: ['aria-required-parent'],
});

describe('<plinth-tab>', () => {
  it("formats its count in the page's language, and shows nothing for an invalid count", async () => {
    const element = await fixture<PlinthTab>(html`<plinth-tab name="a" count="1200">All</plinth-tab>`);
    const countText = () => element.shadowRoot!.querySelector('[part="count"]')?.textContent ?? null;
    expect(countText()).toBe('1,200');
    for (const invalidCount of [Number.NaN, Number.POSITIVE_INFINITY, undefined]) {
      element.count = invalidCount;
      await element.updateComplete;
      expect(countText()).toBe(null);
    }
  });

  it('assigns itself to the tab slot and keeps an existing id', async () => {
    const element = await fixture<PlinthTab>(html`<plinth-tab id="mine" name="a">All</plinth-tab>`);
    expect([element.slot, element.id]).toEqual(['tab', 'mine']);
  });
});
