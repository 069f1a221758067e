import '#define/app-shell.ts';
import '#define/navbar.ts';
import '#define/side-menu.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthAppShell } from './app-shell.ts';

const template = () =>
  html`<plinth-app-shell>
    <plinth-side-menu slot="menu"
      ><plinth-side-menu-item href="#banking">Banking</plinth-side-menu-item></plinth-side-menu
    >
    <plinth-navbar slot="navbar" menu-button><span slot="start">Harrow & Vine</span></plinth-navbar>
    <h1>Dashboard</h1>
    <button class="content">Export</button>
    <span slot="footer">© 2026 Plinth</span>
  </plinth-app-shell>`;

describeElement({ name: 'app-shell', define: () => import('#define/app-shell.ts'), template });

afterEach(() => page.viewport(414, 896));

async function createShell(width: number) {
  await page.viewport(width, 800);
  const element = await fixture<PlinthAppShell>(template());
  const menu = element.querySelector('plinth-side-menu')!;
  const navbar = element.querySelector('plinth-navbar')!;
  await Promise.all([menu.updateComplete, navbar.updateComplete]);
  const part = (name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`)!;
  const menuButton = navbar.shadowRoot!.querySelector<HTMLButtonElement>('[part="menu-button"]')!;
  const toggles: string[] = [];
  element.addEventListener('plinth-menu-toggle', (event) => {
    const { open, reason } = (event as CustomEvent<{ open: boolean; reason: string }>).detail;
    toggles.push(`${open ? 'open' : 'close'} ${reason}`);
  });
  const openMenu = async () => {
    menuButton.focus();
    menuButton.click();
    await element.updateComplete;
    await menu.updateComplete;
  };
  return { element, menu, navbar, part, menuButton, toggles, openMenu };
}

describe('<plinth-app-shell>', () => {
  it('moves the focus to the content with the skip link', async () => {
    const { element, part } = await createShell(1440);
    await userEvent.tab();
    expect(element.shadowRoot!.activeElement!.textContent).toBe('Skip to content');
    const before = location.href;
    await userEvent.keyboard('{Enter}');
    expect([element.shadowRoot!.activeElement, location.href]).toEqual([part('main'), before]);
  });

  it('places the content beside the menu from 1200 px, and the menu in an overlay below', async () => {
    const wide = await createShell(1200);
    expect([wide.menu.overlay, wide.part('page').getBoundingClientRect().left]).toEqual([false, 248]);
    const narrow = await createShell(1199);
    expect([narrow.menu.overlay, narrow.part('page').getBoundingClientRect().left]).toEqual([true, 0]);
    expect(narrow.part('menu').inert).toBe(true);
  });

  it('opens the overlay with the menu button, makes the page inert, locks scrolling and moves the focus inside', async () => {
    const { element, part, toggles, openMenu } = await createShell(800);
    await openMenu();
    const menu = part('menu');
    expect([menu.getAttribute('role'), menu.getAttribute('aria-modal'), menu.inert]).toEqual(['dialog', 'true', false]);
    expect([part('page').inert, getComputedStyle(document.documentElement).overflow]).toEqual([true, 'hidden']);
    expect(element.shadowRoot!.activeElement).toBe(menu);
    await userEvent.tab();
    expect(element.querySelector('plinth-side-menu')!.contains(document.activeElement)).toBe(true);
    expect([element.menuOpen, toggles]).toEqual([true, ['open button']]);
  });

  it('closes with Escape, the backdrop and the close button, and restores the focus', async () => {
    const { element, menu, navbar, part, toggles, openMenu } = await createShell(800);
    const closeActions = [
      () => userEvent.keyboard('{Escape}'),
      async () => part('backdrop').click(),
      async () => menu.shadowRoot!.querySelector('button')!.click(),
    ];
    for (const close of closeActions) {
      await openMenu();
      await close();
      await element.updateComplete;
      expect(document.activeElement).toBe(navbar);
      expect([part('page').inert, getComputedStyle(document.documentElement).overflow]).toEqual([false, 'visible']);
    }
    expect(toggles.filter((toggle) => toggle.startsWith('close'))).toEqual([
      'close escape',
      'close backdrop',
      'close close-button',
    ]);
  });

  it('closes on navigation and leaves the focus in the content', async () => {
    const { element, part, toggles, openMenu } = await createShell(800);
    element.addEventListener('plinth-menu-navigate', (event) => event.preventDefault());
    await openMenu();
    element.querySelector('plinth-side-menu-item')!.focusTarget!.click();
    await element.updateComplete;
    expect([element.menuOpen, toggles.at(-1)]).toEqual([false, 'close navigate']);
    expect(element.shadowRoot!.activeElement).toBe(part('main'));
  });

  it('closes when the window becomes wide enough', async () => {
    const { element, menu, part, toggles, openMenu } = await createShell(800);
    await openMenu();
    await page.viewport(1300, 800);
    await vi.waitFor(() => expect(toggles.at(-1)).toBe('close resize'));
    await element.updateComplete;
    expect([menu.overlay, part('page').inert, getComputedStyle(document.documentElement).overflow]).toEqual([
      false,
      false,
      'visible',
    ]);
  });

  it('can be opened by a script, and shows no overlay in a wide window', async () => {
    const narrow = await createShell(800);
    narrow.element.menuOpen = true;
    await narrow.element.updateComplete;
    expect([narrow.part('backdrop').hidden, narrow.toggles]).toEqual([false, []]);
    const wide = await createShell(1300);
    wide.element.menuOpen = true;
    await wide.element.updateComplete;
    expect([wide.part('backdrop').hidden, wide.part('page').inert]).toEqual([true, false]);
  });

  it('collapses with its menu unless the event is canceled', async () => {
    const { element, menu, part } = await createShell(1440);
    const clickPin = () => menu.shadowRoot!.querySelector('button')!.click();
    clickPin();
    await vi.waitFor(() => expect(element.menuCollapsed).toBe(true));
    await element.updateComplete;
    await menu.updateComplete;
    expect([menu.collapsed, part('page').getBoundingClientRect().left]).toEqual([true, 68]);
    element.addEventListener('plinth-menu-pin', (event) => event.preventDefault());
    clickPin();
    await element.updateComplete;
    expect([element.menuCollapsed, menu.collapsed]).toEqual([true, true]);
  });

  it('keeps the overlay expanded when the menu is collapsed', async () => {
    const { element, menu } = await createShell(800);
    element.menuCollapsed = true;
    await element.updateComplete;
    expect(menu.collapsed).toBe(false);
  });

  it('limits the width of content and navbar to 1440 px when boxed', async () => {
    const { element, part, navbar } = await createShell(2400);
    const row = () => navbar.shadowRoot!.querySelector<HTMLElement>('.row')!;
    expect(part('main').offsetWidth).toBe(2400 - 248);
    element.contentWidth = 'boxed';
    await element.updateComplete;
    expect([part('main').offsetWidth, row().offsetWidth]).toEqual([1440, 1440]);
    expect(row().getBoundingClientRect().left).toBe(part('main').getBoundingClientRect().left);
  });

  it('fills the window with content that scrolls in itself, also when navbar and footer change', async () => {
    const { element, part } = await createShell(1440);
    element
      .querySelector('.content')!
      .insertAdjacentHTML(
        'beforebegin',
        '<div class="pane" style="overflow: auto"><div style="block-size: 3000px"></div></div><span></span>',
      );
    for (const selector of ['h1', '.content']) element.querySelector(selector)!.remove();
    element.contentHeight = 'window';
    for (const navbarType of ['floating', 'sticky', 'static', 'hidden'] as const) {
      for (const layout of ['vertical', 'horizontal'] as const) {
        Object.assign(element, { navbarType, layout });
        await element.updateComplete;
        await element.querySelector('plinth-navbar')!.updateComplete;
        await element.querySelector('plinth-side-menu')!.updateComplete;
        expect(part('page').scrollHeight, `${layout} ${navbarType}`).toBe(800);
        expect(part('main').getBoundingClientRect().bottom, `${layout} ${navbarType}`).toBe(
          element.querySelector('[slot="footer"]')!.getBoundingClientRect().top,
        );
      }
    }
    element.contentHeight = 'auto';
    await element.updateComplete;
    expect(part('page').scrollHeight).toBeGreaterThan(3000);
  });

  it('scrolls in a window that is too low for such content', async () => {
    const { element, part } = await createShell(1440);
    await page.viewport(1440, 300);
    element.contentHeight = 'window';
    await element.updateComplete;
    expect(part('main').getBoundingClientRect().height).toBe(384);
  });

  it('masks the gap above a floating navbar in the color of the page, also with a colored navbar', async () => {
    const { element, part } = await createShell(1440);
    element.navbarColor = 'primary';
    await element.updateComplete;
    const mask = () => getComputedStyle(part('page'), '::before');
    const { position, blockSize, backgroundColor } = mask();
    expect([position, blockSize]).toEqual(['sticky', '22px']);
    expect(backgroundColor).toBe(getComputedStyle(element).backgroundColor);
    element.navbarType = 'static';
    await element.updateComplete;
    expect(mask().content).toBe('none');
  });

  it('shows only the content when blank, and no menu when it is hidden', async () => {
    const { element, menu, navbar } = await createShell(1440);
    element.menuHidden = true;
    await element.updateComplete;
    expect([menu.checkVisibility(), navbar.checkVisibility()]).toEqual([false, true]);
    element.layout = 'blank';
    await element.updateComplete;
    const visibility = ['plinth-navbar', '[slot="footer"]', '.content'].map((selector) =>
      element.querySelector(selector)!.checkVisibility(),
    );
    expect(visibility).toEqual([false, false, true]);
  });

  it('cleans up when it is removed with the menu open', async () => {
    const { element, openMenu } = await createShell(800);
    await openMenu();
    element.remove();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    await userEvent.keyboard('{Escape}');
    expect(element.menuOpen).toBe(true);
  });

  it('falls back to its defaults for unknown values', async () => {
    const element = await fixture<PlinthAppShell>(
      html`<plinth-app-shell layout="diagonal" content-width="huge" content-height="tall"></plinth-app-shell>`,
    );
    expect([element.layout, element.contentWidth, element.contentHeight]).toEqual(['vertical', 'full', 'auto']);
  });

  it('shows the menu as a bar below the navbar, with the type and color of the navbar', async () => {
    const { element, menu, navbar, part } = await createShell(1440);
    Object.assign(element, { layout: 'horizontal', menuCollapsed: true, navbarType: 'hidden', navbarColor: 'info' });
    await element.updateComplete;
    await menu.updateComplete;
    expect([menu.horizontal, menu.collapsed, menu.dataset['navbarColor']]).toEqual([true, false, 'info']);
    expect([navbar.getAttribute('type'), navbar.dataset['navbarColor'], part('menu').className]).toEqual([
      'static',
      'white',
      'bar floating',
    ]);
    const [menuRect, navbarRect, mainRect] = [part('menu'), navbar, part('main')].map((node) =>
      node.getBoundingClientRect(),
    );
    expect([menuRect!.top >= navbarRect!.bottom, mainRect!.top >= menuRect!.bottom, mainRect!.left]).toEqual([
      true,
      true,
      0,
    ]);
  });

  it('uses the overlay below 1200 px in the horizontal layout', async () => {
    const { element, menu, navbar, part, openMenu } = await createShell(1199);
    Object.assign(element, { layout: 'horizontal', navbarType: 'sticky', navbarColor: 'dark' });
    await element.updateComplete;
    await openMenu();
    expect([menu.horizontal, menu.overlay, part('menu').getAttribute('role')]).toEqual([false, true, 'dialog']);
    expect([navbar.getAttribute('type'), navbar.dataset['navbarColor']]).toEqual(['sticky', 'dark']);
  });

  it('passes the footer type to the footer', async () => {
    const { element } = await createShell(1440);
    element.footerType = 'sticky';
    await element.updateComplete;
    expect(element.querySelector('[slot="footer"]')!.getAttribute('type')).toBe('sticky');
  });

  it('has no menu button without a menu', async () => {
    const { element, menuButton } = await createShell(1199);
    expect(menuButton.checkVisibility()).toBe(true);
    element.menuHidden = true;
    await element.updateComplete;
    expect(menuButton.checkVisibility()).toBe(false);
  });

  it.each(['fade', 'fade-in-left', 'zoom-in'] as const)(
    'restarts the %s transition for each page',
    async (routerTransition) => {
      const { element, part } = await createShell(1440);
      Object.assign(element, { routerTransition, page: 'dashboard' });
      await element.updateComplete;
      const names = () =>
        part('main')
          .getAnimations()
          .map((animation) => (animation as CSSAnimation).animationName);
      const first = names();
      element.page = 'tickets';
      await element.updateComplete;
      const second = names();
      expect([second.length > 0, second.some((name) => first.includes(name))]).toEqual([true, false]);
      element.routerTransition = 'none';
      element.page = 'dashboard';
      await element.updateComplete;
      expect(names()).toEqual([]);
    },
  );
});
