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
  // Alone in a fixture it has no row; the tests of the tabs check it inside one.
  ignoredRules: ['aria-required-parent'],
});

describe('<plinth-tab>', () => {
  it("formats its count in the page's language, and shows nothing for an invalid count", async () => {
    const element = await fixture<PlinthTab>(html`<plinth-tab name="a" count="1200">All</plinth-tab>`);
    const count = () => element.shadowRoot!.querySelector('[part="count"]')?.textContent ?? null;
    expect(count()).toBe('1,200');
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, undefined]) {
      element.count = wrong;
      await element.updateComplete;
      expect(count()).toBe(null);
    }
  });

  it('assigns itself to the tab slot and keeps an existing id', async () => {
    const element = await fixture<PlinthTab>(html`<plinth-tab id="mine" name="a">All</plinth-tab>`);
    expect([element.slot, element.id]).toEqual(['tab', 'mine']);
  });
});
