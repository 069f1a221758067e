import '#define/tabs.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthTab } from './tab.ts';
import type { PlinthTabs } from './tabs.ts';

const template = (value = '') =>
  html`<plinth-tabs style="background: var(--plinth-color-surface)" label="Platforms" value=${value}>
    <plinth-tab name="linked">Linked</plinth-tab>
    <plinth-tab name="available" count="4">Available</plinth-tab>
    <plinth-tab name="archived" disabled>Archived</plinth-tab>
    <plinth-tab name="awaiting">Awaiting link</plinth-tab>
    <plinth-tab-panel name="linked">One</plinth-tab-panel>
    <plinth-tab-panel name="available">Two</plinth-tab-panel>
    <plinth-tab-panel name="awaiting">Three</plinth-tab-panel>
  </plinth-tabs>`;

describeElement({ name: 'tabs', define: () => import('#define/tabs.ts'), template });

async function createTabs(value = '') {
  const element = await fixture<PlinthTabs>(template(value));
  const tabs = [...element.querySelectorAll('plinth-tab')];
  await Promise.all(tabs.map((tab) => tab.updateComplete));
  const changes: string[] = [];
  element.addEventListener('plinth-tab-change', (event) =>
    changes.push((event as CustomEvent<{ value: string }>).detail.value),
  );
  const visiblePanels = () =>
    [...element.querySelectorAll('plinth-tab-panel')].filter((panel) => !panel.hidden).map((panel) => panel.name);
  const focusedTab = () => (document.activeElement as PlinthTab).name;
  return { element, tabs, changes, visiblePanels, focusedTab };
}

describe('<plinth-tabs>', () => {
  it('shows the panel of its value, or the first panel', async () => {
    expect((await createTabs('available')).visiblePanels()).toEqual(['available']);
    expect((await createTabs('unknown')).visiblePanels()).toEqual(['linked']);
  });

  it('connects tab and panel with ARIA attributes', async () => {
    const { element, tabs } = await createTabs();
    const panel = element.querySelector('plinth-tab-panel')!;
    expect(tabs[0]!.getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.getAttribute('aria-labelledby')).toBe(tabs[0]!.id);
    expect(tabs.map((tab) => tab.ariaSelected)).toEqual(['true', 'false', 'false', 'false']);
  });

  it('has one tab stop, followed by the panel', async () => {
    const { element, tabs, focusedTab } = await createTabs('available');
    await userEvent.tab();
    expect(focusedTab()).toBe('available');
    await userEvent.tab();
    expect(document.activeElement).toBe(element.querySelectorAll('plinth-tab-panel')[1]);
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1, -1]);
  });

  it('selects with arrows, Home and End, skipping disabled tabs and wrapping at the ends', async () => {
    const { element, tabs, changes, focusedTab } = await createTabs();
    tabs[0]!.focus();
    const visited: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      visited.push(focusedTab());
    }
    expect(visited).toEqual(['available', 'awaiting', 'linked', 'awaiting', 'linked', 'awaiting']);
    expect(changes).toEqual(visited);
    expect(element.value).toBe('awaiting');
  });

  it('moves in the opposite direction in right-to-left text', async () => {
    const container = await fixture(html`<div dir="rtl">${template()}</div>`);
    const tab = container.querySelector('plinth-tab')!;
    tab.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect((document.activeElement as PlinthTab).name).toBe('available');
  });

  it('selects a tab on a press, except disabled ones', async () => {
    const { tabs, changes, visiblePanels, element } = await createTabs();
    await userEvent.click(tabs[3]!);
    tabs[2]!.click();
    await element.updateComplete;
    expect(changes).toEqual(['awaiting']);
    expect(visiblePanels()).toEqual(['awaiting']);
  });

  it('keeps the selected tab when the event is cancelled', async () => {
    const { element, tabs, visiblePanels } = await createTabs();
    element.addEventListener('plinth-tab-change', (event) => event.preventDefault());
    await userEvent.click(tabs[1]!);
    expect(visiblePanels()).toEqual(['linked']);
  });

  it('selects the focused tab with Enter and Space, but not the selected one again', async () => {
    const { element, tabs, changes } = await createTabs();
    element.addEventListener('plinth-tab-change', (event) => event.preventDefault(), { once: true });
    tabs[0]!.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(element.value).toBe('');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(tabs[1]!);
    expect([element.value, changes]).toEqual(['available', ['available', 'available']]);
    tabs[2]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    expect(element.value).toBe('available');
  });

  it('emits no event when a script changes the value', async () => {
    const { element, changes, visiblePanels } = await createTabs();
    element.value = 'awaiting';
    await element.updateComplete;
    expect(visiblePanels()).toEqual(['awaiting']);
    expect(changes).toEqual([]);
  });

  it('includes tabs and panels that are added later', async () => {
    const { element, visiblePanels } = await createTabs('added');
    const tab = document.createElement('plinth-tab');
    const panel = document.createElement('plinth-tab-panel');
    tab.name = 'added';
    panel.name = 'added';
    element.append(tab, panel);
    await vi.waitFor(() => expect(visiblePanels()).toEqual(['added']));
  });
});
