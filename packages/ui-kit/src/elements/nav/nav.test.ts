import '#define/nav.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { navVariants, type PlinthNav } from './nav.ts';

const template = (variant = 'line') =>
  html`<plinth-nav style="background: var(--plinth-color-surface)" label="Settings" variant=${variant}>
    <plinth-nav-item href="#account" current>Account</plinth-nav-item>
    <plinth-nav-item href="#team" count="4">Team</plinth-nav-item>
    <plinth-nav-item href="#billing">Billing</plinth-nav-item>
  </plinth-nav>`;

describeElement({ name: 'nav', define: () => import('#define/nav.ts'), template: () => template('pills') });

describe('<plinth-nav>', () => {
  it('is a named landmark with a list of links, each in the tab order', async () => {
    const element = await fixture<PlinthNav>(template());
    expect(page.getByRole('navigation', { name: 'Settings' }).elements().length).toBe(1);
    const items = [...element.querySelectorAll('plinth-nav-item')];
    const visited: (Element | null)[] = [];
    for (const _item of items) {
      await userEvent.tab();
      visited.push(document.activeElement);
    }
    expect(visited).toEqual(items);
  });

  it('sets its variant on all links, including added ones, and uses pills when vertical', async () => {
    const element = await fixture<PlinthNav>(template('pills'));
    element.append(document.createElement('plinth-nav-item'));
    const variants = () => [...new Set([...element.querySelectorAll('plinth-nav-item')].map(({ variant }) => variant))];
    await vi.waitFor(() => expect(variants()).toEqual(['pills']));
    element.variant = 'line';
    await vi.waitFor(() => expect(variants()).toEqual(['line']));
    element.vertical = true;
    await vi.waitFor(() => expect(variants()).toEqual(['pills']));
  });

  it('scrolls its links in a narrow container without scrolling the page', async () => {
    const container = await fixture<HTMLElement>(html`<div>${template()}</div>`);
    container.style.inlineSize = '120px';
    const list = container.querySelector('plinth-nav')!.shadowRoot!.querySelector<HTMLElement>('[part="list"]')!;
    expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    expect(container.scrollWidth).toBeLessThanOrEqual(124);
  });

  describe.each(['ltr', 'rtl'] as const)('in %s', (dir) => {
    /** Returns the distances of the links from the start and the end of the nav, and their widths. */
    async function createAlignedNav(alignment: PlinthNav['alignment'], variant: PlinthNav['variant']) {
      const container = await fixture<HTMLElement>(html`<div dir=${dir}>${template(variant)}</div>`);
      container.style.inlineSize = '600px';
      const element = container.querySelector('plinth-nav')!;
      element.alignment = alignment;
      await element.updateComplete;
      const items = [...element.querySelectorAll('plinth-nav-item')];
      await Promise.all(items.map(({ updateComplete }) => updateComplete));
      const frame = element.getBoundingClientRect();
      const boxes = items.map((item) => item.getBoundingClientRect());
      const [left, right] = [
        Math.round(Math.min(...boxes.map((box) => box.left)) - frame.left),
        Math.round(frame.right - Math.max(...boxes.map((box) => box.right))),
      ];
      return {
        start: dir === 'ltr' ? left : right,
        end: dir === 'ltr' ? right : left,
        widths: boxes.map(({ width }) => width),
      };
    }

    it.each(navVariants)('aligns its links at the center and at the end, as %s', async (variant) => {
      const centered = await createAlignedNav('center', variant);
      expect(centered.start).toBeGreaterThan(50);
      expect(Math.abs(centered.start - centered.end)).toBeLessThanOrEqual(1);
      const atEnd = await createAlignedNav('end', variant);
      expect([atEnd.start > 50, atEnd.end]).toEqual([true, 0]);
    });

    it.each(navVariants)('fills the row by the length of the labels, or in equal parts, as %s', async (variant) => {
      const filled = await createAlignedNav('fill', variant);
      expect([filled.start, filled.end]).toEqual([0, 0]);
      expect(Math.max(...filled.widths) - Math.min(...filled.widths)).toBeGreaterThan(5);
      const justified = await createAlignedNav('justify', variant);
      expect([justified.start, justified.end]).toEqual([0, 0]);
      expect(Math.max(...justified.widths) - Math.min(...justified.widths)).toBeLessThan(1);
    });
  });

  it('centers the labels of links that fill the row', async () => {
    const element = await fixture<PlinthNav>(template('pills'));
    element.alignment = 'justify';
    await element.updateComplete;
    const item = element.querySelector('plinth-nav-item')!;
    await item.updateComplete;
    const [outer, inner] = [item, item.shadowRoot!.querySelector('.label')!].map((node) => {
      const { left, width } = node.getBoundingClientRect();
      return left + width / 2;
    });
    expect(Math.abs(outer! - inner!)).toBeLessThan(1);
  });

  it('ignores children that are not plinth-nav-item', async () => {
    const element = await fixture<PlinthNav>(
      html`<plinth-nav label="Settings" variant="pills"><a href="#help">Help</a></plinth-nav>`,
    );
    await element.updateComplete;
    expect(element.querySelector('a')!.getAttributeNames()).toEqual(['href']);
  });
});
