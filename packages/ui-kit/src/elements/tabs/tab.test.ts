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
  it('shows its count in the digits and grouping of the language, and nothing for what is not a number', async () => {
    const element = await fixture<PlinthTab>(html`<plinth-tab name="a" count="1200">All</plinth-tab>`);
    const count = () => element.shadowRoot!.querySelector('[part="count"]')?.textContent ?? null;
    expect(count()).toBe('1,200');
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, undefined]) {
      element.count = wrong;
      await element.updateComplete;
      expect(count()).toBe(null);
    }
  });

  it('goes into the slot for tabs and keeps an id of its own', async () => {
    const element = await fixture<PlinthTab>(html`<plinth-tab id="mine" name="a">All</plinth-tab>`);
    expect([element.slot, element.id]).toEqual(['tab', 'mine']);
  });
});
