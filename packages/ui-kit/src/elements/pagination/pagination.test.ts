import '#define/pagination.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFUSED_ADDRESSES } from '#testing/addresses.ts';
import { describeElement } from '#testing/element-suite.ts';
import { paginationAlignments, type PlinthPagination, type PlinthPaginationEventMap } from './pagination.ts';

describeElement({
  name: 'pagination',
  define: () => import('#define/pagination.ts'),
  template: () =>
    html`<plinth-pagination style="background: var(--plinth-color-surface)" page="3" pages="12"></plinth-pagination>`,
});

async function createPagination(width: number, values: Partial<PlinthPagination> = {}) {
  const container = await fixture<HTMLElement>(
    html`<div><plinth-pagination label="Contracts"></plinth-pagination></div>`,
  );
  container.style.inlineSize = `${width}px`;
  const element = container.querySelector<PlinthPagination>('plinth-pagination')!;
  Object.assign(element, { page: 5, pages: 12, ...values });
  await element.updateComplete;
  const requestedPages: number[] = [];
  element.addEventListener('plinth-page-change', (event) =>
    requestedPages.push((event as PlinthPaginationEventMap['plinth-page-change']).detail.page),
  );
  return { element, requestedPages };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('<plinth-pagination>', () => {
  it('goes to a page, the next page and the previous page', async () => {
    const { element, requestedPages } = await createPagination(800);
    await userEvent.click(button('Page 6'));
    await userEvent.click(button('Next page'));
    await userEvent.click(button('Previous page'));
    expect([requestedPages, element.page]).toEqual([[6, 7, 6], 6]);
    expect(button('Page 6').element().getAttribute('aria-current')).toBe('page');
  });

  it('stays on the current page when it is pressed, at the ends, and when the event is cancelled', async () => {
    const { element, requestedPages } = await createPagination(800, { page: 12 });
    await userEvent.click(button('Page 12'));
    // A native click, because userEvent waits until a disabled control is enabled.
    const next = button('Next page').element() as HTMLElement;
    next.click();
    expect(requestedPages).toEqual([]);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    element.addEventListener('plinth-page-change', (event) => event.preventDefault());
    await userEvent.click(button('Previous page'));
    expect([requestedPages, element.page]).toEqual([[11], 12]);
  });

  it('keeps the focus on the pressed control', async () => {
    const { element } = await createPagination(800);
    await userEvent.click(button('Page 6'));
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement!.getAttribute('aria-label')).toBe('Page 6');
    element.page = 11;
    await element.updateComplete;
    await userEvent.click(button('Next page'));
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement!.getAttribute('aria-label')).toBe('Next page');
  });

  it('renders links with hrefOf, and leaves new tabs to the browser', async () => {
    const { element, requestedPages } = await createPagination(800, { hrefOf: (number) => `#page-${number}` });
    const link = element.shadowRoot!.querySelector<HTMLAnchorElement>('[aria-label="Page 6"]')!;
    expect(link.getAttribute('href')).toBe('#page-6');
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true });
    element.addEventListener('click', (event) => event.preventDefault());
    link.dispatchEvent(click);
    expect([requestedPages, element.page]).toEqual([[], 5]);
  });

  it.each(REFUSED_ADDRESSES)('renders no link to %j', async (address) => {
    const { element } = await createPagination(800, { hrefOf: () => address });
    expect(element.shadowRoot!.querySelectorAll('[href]').length).toBe(0);
  });

  it('shows the page number instead of page buttons in a narrow container', async () => {
    const { element } = await createPagination(300);
    const isVisible = (selector: string) => element.shadowRoot!.querySelector(selector)!.checkVisibility();
    expect([isVisible('.pages'), isVisible('.status')]).toEqual([false, true]);
    expect(element.shadowRoot!.querySelector('.status')!.textContent!.replaceAll(/[\u2066\u2069]/gu, '')).toBe(
      'Page 5 of 12',
    );
    expect(element.shadowRoot!.querySelector<HTMLElement>('.row')!.scrollWidth).toBeLessThanOrEqual(300);
  });

  it('aligns its pages at the start, the center or the end', async () => {
    const { element } = await createPagination(800);
    const buttons = element.shadowRoot!.querySelectorAll('button');
    const frame = element.getBoundingClientRect();
    const gaps: (readonly number[])[] = [];
    for (const alignment of paginationAlignments) {
      element.alignment = alignment;
      await element.updateComplete;
      const [start, end] = [buttons[0]!.getBoundingClientRect(), [...buttons].at(-1)!.getBoundingClientRect()];
      gaps.push([Math.round(start.left - frame.left), Math.round(frame.right - end.right)]);
    }
    const room = gaps[0]![1]!;
    expect(room).toBeGreaterThan(100);
    expect(gaps[0]).toEqual([0, room]);
    expect(Math.abs(gaps[1]![0]! - room / 2)).toBeLessThanOrEqual(1);
    expect(gaps[2]).toEqual([room, 0]);
  });

  it('renders nothing for one page, and clamps the current page', async () => {
    const { element } = await createPagination(800, { pages: 1 });
    expect(element.shadowRoot!.querySelector('nav')).toBe(null);
    Object.assign(element, { pages: 4, page: 90 });
    await element.updateComplete;
    expect(button('Page 4').element().getAttribute('aria-current')).toBe('page');
  });

  it('disables the links beyond its ends', async () => {
    const { element } = await createPagination(800, { page: 1, hrefOf: (number) => `#page-${number}` });
    const [previousLink] = element.shadowRoot!.querySelectorAll('a');
    expect(['href', 'role', 'aria-disabled'].map((name) => previousLink!.getAttribute(name))).toEqual([
      null,
      'link',
      'true',
    ]);
  });
});
