import '#define/timeline-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthTimelineItem } from './timeline-item.ts';

describeElement({
  name: 'timeline-item',
  define: () => import('#define/timeline-item.ts'),
  template: () =>
    html`<plinth-timeline-item style="background: var(--plinth-color-surface)" heading="Approved" time="Sep 11"
      >By a specialist.</plinth-timeline-item
    >`,
  // The fixture has no list around it; the tests of the timeline check it inside one.
  ignoredRules: ['aria-required-parent'],
});

describe('<plinth-timeline-item>', () => {
  it('exposes pending as text', async () => {
    const element = await fixture<PlinthTimelineItem>(
      html`<plinth-timeline-item heading="First collection"></plinth-timeline-item>`,
    );
    const headText = () => element.shadowRoot!.querySelector('.head')!.textContent!.trim();
    expect(headText()).not.toContain('Upcoming');
    element.pending = true;
    await element.updateComplete;
    expect(headText()).toContain('Upcoming');
  });

  it('replaces its mark with a slotted icon', async () => {
    const element = await fixture<PlinthTimelineItem>(
      html`<plinth-timeline-item heading="Approved"></plinth-timeline-item>`,
    );
    expect(element.shadowRoot!.querySelector('.dot')).not.toBe(null);
    element.append(Object.assign(document.createElement('i'), { slot: 'icon' }));
    await vi.waitFor(() => expect(element.shadowRoot!.querySelector('.dot')).toBe(null));
  });
});
