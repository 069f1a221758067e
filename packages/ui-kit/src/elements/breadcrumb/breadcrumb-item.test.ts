import '#define/breadcrumb-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthBreadcrumbItem } from './breadcrumb-item.ts';

describeElement({
  name: 'breadcrumb-item',
  define: () => import('#define/breadcrumb-item.ts'),
  template: () =>
    html`<plinth-breadcrumb-item style="background: var(--plinth-color-surface)" href="/"
      >Home</plinth-breadcrumb-item
    >`,
  // Without a list around it, these rules fail; the breadcrumb's own tests check them.
  ignoredRules: ['aria-required-parent'],
});

describe('<plinth-breadcrumb-item>', () => {
  it('renders a link with an href, text without one, and the current page as text', async () => {
    const element = await fixture<PlinthBreadcrumbItem>(
      html`<plinth-breadcrumb-item href="/">Home</plinth-breadcrumb-item>`,
    );
    const base = () => element.shadowRoot!.querySelector('[part="base"]')!;
    expect([base().localName, base().getAttribute('href')]).toEqual(['a', '/']);
    element.href = undefined;
    await element.updateComplete;
    expect(base().localName).toBe('span');
    element.current = true;
    await element.updateComplete;
    expect(base().getAttribute('aria-current')).toBe('page');
  });
});
