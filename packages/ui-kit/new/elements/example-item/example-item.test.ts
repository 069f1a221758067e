import '#new/define/example-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthExampleItem } from './example-item.ts';

describeElement({
  name: 'example-item',
  define: () => import('#new/define/example-item.ts'),
  template: () => html`<plinth-example-item>Content</plinth-example-item>`,
});

describe('<plinth-example-item>', () => {
  it('shows its content in the wrapper', async () => {
    const element = await fixture<PlinthExampleItem>(html`<plinth-example-item>Content</plinth-example-item>`);
    const slot = element.shadowRoot!.querySelector<HTMLSlotElement>('[part="base"] slot')!;
    expect(slot.assignedNodes().map(({ textContent }) => textContent)).toEqual(['Content']);
  });

  it('falls back to its default for an unknown variant', async () => {
    const element = await fixture<PlinthExampleItem>(
      html`<plinth-example-item variant="unknown">Content</plinth-example-item>`,
    );
    expect(element.variant).toBe('neutral');
  });
});
