import '#define/nav-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthNavItem } from './nav-item.ts';

describeElement({
  name: 'nav-item',
  define: () => import('#define/nav-item.ts'),
  template: () =>
    html`<plinth-nav-item style="background: var(--plinth-color-surface)" href="#team" count="4"
      >Team</plinth-nav-item
    >`,
  // The test of the nav checks this rule; here, the item has no list around it.
  ignoredRules: ['aria-required-parent'],
});

describe('<plinth-nav-item>', () => {
  it('renders a current, an enabled or a disabled link', async () => {
    const element = await fixture<PlinthNavItem>(html`<plinth-nav-item href="#team" current>Team</plinth-nav-item>`);
    const link = element.shadowRoot!.querySelector('a')!;
    expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(['#team', 'page']);
    element.disabled = true;
    element.current = false;
    await element.updateComplete;
    expect([link.hasAttribute('href'), link.getAttribute('aria-disabled'), link.hasAttribute('aria-current')]).toEqual([
      false,
      'true',
      false,
    ]);
  });

  it('shows its count, and nothing for a value that is not a number', async () => {
    const element = await fixture<PlinthNavItem>(
      html`<plinth-nav-item href="#team" count="1200">Team</plinth-nav-item>`,
    );
    const count = () => element.shadowRoot!.querySelector('[part="count"]')?.textContent ?? null;
    expect(count()).toBe('1,200');
    element.count = Number.NaN;
    await element.updateComplete;
    expect(count()).toBe(null);
  });
});
