import '#define/scroll-to-top.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthScrollToTop } from './scroll-to-top.ts';

describeElement({
  name: 'scroll-to-top',
  define: () => import('#define/scroll-to-top.ts'),
  template: () => html`<plinth-scroll-to-top></plinth-scroll-to-top>`,
});

async function createPage(threshold?: string) {
  const container = await fixture(
    html`<div>
      <h1>Statement</h1>
      <div class="content"></div>
      <plinth-scroll-to-top threshold=${threshold ?? '300'}></plinth-scroll-to-top>
    </div>`,
  );
  container.querySelector<HTMLElement>('.content')!.style.setProperty('block-size', '5000px');
  const element = container.querySelector<PlinthScrollToTop>('plinth-scroll-to-top')!;
  const button = element.shadowRoot!.querySelector('button')!;
  return { container, element, button };
}

/** Scrolls the page and waits for the scroll event. */
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

describe('<plinth-scroll-to-top>', () => {
  it('appears when the page is scrolled beyond 300 px', async () => {
    const { element, button } = await createPage();
    const visibilities: boolean[] = [];
    for (const top of [300, 301, 0]) {
      await scrollTo(top);
      await element.updateComplete;
      visibilities.push(!button.hidden);
    }
    expect(visibilities).toEqual([false, true, false]);
  });

  it('is a tab within the gutter from 1200 px, and stays at its place in the content below', async () => {
    const { element, button } = await createPage();
    const layouts: unknown[] = [];
    for (const width of [1199, 1200]) {
      await page.viewport(width, 800);
      await scrollTo(1000);
      await element.updateComplete;
      const { right, width: buttonWidth } = button.getBoundingClientRect();
      layouts.push([getComputedStyle(element).position, buttonWidth, right === document.documentElement.clientWidth]);
    }
    expect(layouts).toEqual([
      ['static', 44, false],
      ['fixed', 28, true],
    ]);
  });

  it('reserves its space before it appears', async () => {
    const { element, button } = await createPage();
    expect([button.hidden, element.offsetHeight]).toEqual([true, 44]);
  });

  it('uses the default for an invalid threshold', async () => {
    const { element, button } = await createPage('invalid');
    await scrollTo(301);
    await element.updateComplete;
    expect(button.hidden).toBe(false);
  });

  it('scrolls to the top smoothly and moves the focus to the main heading', async () => {
    const { container, element, button } = await createPage();
    await scrollTo(1000);
    await element.updateComplete;
    const scrollSpy = vi.spyOn(window, 'scrollTo');
    button.click();
    expect(document.activeElement).toBe(container.querySelector('h1'));
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(scrollSpy.mock.calls).toEqual([[{ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' }]]);
    scrollSpy.mockRestore();
  });

  it('scrolls without animation with prefers-reduced-motion', async () => {
    const { button } = await createPage();
    const matchMediaSpy = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const scrollSpy = vi.spyOn(window, 'scrollTo');
    button.click();
    expect(scrollSpy.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    scrollSpy.mockRestore();
    matchMediaSpy.mockRestore();
  });

  it('stops listening when it is removed', async () => {
    const { element, button } = await createPage();
    element.remove();
    await scrollTo(1000);
    await element.updateComplete;
    expect(button.hidden).toBe(true);
  });

  it('focuses the heading that its selector matches, and keeps the tabindex of a focusable one', async () => {
    const { container, element, button } = await createPage();
    const heading = Object.assign(document.createElement('h2'), { id: 'other', tabIndex: 0, textContent: 'Other' });
    container.append(heading);
    element.heading = '#other';
    button.click();
    expect([document.activeElement, heading.tabIndex]).toEqual([heading, 0]);
    element.heading = '';
    button.click();
    expect(document.activeElement).toBe(container.querySelector('h1'));
  });
});
