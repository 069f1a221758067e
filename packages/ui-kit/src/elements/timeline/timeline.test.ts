import '#define/timeline.ts';
import '#define/timeline-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthTimeline } from './timeline.ts';

const template = () =>
  html`<plinth-timeline style="background: var(--plinth-color-surface)" label="Contract C-1077">
    <plinth-timeline-item heading="Approved" time="Sep 11">By a specialist.</plinth-timeline-item>
    <plinth-timeline-item heading="Topped up" time="Nov 16" variant="primary"
      >$25,000 is on its way.</plinth-timeline-item
    >
    <plinth-timeline-item heading="First collection" time="Nov 23" pending></plinth-timeline-item>
  </plinth-timeline>`;

describeElement({ name: 'timeline', define: () => import('#define/timeline.ts'), template });

describe('<plinth-timeline>', () => {
  it('is a named list with a line after every item except the last', async () => {
    const element = await fixture<PlinthTimeline>(template());
    expect(page.getByRole('list', { name: 'Contract C-1077' }).elements().length).toBe(1);
    expect(page.getByRole('listitem').elements().length).toBe(3);
    const items = [...element.querySelectorAll('plinth-timeline-item')];
    for (const item of items) await item.updateComplete;
    const lines = items.map(
      (item) => getComputedStyle(item.shadowRoot!.querySelector('[part="base"]')!, '::after').borderLeftWidth,
    );
    expect(lines).toEqual(['1px', '1px', '0px']);
  });
});
