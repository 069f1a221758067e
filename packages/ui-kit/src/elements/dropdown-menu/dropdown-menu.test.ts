import '#define/button.ts';
import '#define/dropdown-menu.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthDropdownMenu } from './dropdown-menu.ts';
import type { PlinthMenuItem } from './menu-item.ts';

const template = () =>
  html`<plinth-dropdown-menu label="Actions">
    <button slot="trigger">Actions</button>
    <plinth-menu-item value="copy">Copy</plinth-menu-item>
    <plinth-menu-item value="delete" disabled>Delete</plinth-menu-item>
    <hr />
    <div role="group" aria-label="Order">
      <plinth-menu-item value="date" type="radio" checked>Date</plinth-menu-item>
      <plinth-menu-item value="amount" type="radio">Amount</plinth-menu-item>
    </div>
    <plinth-menu-item value="totals" type="checkbox">Totals</plinth-menu-item>
  </plinth-dropdown-menu>`;

describeElement({ name: 'dropdown-menu', define: () => import('#define/dropdown-menu.ts'), template });

async function createMenu() {
  const element = await fixture<PlinthDropdownMenu>(template());
  const trigger = element.querySelector('button')!;
  const toggles: string[] = [];
  const selections: string[] = [];
  element.addEventListener('plinth-dropdown-toggle', (event) => {
    const { open, reason } = (event as CustomEvent<{ open: boolean; reason: string }>).detail;
    toggles.push(`${open ? 'open' : 'close'} ${reason}`);
  });
  element.addEventListener('plinth-menu-select', (event) => {
    const { value, checked } = (event as CustomEvent<{ value: string; checked: boolean }>).detail;
    selections.push(`${value} ${checked}`);
  });
  const panel = element.shadowRoot!.querySelector<HTMLElement>('[part="panel"]')!;
  const focused = () => (document.activeElement as PlinthMenuItem).value;
  const item = (value: string) => element.querySelector<PlinthMenuItem>(`[value="${value}"]`)!;
  return { element, trigger, toggles, selections, panel, focused, item };
}

describe('<plinth-dropdown-menu>', () => {
  it('opens with its trigger in the top layer, and focuses the first item', async () => {
    const { element, trigger, panel, toggles, focused } = await createMenu();
    expect([trigger.getAttribute('aria-haspopup'), trigger.getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
    await userEvent.click(trigger);
    await element.updateComplete;
    expect(panel.matches(':popover-open')).toBe(true);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect([focused(), toggles]).toEqual(['copy', ['open trigger']]);
  });

  it('is placed below its trigger', async () => {
    const { element, trigger, panel } = await createMenu();
    element.show();
    await element.updateComplete;
    await Promise.all(panel.getAnimations().map((animation) => animation.finished));
    const triggerRect = trigger.getBoundingClientRect();
    const panelRect = panel.getBoundingClientRect();
    expect(Math.round(panelRect.top - triggerRect.bottom)).toBe(4);
    expect(Math.round(panelRect.left - triggerRect.left)).toBe(0);
  });

  it('closes on a second click on the trigger', async () => {
    const { element, trigger, panel, toggles } = await createMenu();
    await userEvent.click(trigger);
    await userEvent.click(trigger);
    await element.updateComplete;
    expect(panel.matches(':popover-open')).toBe(false);
    expect(toggles[0]).toBe('open trigger');
    expect(toggles).toHaveLength(2);
  });

  it('opens at the first item with Down and at the last with Up', async () => {
    const { element, trigger, focused } = await createMenu();
    trigger.focus();
    await userEvent.keyboard('{ArrowUp}');
    await element.updateComplete;
    expect(focused()).toBe('totals');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await element.updateComplete;
    expect(focused()).toBe('copy');
  });

  it('moves with arrow keys, Home, End and typed letters, and wraps around', async () => {
    const { element, trigger, focused } = await createMenu();
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await element.updateComplete;
    const visited: string[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}', 'd', 'd']) {
      await userEvent.keyboard(key);
      visited.push(focused());
    }
    expect(visited).toEqual(['delete', 'date', 'totals', 'copy', 'totals', 'copy', 'delete', 'date']);
  });

  it('closes on Escape and restores the focus', async () => {
    const { element, trigger, panel, toggles } = await createMenu();
    await userEvent.click(trigger);
    await userEvent.keyboard('{Escape}');
    await element.updateComplete;
    expect(panel.matches(':popover-open')).toBe(false);
    expect(document.activeElement).toBe(trigger);
    expect(toggles).toEqual(['open trigger', 'close escape']);
  });

  it('closes on a click outside and on Tab', async () => {
    const { element, trigger, toggles } = await createMenu();
    const nextButton = document.createElement('button');
    nextButton.textContent = 'After';
    element.after(nextButton);
    await userEvent.click(trigger);
    await userEvent.tab();
    await vi.waitFor(() => expect(toggles.at(-1)).toBe('close tab'));
    await userEvent.click(trigger);
    const outside = document.createElement('div');
    outside.style.cssText = 'position: fixed; inset: auto 0 0 auto; inline-size: 40px; block-size: 40px';
    element.after(outside);
    await userEvent.click(outside);
    await vi.waitFor(() => expect(toggles.at(-1)).toBe('close outside'));
    expect(element.open).toBe(false);
  });

  it('emits the selected item, closes, and restores the focus', async () => {
    const { element, trigger, selections, toggles } = await createMenu();
    await userEvent.click(trigger);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(toggles.at(-1)).toBe('close select'));
    expect([selections, element.open]).toEqual([['copy false'], false]);
    expect(document.activeElement).toBe(trigger);
  });

  it('stays open when the selection is canceled', async () => {
    const { element, trigger, item } = await createMenu();
    element.addEventListener('plinth-menu-select', (event) => event.preventDefault());
    await userEvent.click(trigger);
    await userEvent.click(item('totals'));
    expect([element.open, item('totals').checked]).toEqual([true, false]);
  });

  it('focuses but does not select a disabled item', async () => {
    const { element, trigger, selections } = await createMenu();
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([element.open, selections]).toEqual([true, []]);
  });

  it('keeps one radio item of a group checked and toggles checkbox items', async () => {
    const { trigger, item, selections } = await createMenu();
    await userEvent.click(trigger);
    await userEvent.click(item('amount'));
    expect([item('date').checked, item('amount').checked]).toEqual([false, true]);
    await userEvent.click(trigger);
    await userEvent.click(item('totals'));
    expect([item('totals').checked, selections]).toEqual([true, ['amount true', 'totals true']]);
  });

  it('sets the ARIA attributes of a kit button as its trigger', async () => {
    const element = await fixture<PlinthDropdownMenu>(
      html`<plinth-dropdown-menu open>
        <plinth-button slot="trigger">Actions</plinth-button><plinth-menu-item>Copy</plinth-menu-item>
      </plinth-dropdown-menu>`,
    );
    const button = element.querySelector('plinth-button')!;
    await button.updateComplete;
    const native = button.shadowRoot!.querySelector('button')!;
    expect([native.getAttribute('aria-haspopup'), native.getAttribute('aria-expanded')]).toEqual(['menu', 'true']);
  });

  it('emits nothing and moves no focus when a script opens it', async () => {
    const { element, toggles, panel } = await createMenu();
    element.show();
    await element.updateComplete;
    expect([panel.matches(':popover-open'), toggles]).toEqual([true, []]);
    expect(document.activeElement).toBe(document.body);
  });

  it('closes when it is removed while open, and opens again when it is inserted', async () => {
    const { element, panel } = await createMenu();
    element.show();
    await element.updateComplete;
    const parent = element.parentElement!;
    element.remove();
    expect(panel.matches(':popover-open')).toBe(false);
    parent.append(element);
    await element.updateComplete;
    expect(panel.matches(':popover-open')).toBe(true);
  });

  it('falls back to its default for an unknown placement', async () => {
    const element = await fixture<PlinthDropdownMenu>(
      html`<plinth-dropdown-menu placement="nowhere"></plinth-dropdown-menu>`,
    );
    expect(element.placement).toBe('bottom-start');
  });

  it('closes without an event when a script closes it', async () => {
    const { element, panel, toggles } = await createMenu();
    element.show();
    await element.updateComplete;
    element.hide();
    await element.updateComplete;
    expect([panel.matches(':popover-open'), toggles]).toEqual([false, []]);
  });

  it('moves the focus from its trigger into a menu that a script has opened', async () => {
    const { element, trigger, focused, toggles } = await createMenu();
    element.show();
    await element.updateComplete;
    for (const [key, value] of [
      ['ArrowDown', 'copy'],
      ['ArrowUp', 'totals'],
    ] as const) {
      trigger.focus();
      await userEvent.keyboard(`{${key}}`);
      expect(focused()).toBe(value);
    }
    expect(toggles).toEqual([]);
  });

  it('emits one toggle event when an item is selected after a script has closed it', async () => {
    const { element, item, toggles } = await createMenu();
    element.show();
    await element.updateComplete;
    element.addEventListener('plinth-menu-select', () => element.hide());
    item('copy').shadowRoot!.querySelector<HTMLElement>('[part="base"]')!.click();
    await element.updateComplete;
    expect([element.open, toggles]).toEqual([false, []]);
  });

  it('is labeled by its trigger or by a default', async () => {
    const element = await fixture<PlinthDropdownMenu>(
      html`<plinth-dropdown-menu><button slot="trigger">More</button></plinth-dropdown-menu>`,
    );
    const accessibleName = () => element.shadowRoot!.querySelector('[role="menu"]')!.getAttribute('aria-label');
    expect(accessibleName()).toBe('More');
    element.querySelector('button')!.remove();
    await vi.waitFor(() => expect(accessibleName()).toBe('Menu'));
  });

  it('closes on a click on its trigger without a pointer', async () => {
    const { element, trigger, toggles } = await createMenu();
    element.show();
    await element.updateComplete;
    trigger.click();
    expect([element.open, toggles]).toEqual([false, ['close trigger']]);
  });
});
