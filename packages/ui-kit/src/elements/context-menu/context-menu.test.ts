import '#define/context-menu.ts';
import '#define/submenu.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthMenuItem } from '../dropdown-menu/menu-item.ts';
import type { PlinthSubmenu } from '../submenu/submenu.ts';

const template = () =>
  html`<plinth-context-menu label="File">
    <div slot="target" style="inline-size: 200px; block-size: 60px">
      <button>Lease</button><button>Letter</button><i>Empty</i>
    </div>
    <plinth-menu-item value="rename">Rename</plinth-menu-item>
    <plinth-menu-item value="move"
      >Move to<plinth-submenu slot="submenu"><plinth-menu-item value="tax">Taxes</plinth-menu-item></plinth-submenu>
    </plinth-menu-item>
    <plinth-menu-item value="delete" variant="danger">Delete</plinth-menu-item>
  </plinth-context-menu>`;

describeElement({ name: 'context-menu', define: () => import('#define/context-menu.ts'), template });

async function createMenu(dir: 'ltr' | 'rtl' = 'ltr') {
  const container = await fixture<HTMLElement>(html`<div dir=${dir}>${template()}</div>`);
  const element = container.querySelector('plinth-context-menu')!;
  const [lease, letter] = [...element.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  const panel = element.shadowRoot!.querySelector<HTMLElement>('[part="panel"]')!;
  const toggles: string[] = [];
  element.addEventListener('plinth-context-toggle', (event) => {
    const { open, reason, source } = (event as CustomEvent<{ open: boolean; reason: string; source: Element | null }>)
      .detail;
    toggles.push(`${open ? 'open' : 'close'} ${reason} ${source?.textContent ?? ''}`);
  });
  const item = (value: string) => element.querySelector<PlinthMenuItem>(`[value="${value}"]`)!;
  const focused = () => (document.activeElement as PlinthMenuItem).value;
  const isShown = () => panel.matches(':popover-open');
  const placed = async () => {
    await element.updateComplete;
    await Promise.all(panel.getAnimations().map((animation) => animation.finished));
    return panel.getBoundingClientRect();
  };
  return { element, lease, letter, panel, toggles, item, focused, isShown, placed };
}

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1280, 720);
});

describe('<plinth-context-menu>', () => {
  it('opens at the pointer instead of the menu of the browser, and focuses its first item', async () => {
    const { lease, element, toggles, focused, isShown, placed } = await createMenu();
    const points: number[][] = [];
    let wasPrevented = false;
    document.addEventListener(
      'contextmenu',
      (event) => {
        points.push([event.clientX, event.clientY]);
        wasPrevented = event.defaultPrevented;
      },
      { once: true },
    );
    await userEvent.click(lease, { button: 'right' });
    await element.updateComplete;
    expect([isShown(), focused(), wasPrevented]).toEqual([true, 'rename', true]);
    expect(toggles).toEqual(['open trigger Lease']);
    const { left, top } = await placed();
    expect([[left, top]]).toEqual(points);
  });

  it.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])('opens once at the focused element with %s', async (keys) => {
    const { element, letter, toggles, focused, placed } = await createMenu();
    letter.focus();
    await userEvent.keyboard(keys);
    await element.updateComplete;
    expect([focused(), toggles]).toEqual(['rename', ['open trigger Letter']]);
    const rect = letter.getBoundingClientRect();
    const { left, top } = await placed();
    expect([Math.round(left - rect.left), Math.round(top - rect.bottom)]).toEqual([0, 0]);
  });

  it('opens by a long press, for which the browser fires the same event', async () => {
    const { element, lease, focused } = await createMenu();
    lease.dispatchEvent(
      new PointerEvent('contextmenu', { pointerType: 'touch', bubbles: true, composed: true, cancelable: true }),
    );
    // The finger is lifted over the page.
    lease.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true, composed: true }));
    await element.updateComplete;
    expect([element.open, focused()]).toEqual([true, 'rename']);
  });

  it.each([
    ['{Escape}', 'close escape Lease'],
    ['{Enter}', 'close select Lease'],
  ])('closes with %s and restores the focus', async (key, toggle) => {
    const { element, lease, letter, toggles, isShown } = await createMenu();
    letter.focus();
    lease.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await element.updateComplete;
    await userEvent.keyboard(key);
    await vi.waitFor(() => expect(isShown()).toBe(false));
    expect(toggles.at(-1)).toBe(toggle);
    expect(document.activeElement).toBe(letter);
  });

  it('moves on with Tab from where the focus was', async () => {
    const { element, lease, letter } = await createMenu();
    lease.focus();
    lease.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await element.updateComplete;
    await userEvent.tab();
    expect([element.open, document.activeElement]).toEqual([false, letter]);
  });

  it('closes on a click outside, and restores the focus unless the click moves it', async () => {
    const { element, lease, letter, toggles } = await createMenu();
    const outside = document.createElement('div');
    outside.style.cssText = 'position: fixed; inset: auto 0 0 auto; inline-size: 40px; block-size: 40px';
    element.after(outside);
    lease.focus();
    const open = () => lease.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    open();
    await element.updateComplete;
    await userEvent.click(outside);
    await vi.waitFor(() => expect(document.activeElement).toBe(lease));
    expect([element.open, toggles.at(-1)]).toEqual([false, 'close outside Lease']);
    open();
    element.showAt(400, 300);
    await element.updateComplete;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.click(letter);
    vi.runAllTimers();
    expect([element.open, document.activeElement]).toEqual([false, letter]);
  });

  it('opens at the new place on another right click', async () => {
    const { element, lease, letter, toggles, focused } = await createMenu();
    await userEvent.click(lease, { button: 'right' });
    element.showAt(400, 300);
    await element.updateComplete;
    await userEvent.click(letter, { button: 'right' });
    await element.updateComplete;
    expect(toggles).toEqual(['open trigger Lease', 'close outside Lease', 'open trigger Letter']);
    expect([element.open, focused()]).toEqual([true, 'rename']);
  });

  it('leaves the event to a page that has handled it', async () => {
    const { element, lease } = await createMenu();
    lease.addEventListener('contextmenu', (event) => event.preventDefault());
    lease.addEventListener('keydown', (event) => event.preventDefault());
    lease.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(lease, { button: 'right' });
    expect(element.open).toBe(false);
  });

  it.each(['ltr', 'rtl'] as const)('stays in the window in %s, and turns at its edges', async (dir) => {
    const { element, placed } = await createMenu(dir);
    const corners = [];
    for (const [x, y] of [
      [400, 300],
      [1270, 300],
      [10, 300],
      [400, 710],
    ] as const) {
      element.showAt(x, y);
      const { left, right, top, bottom } = await placed();
      corners.push([
        x === left ? 'left' : x === right ? 'right' : 'none',
        y === top ? 'top' : y === bottom ? 'bottom' : 'none',
      ]);
      element.hide();
      await element.updateComplete;
    }
    const usual = dir === 'ltr' ? 'left' : 'right';
    expect(corners).toEqual([
      [usual, 'top'],
      ['right', 'top'],
      ['left', 'top'],
      [usual, 'bottom'],
    ]);
    await page.viewport(320, 130);
    element.showAt(160, 65);
    const narrow = await placed();
    expect([narrow.left >= 0, narrow.right <= 320, narrow.top >= 0, narrow.bottom <= 130]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('opens at the corner of its target when a script opens it, without an event', async () => {
    const { element, placed, toggles } = await createMenu();
    element.open = true;
    const { left, top } = await placed();
    const rect = element.getBoundingClientRect();
    expect([left, top, toggles]).toEqual([rect.left, rect.top, []]);
    expect(document.activeElement).toBe(document.body);
  });

  it('closes its submenus with it', async () => {
    const { element, item } = await createMenu();
    element.showAt(100, 100);
    await element.updateComplete;
    item('move').focus();
    await userEvent.keyboard('{ArrowRight}');
    const submenu = element.querySelector<PlinthSubmenu>('plinth-submenu')!;
    expect(submenu.open).toBe(true);
    element.hide();
    await element.updateComplete;
    await submenu.updateComplete;
    expect(submenu.shadowRoot!.querySelector('[part="panel"]')!.matches(':popover-open')).toBe(false);
  });
});
