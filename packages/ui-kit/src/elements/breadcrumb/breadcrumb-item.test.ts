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
  // Alone it has no list around it; the breadcrumb's own run checks them together.
  ignoredRules: ['aria-required-parent'],
});

describe('<plinth-breadcrumb-item>', () => {
  it('is a link with an address, words without one, and words that are the page when it is current', async () => {
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
