import '#define/side-menu-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthSideMenuItem } from './side-menu-item.ts';

describeElement({
  name: 'side-menu-item',
  define: () => import('#define/side-menu-item.ts'),
  template: () =>
    html`<plinth-side-menu-item
      style="background: var(--plinth-color-page)"
      href="#banking"
      attention
      badge="3"
      external
      >Banking</plinth-side-menu-item
    >`,
  // The fixture has no list around it; the tests of the side menu check it inside one.
  ignoredRules: ['aria-required-parent', 'listitem'],
});

const link = (element: PlinthSideMenuItem) => element.shadowRoot!.querySelector('a')!;

/** Clicks the link. Returns the number of navigate events, and whether the browser would follow the link. */
function click(
  element: PlinthSideMenuItem,
  init: MouseEventInit = {},
): readonly [navigateCount: number, isFollowed: boolean] {
  let navigateCount = 0;
  const handleNavigate = () => {
    navigateCount += 1;
  };
  element.addEventListener('plinth-menu-navigate', handleNavigate);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
  let isFollowed = false;
  // The last listener: records what the browser would do, and prevents the navigation.
  element.addEventListener(
    'click',
    (click) => {
      isFollowed = !click.defaultPrevented;
      click.preventDefault();
    },
    { once: true },
  );
  link(element).dispatchEvent(event);
  element.removeEventListener('plinth-menu-navigate', handleNavigate);
  return [navigateCount, isFollowed];
}

describe('<plinth-side-menu-item>', () => {
  it('is a native link with aria-current for the current page', async () => {
    const element = await fixture<PlinthSideMenuItem>(
      html`<plinth-side-menu-item href="/banking" current>Banking</plinth-side-menu-item>`,
    );
    expect([link(element).getAttribute('href'), link(element).getAttribute('aria-current')]).toEqual([
      '/banking',
      'page',
    ]);
    element.current = false;
    await element.updateComplete;
    expect(link(element).hasAttribute('aria-current')).toBe(false);
  });

  it('emits plinth-menu-navigate only for a plain click', async () => {
    const element = await fixture<PlinthSideMenuItem>(
      html`<plinth-side-menu-item href="#banking">Banking</plinth-side-menu-item>`,
    );
    expect(click(element)).toEqual([1, true]);
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect(click(element, init), JSON.stringify(init)).toEqual([0, true]);
    }
  });

  it('leaves a new tab to the browser, and announces that it opens one', async () => {
    const element = await fixture<PlinthSideMenuItem>(
      html`<plinth-side-menu-item href="#docs" external>Docs</plinth-side-menu-item>`,
    );
    expect(click(element)).toEqual([0, true]);
    expect([link(element).target, link(element).rel]).toEqual(['_blank', 'noreferrer']);
    expect(link(element).textContent).toContain('Opens in a new tab');
  });

  it('is focusable but not a link when it is disabled or has no href', async () => {
    for (const template of [
      html`<plinth-side-menu-item href="#off" disabled>Off</plinth-side-menu-item>`,
      html`<plinth-side-menu-item>Off</plinth-side-menu-item>`,
    ]) {
      const element = await fixture<PlinthSideMenuItem>(template);
      element.focus();
      expect(document.activeElement).toBe(element);
      expect([link(element).getAttribute('aria-disabled'), link(element).hasAttribute('href')]).toEqual([
        'true',
        false,
      ]);
      expect(click(element)).toEqual([0, false]);
    }
  });

  it('exposes attention as text', async () => {
    const element = await fixture<PlinthSideMenuItem>(
      html`<plinth-side-menu-item href="#banking" attention>Banking</plinth-side-menu-item>`,
    );
    expect(link(element).textContent).toContain('Needs attention');
  });
});
