import '#define/dropdown-menu.ts';
import '#define/submenu.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthDropdownMenu } from '../dropdown-menu/dropdown-menu.ts';
import type { PlinthMenuItem } from '../dropdown-menu/menu-item.ts';
import type { PlinthSubmenu } from './submenu.ts';

/** The hover time after which a submenu opens or closes. */
const HOVER_DELAY_MS = 200;

const template = () =>
  html`<plinth-dropdown-menu label="Actions">
    <button slot="trigger">Actions</button>
    <plinth-menu-item value="open">Open</plinth-menu-item>
    <plinth-menu-item value="move"
      >Move to
      <plinth-submenu slot="submenu">
        <plinth-menu-item value="inbox">Inbox</plinth-menu-item>
        <plinth-menu-item value="archive">Archive</plinth-menu-item>
        <plinth-menu-item value="folders"
          >Other folders
          <plinth-submenu slot="submenu">
            <plinth-menu-item value="taxes">Taxes</plinth-menu-item>
          </plinth-submenu>
        </plinth-menu-item>
      </plinth-submenu>
    </plinth-menu-item>
    <plinth-menu-item value="label"
      >Label
      <plinth-submenu slot="submenu">
        <plinth-menu-item value="red" type="radio" checked>Red</plinth-menu-item>
        <plinth-menu-item value="blue" type="radio">Blue</plinth-menu-item>
      </plinth-submenu>
    </plinth-menu-item>
    <plinth-menu-item value="delete">Delete</plinth-menu-item>
  </plinth-dropdown-menu>`;

describeElement({
  name: 'submenu',
  define: () => import('#define/submenu.ts'),
  template: () => html`<plinth-submenu label="Move to"><plinth-menu-item>Inbox</plinth-menu-item></plinth-submenu>`,
});

async function createMenus(dir: 'ltr' | 'rtl' = 'ltr') {
  const container = await fixture<HTMLElement>(html`<div dir=${dir}>${template()}</div>`);
  const menu = container.querySelector<PlinthDropdownMenu>('plinth-dropdown-menu')!;
  const trigger = menu.querySelector('button')!;
  const item = (value: string) => menu.querySelector<PlinthMenuItem>(`[value="${value}"]`)!;
  const submenu = (value: string) => item(value).querySelector<PlinthSubmenu>(':scope > plinth-submenu')!;
  const base = (value: string) => item(value).shadowRoot!.querySelector<HTMLElement>('[part="base"]')!;
  const panel = (value: string) => submenu(value).shadowRoot!.querySelector<HTMLElement>('[part="panel"]')!;
  const isShown = (value: string) => panel(value).matches(':popover-open');
  const focused = () => (document.activeElement as PlinthMenuItem).value;
  const selections: string[] = [];
  menu.addEventListener('plinth-menu-select', (event) => {
    selections.push((event as CustomEvent<{ value: string }>).detail.value);
  });
  /** Opens the menu and moves the focus to an item. */
  const focusItem = async (value: string) => {
    menu.show();
    await menu.updateComplete;
    item(value).focus();
  };
  return { menu, trigger, item, submenu, base, panel, isShown, focused, selections, focusItem };
}

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1280, 720);
});

describe('<plinth-submenu>', () => {
  it('announces its state on its item and is named by it', async () => {
    const { base, submenu, panel, focusItem } = await createMenus();
    await focusItem('move');
    const states = () => [base('move').getAttribute('aria-haspopup'), base('move').getAttribute('aria-expanded')];
    expect(states()).toEqual(['menu', 'false']);
    submenu('move').show();
    await submenu('move').updateComplete;
    await vi.waitFor(() => expect(states()).toEqual(['menu', 'true']));
    expect(panel('move').querySelector('[role="menu"]')!.getAttribute('aria-label')).toBe('Move to');
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
    ['ltr', '{Enter}', '{Escape}'],
    ['ltr', ' ', '{Escape}'],
  ] as const)('in %s, opens with %s at its first item and closes with %s', async (dir, open, close) => {
    const { menu, submenu, isShown, focused, focusItem, selections } = await createMenus(dir);
    await focusItem('move');
    await userEvent.keyboard(open);
    await submenu('move').updateComplete;
    expect([isShown('move'), focused()]).toEqual([true, 'inbox']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.keyboard(open);
    await submenu('folders').updateComplete;
    expect([isShown('folders'), focused()]).toEqual([true, 'taxes']);
    await userEvent.keyboard(close);
    await submenu('folders').updateComplete;
    expect([isShown('folders'), isShown('move'), focused()]).toEqual([false, true, 'folders']);
    await userEvent.keyboard(close);
    await submenu('move').updateComplete;
    expect([isShown('move'), menu.open, focused(), selections]).toEqual([false, true, 'move', []]);
  });

  it('keeps arrow keys and letters within its own items', async () => {
    const { submenu, focused, focusItem } = await createMenus();
    await focusItem('move');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('label');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await submenu('move').updateComplete;
    const visited: string[] = [];
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{End}', '{Home}', 'a', 'd']) {
      await userEvent.keyboard(key);
      visited.push(focused());
    }
    expect(visited).toEqual(['folders', 'inbox', 'folders', 'inbox', 'archive', 'archive']);
  });

  it('closes all menus when one of its items is selected, and the menu emits the event', async () => {
    const { menu, trigger, submenu, isShown, focusItem, selections } = await createMenus();
    await focusItem('label');
    await userEvent.keyboard('{ArrowRight}');
    await submenu('label').updateComplete;
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(isShown('label')).toBe(false));
    expect([menu.open, submenu('label').open, selections]).toEqual([false, false, ['blue']]);
    expect(document.activeElement).toBe(trigger);
  });

  it('stays open when the selection is canceled', async () => {
    const { menu, submenu, focused, focusItem } = await createMenus();
    menu.addEventListener('plinth-menu-select', (event) => event.preventDefault());
    await focusItem('move');
    await userEvent.keyboard('{Enter}');
    await submenu('move').updateComplete;
    await userEvent.keyboard('{Enter}');
    expect([menu.open, submenu('move').open, focused()]).toEqual([true, true, 'inbox']);
  });

  it('keeps the radio items of each submenu apart from those around it', async () => {
    const { menu, submenu, item, base } = await createMenus();
    const outside = document.createElement('plinth-menu-item') as PlinthMenuItem;
    outside.setAttribute('value', 'outside');
    outside.type = 'radio';
    outside.checked = true;
    menu.append(outside);
    menu.show();
    submenu('label').show();
    await outside.updateComplete;
    base('outside').click();
    expect([item('red').checked, outside.checked]).toEqual([true, true]);
    base('blue').click();
    expect([item('red').checked, item('blue').checked, outside.checked]).toEqual([false, true, true]);
  });

  it('opens by hovering its item, stays open on the way to it, and closes over another item', async () => {
    const { menu, item, submenu, isShown } = await createMenus();
    // First, because a menu that opens below the resting pointer starts a timer.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    menu.show();
    await menu.updateComplete;
    const advance = async (timeMs: number) => {
      vi.advanceTimersByTime(timeMs);
      await Promise.all([submenu('move').updateComplete, submenu('label').updateComplete]);
    };
    const hover = (value: string) => commands.movePointerTo(`[value="${value}"]`);
    await hover('move');
    await advance(HOVER_DELAY_MS - 1);
    expect(isShown('move')).toBe(false);
    await advance(1);
    expect(isShown('move')).toBe(true);
    // Diagonally: over the next item, but only for a moment.
    await hover('label');
    await advance(HOVER_DELAY_MS - 1);
    await hover('inbox');
    await advance(2 * HOVER_DELAY_MS);
    expect([isShown('move'), isShown('label')]).toEqual([true, false]);
    await hover('open');
    await advance(HOVER_DELAY_MS);
    expect([isShown('move'), menu.open]).toEqual([false, true]);
    expect(item('move').hasAttribute('disabled')).toBe(false);
  });

  it('opens and stays open with a click, and does not select its item', async () => {
    const { menu, submenu, base, isShown, selections } = await createMenus();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    menu.show();
    await menu.updateComplete;
    await userEvent.click(base('move'));
    await submenu('move').updateComplete;
    expect(isShown('move')).toBe(true);
    await userEvent.click(base('move'));
    vi.runAllTimers();
    await submenu('move').updateComplete;
    expect([isShown('move'), menu.open, selections]).toEqual([true, true, []]);
  });

  it('closes when a tap on its item follows another', async () => {
    const { menu, base, submenu } = await createMenus();
    menu.show();
    await menu.updateComplete;
    const tap = () => {
      base('move').dispatchEvent(
        new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true, composed: true }),
      );
      base('move').dispatchEvent(
        new PointerEvent('click', { detail: 1, bubbles: true, composed: true, cancelable: true }),
      );
    };
    tap();
    expect(submenu('move').open).toBe(true);
    tap();
    expect(submenu('move').open).toBe(false);
  });

  it('does not open from a disabled item', async () => {
    const { item, base, submenu, focusItem } = await createMenus();
    item('move').disabled = true;
    await focusItem('move');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    base('move').click();
    expect(submenu('move').open).toBe(false);
  });

  it('closes with the menu around it, and when Tab leaves them', async () => {
    const { menu, submenu, isShown, focusItem } = await createMenus();
    await focusItem('move');
    await userEvent.keyboard('{ArrowRight}');
    await submenu('move').updateComplete;
    menu.hide();
    await vi.waitFor(() => expect([submenu('move').open, isShown('move')]).toEqual([false, false]));
    await focusItem('move');
    await userEvent.keyboard('{ArrowRight}');
    await submenu('move').updateComplete;
    await userEvent.tab();
    await vi.waitFor(() => expect([menu.open, submenu('move').open]).toEqual([false, false]));
  });

  it.each(['ltr', 'rtl'] as const)(
    'opens beside its item in %s, on the other side at the edge, and over the menu at 320 px',
    async (dir) => {
      const { menu, submenu, base, panel } = await createMenus(dir);
      const placed = async () => {
        menu.show();
        await menu.updateComplete;
        submenu('move').show();
        await submenu('move').updateComplete;
        return { item: base('move').getBoundingClientRect(), panel: panel('move').getBoundingClientRect() };
      };
      const beside = await placed();
      const gap = (rects: typeof beside, isAfter: boolean) =>
        Math.round(isAfter ? rects.panel.left - rects.item.right : rects.item.left - rects.panel.right);
      expect([gap(beside, dir === 'ltr'), Math.round(beside.item.top - beside.panel.top)]).toEqual([0, 4]);
      menu.style.cssText = `position: fixed; inset-block-start: 0; inset-inline-end: 0`;
      expect(gap(await placed(), dir === 'rtl')).toBe(0);
      await page.viewport(320, 480);
      const { panel: narrow } = await placed();
      expect([narrow.left >= 0, narrow.right <= 320, narrow.top >= 0, narrow.bottom <= 480]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    },
  );

  it('removes the state of its item when it is removed', async () => {
    const { item, base, submenu } = await createMenus();
    await submenu('label').updateComplete;
    submenu('label').remove();
    await item('label').updateComplete;
    expect([base('label').hasAttribute('aria-haspopup'), base('label').hasAttribute('aria-expanded')]).toEqual([
      false,
      false,
    ]);
  });
});
