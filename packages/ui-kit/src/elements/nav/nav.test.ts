import '#define/nav.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthNav } from './nav.ts';

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

  it('ignores children that are not plinth-nav-item', async () => {
    const element = await fixture<PlinthNav>(
      html`<plinth-nav label="Settings" variant="pills"><a href="#help">Help</a></plinth-nav>`,
    );
    await element.updateComplete;
    expect(element.querySelector('a')!.getAttributeNames()).toEqual(['href']);
  });
});
