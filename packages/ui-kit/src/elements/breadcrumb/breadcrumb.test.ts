import '#define/breadcrumb.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthBreadcrumbItem } from './breadcrumb-item.ts';
import type { PlinthBreadcrumb } from './breadcrumb.ts';

const template = () =>
  html`<plinth-breadcrumb style="background: var(--plinth-color-surface)">
    <plinth-breadcrumb-item href="/">Home</plinth-breadcrumb-item>
    <plinth-breadcrumb-item>Banking</plinth-breadcrumb-item>
    <plinth-breadcrumb-item href="/bank-accounts/virtual-cards">Virtual cards</plinth-breadcrumb-item>
    <plinth-breadcrumb-item href="/bank-accounts/virtual-cards/42">Card 42</plinth-breadcrumb-item>
  </plinth-breadcrumb>`;

describeElement({ name: 'breadcrumb', define: () => import('#define/breadcrumb.ts'), template });
const itemsOf = (element: PlinthBreadcrumb) => [
  ...element.querySelectorAll<PlinthBreadcrumbItem>('plinth-breadcrumb-item'),
];
const baseOf = (item: PlinthBreadcrumbItem) => item.shadowRoot!.querySelector<HTMLElement>('[part="base"]')!;

async function createBreadcrumb(width: number): Promise<PlinthBreadcrumb> {
  const container = await fixture<HTMLElement>(html`<div>${template()}</div>`);
  container.style.width = `${width}px`;
  const element = container.querySelector<PlinthBreadcrumb>('plinth-breadcrumb')!;
  await vi.waitFor(() => expect(itemsOf(element).at(-1)!.current).toBe(true));
  for (const item of itemsOf(element)) await item.updateComplete;
  return element;
}

describe('<plinth-breadcrumb>', () => {
  it('has its items where the page sets them', async () => {
    const element = await createBreadcrumb(1_200);
    element.style.setProperty('--plinth-breadcrumb-align', 'end');
    const { right } = itemsOf(element).at(-1)!.getBoundingClientRect();
    expect(right).toBeCloseTo(element.getBoundingClientRect().right, 0);
  });

  it('is a labeled landmark with a list of links, groups and the current page', async () => {
    const element = await createBreadcrumb(1000);
    expect(element.shadowRoot!.querySelector('nav')!.getAttribute('aria-label')).toBe('Breadcrumb');
    expect(itemsOf(element).map((item) => item.getAttribute('role'))).toEqual(
      Array.from({ length: 4 }, () => 'listitem'),
    );
    expect(itemsOf(element).map((item) => baseOf(item).localName)).toEqual(['a', 'span', 'a', 'span']);
    expect(itemsOf(element).map((item) => baseOf(item).getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'page',
    ]);
  });

  it('updates the current page when its items change', async () => {
    const element = await createBreadcrumb(1000);
    itemsOf(element).at(-1)!.remove();
    await vi.waitFor(() => expect(itemsOf(element).map((item) => item.current)).toEqual([false, false, true]));
  });

  it('shows the new parent and the new current page in a narrow container when items are added', async () => {
    const element = await createBreadcrumb(360);
    for (const title of ['Reports', 'Cash flow']) {
      const item = document.createElement('plinth-breadcrumb-item');
      item.textContent = title;
      element.append(item);
    }
    await vi.waitFor(() =>
      expect(
        itemsOf(element)
          .filter((item) => item.offsetWidth > 0)
          .map((item) => item.textContent),
      ).toEqual(['Reports', 'Cash flow']),
    );
    const separators = itemsOf(element)
      .slice(-2)
      .map((item) => getComputedStyle(item.shadowRoot!.querySelector('.separator')!).display);
    expect(separators).toEqual(['none', 'block']);
  });

  it('shows only the parent and the current page in a narrow container, without a leading separator', async () => {
    const element = await createBreadcrumb(360);
    const visibleItems = itemsOf(element).filter((item) => item.offsetWidth > 0);
    expect(visibleItems.map((item) => item.textContent)).toEqual(['Virtual cards', 'Card 42']);
    const separators = visibleItems.map(
      (item) => getComputedStyle(item.shadowRoot!.querySelector('.separator')!).display,
    );
    expect(separators).toEqual(['none', 'block']);
  });
});
