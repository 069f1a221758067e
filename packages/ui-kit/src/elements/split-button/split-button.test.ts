import '#define/split-button.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthMenuItemEventMap } from '../dropdown-menu/menu-item.ts';
import type { PlinthSplitButton } from './split-button.ts';

const template = () =>
  html`<plinth-split-button variant="primary" menu-label="Other formats">
    Export
    <plinth-menu-item slot="menu" value="csv">CSV</plinth-menu-item>
    <plinth-menu-item slot="menu" value="pdf">PDF</plinth-menu-item>
  </plinth-split-button>`;

describeElement({ name: 'split-button', define: () => import('#define/split-button.ts'), template });

async function createSplitButton() {
  const element = await fixture<PlinthSplitButton>(template());
  const events: string[] = [];
  element.addEventListener('plinth-split-press', () => events.push('press'));
  element.addEventListener('plinth-menu-select', (event) =>
    events.push((event as PlinthMenuItemEventMap['plinth-menu-select']).detail.value),
  );
  return { element, events };
}

describe('<plinth-split-button>', () => {
  it('emits plinth-split-press on a press, and plinth-menu-select for a menu item', async () => {
    const { events } = await createSplitButton();
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    await userEvent.click(page.getByRole('button', { name: 'Other formats' }));
    expect(events).toEqual(['press']);
    await userEvent.click(page.getByRole('menuitem', { name: 'PDF' }));
    expect(events).toEqual(['press', 'pdf']);
  });

  it('opens its menu with the keyboard on the first item, and returns the focus to its button', async () => {
    const { element, events } = await createSplitButton();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(document.activeElement).toBe(element.querySelector('plinth-menu-item')));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(document.activeElement).toBe(element));
    expect(events).toEqual(['pdf']);
  });

  it('ignores presses while busy or disabled', async () => {
    const { element, events } = await createSplitButton();
    for (const state of ['busy', 'disabled'] as const) {
      element[state] = true;
      await element.updateComplete;
      for (const button of element.shadowRoot!.querySelectorAll('plinth-button')) {
        await button.updateComplete;
        button.click();
      }
      element[state] = false;
    }
    expect(events).toEqual([]);
    expect(element.shadowRoot!.querySelector('plinth-dropdown-menu')!.open).toBe(false);
  });

  it('keeps the focus on the menu button while busy, and does not open with the keyboard', async () => {
    const { element } = await createSplitButton();
    const trigger = element.shadowRoot!.querySelector<HTMLElement>('.trigger')!;
    trigger.focus();
    element.busy = true;
    await element.updateComplete;
    expect([trigger.matches(':disabled'), element.shadowRoot!.activeElement === trigger]).toEqual([false, true]);
    const menu = element.shadowRoot!.querySelector('plinth-dropdown-menu')!;
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(menu.open).toBe(false);
    element.busy = false;
    await element.updateComplete;
    await userEvent.keyboard('{ArrowDown}');
    expect(menu.open).toBe(true);
  });
});
