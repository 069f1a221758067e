import '#define/tab-panel.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthTabPanel } from './tab-panel.ts';

describeElement({
  name: 'tab-panel',
  define: () => import('#define/tab-panel.ts'),
  template: () =>
    html`<plinth-tab-panel style="background: var(--plinth-color-surface)" name="linked" aria-label="Linked"
      >One platform is linked.</plinth-tab-panel
    >`,
});

describe('<plinth-tab-panel>', () => {
  it('is a focusable panel with an id', async () => {
    const first = await fixture<PlinthTabPanel>(html`<plinth-tab-panel name="a">A</plinth-tab-panel>`);
    const second = await fixture<PlinthTabPanel>(html`<plinth-tab-panel name="b">B</plinth-tab-panel>`);
    expect([first.getAttribute('role'), first.tabIndex]).toEqual(['tabpanel', 0]);
    expect(first.id).not.toBe(second.id);
  });
});
