import '#define/list-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthListItem } from './list-item.ts';

describeElement({
  name: 'list-item',
  define: () => import('#define/list-item.ts'),
  template: () =>
    html`<plinth-list-item style="background: var(--plinth-color-surface)" href="#a" description="240 kB"
      >Statement</plinth-list-item
    >`,
  // The test of the list checks this rule; here, the item has no list around it.
  ignoredRules: ['aria-required-parent'],
});

const base = (element: PlinthListItem) => element.shadowRoot!.querySelector<HTMLElement>('[part="base"]')!;

describe('<plinth-list-item>', () => {
  it('renders static text, a link or a button', async () => {
    const element = await fixture<PlinthListItem>(html`<plinth-list-item>Statement</plinth-list-item>`);
    const tagNames = [base(element).localName];
    element.pressable = true;
    await element.updateComplete;
    tagNames.push(base(element).localName);
    element.href = '#statement';
    element.target = '_blank';
    await element.updateComplete;
    tagNames.push(base(element).localName);
    expect(tagNames).toEqual(['div', 'button', 'a']);
    expect((base(element) as HTMLAnchorElement).rel).toBe('noreferrer');
  });

  it('emits plinth-item-press when it is pressed, but not for its actions', async () => {
    const element = await fixture<PlinthListItem>(
      html`<plinth-list-item pressable value="a">Invoice<button slot="actions">Remove</button></plinth-list-item>`,
    );
    const values: string[] = [];
    element.addEventListener('plinth-item-press', (event) =>
      values.push((event as CustomEvent<{ value: string }>).detail.value),
    );
    await userEvent.click(page.getByRole('button', { name: 'Remove' }));
    await userEvent.click(page.getByRole('button', { name: 'Invoice' }));
    element.focus();
    await userEvent.keyboard('{Enter}');
    element.disabled = true;
    await element.updateComplete;
    base(element).click();
    expect(values).toEqual(['a', 'a']);
  });

  it('renders no link while disabled, and sets aria-current while selected', async () => {
    const element = await fixture<PlinthListItem>(
      html`<plinth-list-item href="#a" disabled selected>Invoice</plinth-list-item>`,
    );
    expect([base(element).localName, base(element).getAttribute('aria-current')]).toEqual(['div', 'true']);
  });

  it('renders a second line only with content', async () => {
    const element = await fixture<PlinthListItem>(html`<plinth-list-item>Invoice</plinth-list-item>`);
    const isSecondLineHidden = () => element.shadowRoot!.querySelector<HTMLElement>('.second')!.hidden;
    expect(isSecondLineHidden()).toBe(true);
    element.description = '240 kB';
    await element.updateComplete;
    expect(isSecondLineHidden()).toBe(false);
  });
});
