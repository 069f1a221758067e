import '#define/nav-item.ts';
import { expect, fixture, html } from '@open-wc/testing';
import { describe, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthNavItem } from './nav-item.ts';

describeElement({
  name: 'nav-item',
  define: () => import('#define/nav-item.ts'),
  template: () =>
    html`<plinth-nav-item style="background: var(--plinth-color-surface)" href="#team" count="4"
      >Team</plinth-nav-item
    >`,
  // Alone it has no list around it; the nav's own run checks them together.
  ignoredRules: ['aria-required-parent'],
});

describe('<plinth-nav-item>', () => {
  it('is the page that is shown, or a link to it, or a dead one', async () => {
    const element = await fixture<PlinthNavItem>(html`<plinth-nav-item href="#team" current>Team</plinth-nav-item>`);
    const link = element.shadowRoot!.querySelector('a')!;
    expect([link.getAttribute('href'), link.getAttribute('aria-current')]).to.deep.equal(['#team', 'page']);
    element.disabled = true;
    element.current = false;
    await element.updateComplete;
    expect([
      link.hasAttribute('href'),
      link.getAttribute('aria-disabled'),
      link.hasAttribute('aria-current'),
    ]).to.deep.equal([false, 'true', false]);
  });

  it('shows its count, and nothing for what is not a number', async () => {
    const element = await fixture<PlinthNavItem>(
      html`<plinth-nav-item href="#team" count="1200">Team</plinth-nav-item>`,
    );
    const count = () => element.shadowRoot!.querySelector('[part="count"]')?.textContent ?? null;
    expect(count()).to.equal('1,200');
    element.count = Number.NaN;
    await element.updateComplete;
    expect(count()).to.equal(null);
  });
});
