import '#define/command-palette.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthCommandPalette } from './command-palette.ts';

const groups = [
  {
    label: 'Pages',
    items: [
      { id: 'dashboard', title: 'Dashboard', bookmarked: true },
      { id: 'cards', title: 'My cards', bookmarked: false },
      { id: 'carriers', title: 'Cárriers' },
      ...['One', 'Two', 'Three'].map((title) => ({ id: title, title })),
    ],
  },
  { label: 'Contracts', items: [{ id: 'c-1077', title: 'C-1077', hint: 'Topped up' }] },
];

describeElement({
  name: 'command-palette',
  define: () => import('#define/command-palette.ts'),
  template: () => html`<plinth-command-palette open .groups=${groups}></plinth-command-palette>`,
});

async function openPalette(recent: readonly string[] = []) {
  const element = await fixture<PlinthCommandPalette>(
    html`<plinth-command-palette open .groups=${groups} .recent=${recent}></plinth-command-palette>`,
  );
  const details: unknown[] = [];
  for (const type of ['plinth-palette-select', 'plinth-bookmark-toggle', 'plinth-palette-close']) {
    element.addEventListener(type, (event) => details.push((event as CustomEvent).detail));
  }
  const shadow = element.shadowRoot!;
  const input = shadow.querySelector('input')!;
  await vi.waitFor(() => expect(shadow.activeElement).toBe(input));
  const titles = () =>
    [...shadow.querySelectorAll('[role="option"] .words > span:first-child')].map(({ textContent }) => textContent);
  const activeTitle = () =>
    shadow.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.querySelector('.words > span')
      ?.textContent;
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    await element.updateComplete;
  };
  return { element, shadow, input, details, titles, activeTitle, press };
}

describe('<plinth-command-palette>', () => {
  it('shows at most four results per group until the user types', async () => {
    const { titles } = await openPalette();
    expect(titles()).toEqual(['Dashboard', 'My cards', 'Cárriers', 'One', 'C-1077']);
  });

  it('shows recent items before the groups, without duplicates', async () => {
    const { shadow, titles } = await openPalette(['c-1077', 'gone', 'One']);
    expect(shadow.querySelector('.title')!.textContent).toBe('Recent');
    expect(titles()).toEqual(['C-1077', 'One', 'Dashboard', 'My cards', 'Cárriers']);
  });

  it('shows a group of `onlyFound` for a query that finds its items alone', async () => {
    const { element, titles, press } = await openPalette();
    const emails = { label: 'Emails', onlyFound: true, items: [{ id: 'mail-1', title: 'October statement' }] };
    element.groups = [...groups, emails];
    await element.updateComplete;
    expect(titles()).not.toContain('October statement');
    await press('octo');
    expect(titles()).toEqual(['October statement']);
    await press('x');
    expect(element.shadowRoot!.textContent).not.toContain('Emails');
  });

  it('ignores case and accents, lists titles that start with the query first, and names groups without results', async () => {
    const { shadow, titles, press } = await openPalette();
    await press('CAR');
    expect(titles()).toEqual(['Cárriers', 'My cards']);
    expect(
      [...shadow.querySelectorAll('.none')].map((node) =>
        node.parentElement!.textContent!.replaceAll(/\s+/g, ' ').trim(),
      ),
    ).toEqual(['Contracts No results']);
    expect(shadow.querySelector('[role="status"]')!.textContent!.trim()).toBe('2 results');
  });

  it('moves through all groups, wraps around, and selects with Enter', async () => {
    const { element, activeTitle, press, details } = await openPalette();
    expect(activeTitle()).toBe('Dashboard');
    await press('{ArrowUp}');
    expect(activeTitle()).toBe('C-1077');
    await press('{ArrowDown}{ArrowDown}{Enter}');
    expect([details, element.open]).toEqual([[{ id: 'cards' }], false]);
  });

  it('clears the field on Escape, and closes on the next Escape', async () => {
    const { element, input, press, details } = await openPalette();
    await press('zzz');
    expect(page.getByRole('option').elements()).toEqual([]);
    await press('{Enter}{Escape}');
    expect([input.value, element.open, details]).toEqual(['', true, []]);
    await press('{Escape}');
    expect([element.open, details]).toEqual([false, [{ reason: 'escape' }]]);
  });

  it('selects on click, and is reset when it opens again', async () => {
    const { element, shadow, press, details, titles } = await openPalette();
    await press('c-1');
    shadow.querySelector<HTMLElement>('.hint')!.click();
    expect(details).toEqual([{ id: 'c-1077' }]);
    await element.updateComplete;
    element.open = true;
    await element.updateComplete;
    expect(titles().length).toBe(5);
  });

  it('toggles a bookmark with the star of a row and the button of the active row', async () => {
    const { element, shadow, press, details } = await openPalette();
    shadow.querySelectorAll<HTMLElement>('.star')[1]!.click();
    expect([details, element.open]).toEqual([[{ id: 'cards', bookmarked: true }], true]);
    await press('{Tab}');
    const star = page.getByRole('button', { name: 'Bookmark Dashboard' }).element();
    expect([shadow.activeElement, star.getAttribute('aria-pressed')]).toEqual([star, 'true']);
    await press('{Enter}');
    expect(details.at(-1)).toEqual({ id: 'dashboard', bookmarked: false });
    expect(
      [...shadow.querySelectorAll('[role="option"]')].filter(({ textContent }) => /Bookmarked/.test(textContent!))
        .length,
    ).toBe(1);
  });

  it('announces that it is loading', async () => {
    const { element, shadow } = await openPalette();
    Object.assign(element, { groups: [], status: 'loading' });
    await element.updateComplete;
    expect([
      shadow.querySelector('[role="status"]')!.textContent!.trim(),
      shadow.querySelector('[role="listbox"]')!.getAttribute('aria-busy'),
    ]).toEqual(['Loading', 'true']);
  });

  it('treats null as an empty list', async () => {
    const { element, titles } = await openPalette();
    Object.assign(element, { groups: null, recent: null });
    await element.updateComplete;
    expect(titles()).toEqual([]);
  });

  it('keeps the focus in the field on click, ignores keys during composition, and shows no star for items without bookmarks', async () => {
    const { shadow, input, details, activeTitle } = await openPalette();
    const mousedown = new MouseEvent('mousedown', { bubbles: true, composed: true, cancelable: true });
    shadow.querySelector('[role="option"]')!.dispatchEvent(mousedown);
    const pointerdown = new PointerEvent('pointerdown', { bubbles: true, composed: true, cancelable: true });
    shadow.querySelector('[role="option"]')!.dispatchEvent(pointerdown);
    expect(mousedown.defaultPrevented || pointerdown.defaultPrevented).toBe(true);
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true, cancelable: true }),
    );
    expect([activeTitle(), details]).toEqual(['Dashboard', []]);
  });

  it('offers to load the groups again when they did not load', async () => {
    const { element, shadow, input } = await openPalette();
    element.status = 'error';
    element.groups = [];
    await element.updateComplete;
    let retryCount = 0;
    element.addEventListener('plinth-palette-retry', () => {
      retryCount += 1;
    });
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect([retryCount, shadow.activeElement === input]).toEqual([1, true]);
    expect(shadow.querySelector('[role="status"]')!.textContent?.trim()).toBe('');
  });

  it('moves to the last result when the groups get shorter', async () => {
    const { element, activeTitle, press, details } = await openPalette();
    await press('{ArrowUp}');
    element.groups = [{ label: 'Pages', items: groups[0]!.items.slice(0, 2) }];
    await element.updateComplete;
    expect(activeTitle()).toBe('My cards');
    await press('{Enter}');
    expect(details).toEqual([{ id: 'cards' }]);
  });
});
