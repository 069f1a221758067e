import '#define/toggle-group.ts';
import '#define/toggle-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthToggleItem } from './toggle-item.ts';

describeElement({
  name: 'toggle-item',
  define: () => import('#define/toggle-item.ts'),
  template: () => html`<plinth-toggle-item value="in">Money in</plinth-toggle-item>`,
});

describe('<plinth-toggle-item>', () => {
  it('renders the state that the group sets, and is named by its text or its label', async () => {
    const element = await fixture<PlinthToggleItem>(html`<plinth-toggle-item value="in">Money in</plinth-toggle-item>`);
    element.setGroupState({ kind: 'radio', on: true, tabbable: false, disabled: false, invalid: false });
    await element.updateComplete;
    const control = page.getByRole('radio', { name: 'Money in' }).element() as HTMLInputElement;
    expect([control.checked, control.tabIndex, element.on, element.hasAttribute('on')]).toEqual([true, -1, true, true]);
    element.label = 'In';
    await element.updateComplete;
    expect(page.getByRole('radio', { name: 'In', exact: true }).elements()).toEqual([control]);
  });

  it('has less padding around an icon without text', async () => {
    const iconMargin = async (template: ReturnType<typeof html>) => {
      const element = await fixture<PlinthToggleItem>(template);
      await element.updateComplete;
      return getComputedStyle(element.children[0]!).marginInlineStart;
    };
    const iconOnly = await iconMargin(
      html`<plinth-toggle-item value="table" label="Table"><plinth-icon></plinth-icon></plinth-toggle-item>`,
    );
    const iconWithText = await iconMargin(
      html`<plinth-toggle-item value="table" label="Table"
        ><plinth-icon></plinth-icon><b>Table</b></plinth-toggle-item
      >`,
    );
    expect([iconOnly, iconWithText]).toEqual(['-4px', '0px']);
  });

  it("toggles on click() as on a user's press", async () => {
    const group = await fixture(
      html`<plinth-toggle-group label="Series"
        ><plinth-toggle-item value="in">In</plinth-toggle-item
        ><plinth-toggle-item value="out">Out</plinth-toggle-item></plinth-toggle-group
      >`,
    );
    const [, item] = group.querySelectorAll('plinth-toggle-item');
    await item!.updateComplete;
    item!.click();
    expect(item!.shadowRoot!.querySelector('input')!.checked).toBe(true);
  });
});
