import '#define/divider.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthDivider } from './divider.ts';

describeElement({
  name: 'divider',
  define: () => import('#define/divider.ts'),
  template: () => html`<plinth-divider style="background: var(--plinth-color-surface)" label="or"></plinth-divider>`,
});

const base = (element: PlinthDivider) => element.shadowRoot!.querySelector<HTMLElement>('[part="base"]')!;

describe('<plinth-divider>', () => {
  it('is a separator with the width of its container and a thickness of one pixel', async () => {
    const element = await fixture<PlinthDivider>(html`<plinth-divider></plinth-divider>`);
    expect(page.getByRole('separator').elements().length).toBe(1);
    expect([base(element).offsetWidth, base(element).offsetHeight]).toEqual([element.parentElement!.offsetWidth, 1]);
  });

  it('is named by its label', async () => {
    await fixture<PlinthDivider>(html`<plinth-divider label="or"></plinth-divider>`);
    expect(page.getByRole('separator', { name: 'or' }).elements().length).toBe(1);
  });

  it('has the height of its row and no label when vertical', async () => {
    const row = await fixture<HTMLElement>(
      html`<div><plinth-divider orientation="vertical" label="or"></plinth-divider></div>`,
    );
    row.style.cssText = 'display: flex; block-size: 90px';
    const element = row.querySelector<PlinthDivider>('plinth-divider')!;
    expect([base(element).offsetWidth, base(element).offsetHeight]).toEqual([1, 90]);
    expect(base(element).textContent!.trim()).toBe('');
    expect(base(element).getAttribute('aria-orientation')).toBe('vertical');
  });
});
