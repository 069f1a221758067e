import '#define/repeater-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthRepeaterItem } from './repeater-item.ts';

describeElement({
  name: 'repeater-item',
  define: () => import('#define/repeater-item.ts'),
  template: () =>
    html`<plinth-repeater-item style="background: var(--plinth-color-surface)" label="Owner"
      >Ada Moreno</plinth-repeater-item
    >`,
});

describe('<plinth-repeater-item>', () => {
  it('prefers its own name to its number', async () => {
    const element = await fixture<PlinthRepeaterItem>(html`<plinth-repeater-item></plinth-repeater-item>`);
    element.setPlace('Item 2', true);
    await expect.element(page.getByRole('group', { name: 'Item 2' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove Item 2' })).toBeEnabled();
    element.label = 'Owner';
    await expect.element(page.getByRole('group', { name: 'Owner' })).toBeVisible();
  });
});
