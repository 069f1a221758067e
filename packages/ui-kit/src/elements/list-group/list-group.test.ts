import '#define/list-group.ts';
import '#define/list-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthListGroup } from './list-group.ts';

const template = () =>
  html`<plinth-list-group style="background: var(--plinth-color-surface)" label="Files">
    <plinth-list-item href="#statement" description="240 kB">Statement</plinth-list-item>
    <plinth-list-item pressable>Invoice<button slot="actions">Remove</button></plinth-list-item>
  </plinth-list-group>`;

describeElement({ name: 'list-group', define: () => import('#define/list-group.ts'), template });

describe('<plinth-list-group>', () => {
  it('is a named list with a separator after every item except the last', async () => {
    const element = await fixture<PlinthListGroup>(template());
    expect(page.getByRole('list', { name: 'Files' }).elements().length).toBe(1);
    expect(page.getByRole('listitem').elements().length).toBe(2);
    const items = [...element.querySelectorAll('plinth-list-item')];
    for (const item of items) await item.updateComplete;
    const [first, last] = items.map(
      (item) => getComputedStyle(item.shadowRoot!.querySelector('.row')!).borderBottomWidth,
    );
    expect([first, last]).toEqual(['1px', '0px']);
  });
});
