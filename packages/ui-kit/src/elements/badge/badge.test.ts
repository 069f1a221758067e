import '#define/badge.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthBadge } from './badge.ts';

describeElement({
  name: 'badge',
  define: () => import('#define/badge.ts'),
  template: () => html`<plinth-badge variant="success">Approved</plinth-badge>`,
});

const base = (element: PlinthBadge) => element.shadowRoot!.querySelector<HTMLElement>('[part="base"]')!;

describe('<plinth-badge>', () => {
  it('shows a check mark only for the plain variant', async () => {
    const element = await fixture<PlinthBadge>(html`<plinth-badge variant="plain">Done</plinth-badge>`);
    expect(element.shadowRoot!.querySelectorAll('svg').length).toBe(1);
    element.variant = 'info';
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('svg')).toBe(null);
  });

  it('announces a label instead of the count', async () => {
    const element = await fixture<PlinthBadge>(
      html`<plinth-badge kind="count" label="3 new notifications">3</plinth-badge>`,
    );
    expect([base(element).getAttribute('role'), base(element).getAttribute('aria-label')]).toEqual([
      'img',
      '3 new notifications',
    ]);
  });

  it('is round and brass as a count regardless of its variant', async () => {
    const neutral = await fixture<PlinthBadge>(html`<plinth-badge kind="count">3</plinth-badge>`);
    const sandbox = await fixture<PlinthBadge>(html`<plinth-badge kind="count" variant="sandbox">3</plinth-badge>`);
    const appearance = (element: PlinthBadge) => {
      const { backgroundColor, borderTopStyle } = getComputedStyle(base(element));
      return { backgroundColor, borderTopStyle };
    };
    expect(appearance(sandbox)).toEqual(appearance(neutral));
  });

  it('hides the text of a dot', async () => {
    const element = await fixture<PlinthBadge>(html`<plinth-badge kind="dot" label="Needs you">3</plinth-badge>`);
    expect(base(element).getBoundingClientRect().width).toBe(8);
  });

  it('falls back to its defaults for unknown values', async () => {
    const element = await fixture<PlinthBadge>(html`<plinth-badge variant="gold" kind="ribbon">New</plinth-badge>`);
    expect([element.variant, element.kind]).toEqual(['neutral', 'label']);
  });
});
