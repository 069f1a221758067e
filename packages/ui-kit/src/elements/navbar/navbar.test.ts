import '#define/navbar.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthNavbar } from './navbar.ts';

describeElement({
  name: 'navbar',
  define: () => import('#define/navbar.ts'),
  template: () =>
    html`<plinth-navbar style="background: var(--plinth-color-page)" menu-button
      ><span slot="start">Harrow & Vine</span><button slot="end">English</button></plinth-navbar
    >`,
});

async function scrollTo(top: number): Promise<void> {
  if (scrollY === top) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener('scroll', () => resolve(), { once: true });
  window.scrollTo({ top, behavior: 'instant' });
  await promise;
}

afterEach(async () => {
  window.scrollTo({ top: 0, behavior: 'instant' });
  await page.viewport(414, 896);
});

const navbar = (type: string, color = 'white') =>
  html`<plinth-navbar type=${type} data-navbar-color=${color} menu-button
    ><span slot="start">Harrow & Vine</span></plinth-navbar
  >`;

const surfaceStyle = (element: PlinthNavbar) =>
  getComputedStyle(element.shadowRoot!.querySelector('[part="base"]')!, '::before');

describe('<plinth-navbar>', () => {
  it('shows the surface of a floating navbar only while the page is scrolled', async () => {
    const container = await fixture(html`<div>${navbar('floating')}</div>`);
    (container as HTMLElement).style.setProperty('block-size', '5000px');
    const element = container.querySelector('plinth-navbar')!;
    expect([element.matches(':state(scrolled)'), surfaceStyle(element).opacity]).toEqual([false, '0']);
    await scrollTo(40);
    await element.updateComplete;
    await Promise.all(element.shadowRoot!.getAnimations().map((animation) => animation.finished));
    expect([element.matches(':state(scrolled)'), surfaceStyle(element).opacity]).toEqual([true, '1']);
    expect(Math.round(element.getBoundingClientRect().top)).toBe(0);
  });

  it('stays visible or scrolls with the page depending on its type', async () => {
    const positions: string[] = [];
    for (const type of ['floating', 'sticky', 'static', 'hidden', 'sideways']) {
      positions.push(getComputedStyle(await fixture(navbar(type))).position);
    }
    expect(positions).toEqual(['sticky', 'sticky', 'relative', 'sticky', 'sticky']);
  });

  it('shows the menu button only where the menu is an overlay', async () => {
    const element = await fixture<PlinthNavbar>(navbar('sticky'));
    const button = element.shadowRoot!.querySelector<HTMLElement>('[part="menu-button"]')!;
    const visibility: boolean[] = [];
    for (const width of [1199, 1200]) {
      await page.viewport(width, 800);
      visibility.push(button.checkVisibility());
    }
    expect(visibility).toEqual([true, false]);
  });

  it('shows only the menu button when hidden, and nothing in a wide window', async () => {
    const element = await fixture<PlinthNavbar>(navbar('hidden'));
    const visibility: boolean[] = [];
    for (const width of [1199, 1200]) {
      await page.viewport(width, 800);
      visibility.push(element.shadowRoot!.querySelector('[part="menu-button"]')!.checkVisibility());
    }
    expect(visibility).toEqual([true, false]);
    expect(element.querySelector('[slot="start"]')!.checkVisibility()).toBe(false);
  });

  it('emits plinth-menu-open when the menu button is pressed', async () => {
    const container = await fixture(html`<div>${navbar('sticky')}</div>`);
    let eventCount = 0;
    container.addEventListener('plinth-menu-open', () => {
      eventCount += 1;
    });
    container
      .querySelector('plinth-navbar')!
      .shadowRoot!.querySelector<HTMLButtonElement>('[part="menu-button"]')!
      .click();
    expect(eventCount).toBe(1);
  });

  it('applies a color with light text, and falls back to white', async () => {
    const colored = await fixture<PlinthNavbar>(navbar('sticky', 'danger'));
    expect(getComputedStyle(colored).colorScheme).toBe('dark');
    const unknown = await fixture<PlinthNavbar>(navbar('sticky', 'pink'));
    expect([unknown.color, getComputedStyle(unknown).colorScheme]).toEqual(['white', 'light']);
  });
});
