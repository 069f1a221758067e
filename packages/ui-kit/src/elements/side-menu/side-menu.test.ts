import '#define/side-menu.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { isEntry, visibleEntries } from './menu-tree.ts';
import type { PlinthSideMenuGroup } from './side-menu-group.ts';
import type { PlinthSideMenuItem } from './side-menu-item.ts';
import type { PlinthSideMenu } from './side-menu.ts';

const template = (dir = 'ltr') =>
  html`<plinth-side-menu dir=${dir} style="block-size: 600px">
    <a slot="brand" href="#start"><span>Plinth</span></a>
    <plinth-side-menu-item id="dashboard" href="#dashboard" current>Dashboard</plinth-side-menu-item>
    <plinth-side-menu-item id="banking" href="#banking" attention>Banking</plinth-side-menu-item>
    <plinth-side-menu-group type="section" label="Demo">
      <plinth-side-menu-group id="invoice" label="Invoice">
        <plinth-side-menu-item id="list" href="#list">List</plinth-side-menu-item>
        <plinth-side-menu-group id="archive" label="Archive">
          <plinth-side-menu-item id="year" href="#year">Year</plinth-side-menu-item>
        </plinth-side-menu-group>
      </plinth-side-menu-group>
      <plinth-side-menu-group id="user" label="User">
        <plinth-side-menu-item id="view" href="#view">View</plinth-side-menu-item>
      </plinth-side-menu-group>
      <plinth-side-menu-item id="off" href="#off" disabled>Disabled entry</plinth-side-menu-item>
    </plinth-side-menu-group>
  </plinth-side-menu>`;

describeElement({ name: 'side-menu', define: () => import('#define/side-menu.ts'), template });

async function createMenu(dir = 'ltr') {
  const element = await fixture<PlinthSideMenu>(template(dir));
  const settle = () =>
    Promise.all(
      [...element.querySelectorAll<PlinthSideMenuItem>('*')].filter(isEntry).map((entry) => entry.updateComplete),
    );
  await settle();
  const fold = (id: string) => element.querySelector<PlinthSideMenuGroup>(`#${id}`)!;
  const item = (id: string) => element.querySelector<PlinthSideMenuItem>(`#${id}`)!;
  const openFolds = () =>
    [...element.querySelectorAll<PlinthSideMenuGroup>('plinth-side-menu-group[open]')].map(({ id }) => id);
  const button = () => element.shadowRoot!.querySelector<HTMLButtonElement>('button')!;
  const press = async (id: string) => {
    fold(id).focusTarget!.click();
    await settle();
  };
  return { element, settle, fold, item, openFolds, button, press };
}

describe('<plinth-side-menu>', () => {
  it('is a named navigation landmark', async () => {
    const { element } = await createMenu();
    const nav = element.shadowRoot!.querySelector('nav')!;
    expect(nav.getAttribute('aria-label')).toBe('Main');
    element.label = 'Pages';
    await element.updateComplete;
    expect(nav.getAttribute('aria-label')).toBe('Pages');
  });

  it('keeps one fold open on each level, and closes the folds inside a closed one', async () => {
    const { press, openFolds } = await createMenu();
    await press('invoice');
    await press('archive');
    expect(openFolds()).toEqual(['invoice', 'archive']);
    await press('user');
    expect(openFolds()).toEqual(['user']);
    await press('invoice');
    await press('archive');
    await press('invoice');
    expect(openFolds()).toEqual([]);
  });

  it('opens the folds of the current page and closes the others once for each page', async () => {
    const { press, openFolds, item, settle } = await createMenu();
    await press('user');
    item('dashboard').current = false;
    item('year').current = true;
    await settle();
    await vi.waitFor(() => expect(openFolds()).toEqual(['invoice', 'archive']));
    await press('invoice');
    item('year').badge = '1';
    await settle();
    expect(openFolds()).toEqual([]);
  });

  it('moves through the visible entries, including disabled ones, wrapping at the ends', async () => {
    const { element, press, item } = await createMenu();
    await press('user');
    item('dashboard').focus();
    const visited: string[] = [];
    for (const key of [
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'Home',
      'End',
    ]) {
      await userEvent.keyboard(`{${key}}`);
      visited.push(document.activeElement!.id);
    }
    expect(visited).toEqual(['banking', 'invoice', 'user', 'view', 'off', 'dashboard', 'off', 'dashboard', 'off']);
    expect(visibleEntries([...element.querySelectorAll('*')]).map((entry) => entry.id)).toEqual([
      'dashboard',
      'banking',
      'invoice',
      'user',
      'view',
      'off',
    ]);
  });

  for (const [dir, openKey, closeKey] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    it(`opens, enters, leaves and closes folds with ${openKey} and ${closeKey} in ${dir}`, async () => {
      const { fold, openFolds, settle } = await createMenu(dir);
      fold('invoice').focus();
      const states: string[] = [];
      for (const key of [openKey, openKey, closeKey, closeKey]) {
        await userEvent.keyboard(`{${key}}`);
        await settle();
        states.push(`${document.activeElement!.id} [${openFolds().join()}]`);
      }
      expect(states).toEqual(['invoice [invoice]', 'list [invoice]', 'invoice [invoice]', 'invoice []']);
    });
  }

  it('emits plinth-menu-navigate for a plain click, and does not load the page when it is cancelled', async () => {
    const { element, item } = await createMenu();
    const hrefs: string[] = [];
    element.addEventListener('plinth-menu-navigate', (event) => {
      hrefs.push((event as CustomEvent<{ href: string }>).detail.href);
      event.preventDefault();
    });
    const initialHref = location.href;
    item('banking').focusTarget!.click();
    expect([hrefs, location.href]).toEqual([['#banking'], initialHref]);
  });

  it('collapses with its pin button and emits plinth-menu-pin, which can be cancelled', async () => {
    const { element, button } = await createMenu();
    const pinEvents: boolean[] = [];
    element.addEventListener('plinth-menu-pin', (event) =>
      pinEvents.push((event as CustomEvent<{ collapsed: boolean }>).detail.collapsed),
    );
    button().click();
    await element.updateComplete;
    expect([element.collapsed, button().getAttribute('aria-pressed'), pinEvents]).toEqual([true, 'true', [true]]);
    element.addEventListener('plinth-menu-pin', (event) => event.preventDefault());
    button().click();
    expect([element.collapsed, pinEvents]).toEqual([true, [true, false]]);
  });

  it('is as wide as its icons when collapsed, and expands over the content on hover and focus', async () => {
    const { element, item } = await createMenu();
    element.collapsed = true;
    await element.updateComplete;
    const nav = element.shadowRoot!.querySelector('nav')!;
    const label = item('banking').shadowRoot!.querySelector<HTMLElement>('.label')!;
    const layout = () => [element.offsetWidth, nav.offsetWidth, label.offsetWidth > 1];
    const collapsed = [68, 68, false];
    const expanded = [68, 248, true];
    expect(layout()).toEqual(collapsed);
    await userEvent.hover(nav);
    expect(layout()).toEqual(expanded);
    const page = document.createElement('div');
    page.style.cssText = 'position: fixed; inset: 0 0 0 auto; inline-size: 60px';
    element.after(page);
    await userEvent.hover(page);
    expect(layout()).toEqual(collapsed);
    await userEvent.tab();
    expect(layout()).toEqual(expanded);
    (document.activeElement as HTMLElement).blur();
    expect(layout()).toEqual(collapsed);
  });

  it('hides folds while collapsed and shows them open again when it expands', async () => {
    const { element, press, item } = await createMenu();
    await press('user');
    element.collapsed = true;
    await element.updateComplete;
    expect(item('view').checkVisibility()).toBe(false);
    element.collapsed = false;
    await element.updateComplete;
    expect(item('view').checkVisibility()).toBe(true);
  });

  it('has a close button instead of the pin as an overlay', async () => {
    const { element, button } = await createMenu();
    let closeCount = 0;
    element.parentElement!.addEventListener('plinth-menu-close', () => {
      closeCount += 1;
    });
    element.overlay = true;
    await element.updateComplete;
    expect(button().getAttribute('aria-label')).toBe('Close menu');
    button().click();
    expect(closeCount).toBe(1);
  });

  it('ignores arrows with Ctrl, and the arrow towards the start on the first level', async () => {
    const { item } = await createMenu();
    item('dashboard').focusTarget!.focus();
    for (const init of [{ key: 'ArrowDown', ctrlKey: true }, { key: 'ArrowLeft' }]) {
      const event = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init });
      item('dashboard').focusTarget!.dispatchEvent(event);
      expect([event.defaultPrevented, document.activeElement]).toEqual([false, item('dashboard')]);
    }
  });
});
