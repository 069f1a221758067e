import '#define/menu-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthMenuItem } from './menu-item.ts';

describeElement({
  name: 'menu-item',
  define: () => import('#define/menu-item.ts'),
  template: () =>
    html`<plinth-menu-item style="background: var(--plinth-color-surface)" type="checkbox" checked
      >Show totals</plinth-menu-item
    >`,
  // Without a menu, this rule fails; the tests of the dropdown menu check it inside one.
  ignoredRules: ['aria-required-parent'],
});

const base = (element: PlinthMenuItem) => element.shadowRoot!.querySelector<HTMLElement>('[part="base"]')!;

describe('<plinth-menu-item>', () => {
  it('has the role of its type and announces whether it is checked', async () => {
    const states: (string | null)[][] = [];
    for (const type of ['item', 'checkbox', 'radio', 'slider']) {
      const element = await fixture<PlinthMenuItem>(
        html`<plinth-menu-item type=${type} checked>Totals</plinth-menu-item>`,
      );
      states.push([base(element).getAttribute('role'), base(element).getAttribute('aria-checked')]);
    }
    expect(states).toEqual([
      ['menuitem', null],
      ['menuitemcheckbox', 'true'],
      ['menuitemradio', 'true'],
      ['menuitem', null],
    ]);
  });

  it('is a native link with an href, followed with Enter', async () => {
    const element = await fixture<PlinthMenuItem>(
      html`<plinth-menu-item href="#statement" value="s">Statement</plinth-menu-item>`,
    );
    const followedUrls: string[] = [];
    base(element).addEventListener('click', (event) => {
      followedUrls.push((event.currentTarget as HTMLAnchorElement).getAttribute('href')!);
      event.preventDefault();
    });
    element.focus();
    await userEvent.keyboard('{Enter}');
    expect(followedUrls).toEqual(['#statement']);
  });

  it('does not follow its link when canceled or disabled', async () => {
    const element = await fixture<PlinthMenuItem>(html`<plinth-menu-item href="#nowhere">Statement</plinth-menu-item>`);
    element.addEventListener('plinth-menu-select', (event) => event.preventDefault());
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    base(element).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    element.disabled = true;
    await element.updateComplete;
    expect(base(element).hasAttribute('href')).toBe(false);
    expect(base(element).getAttribute('aria-disabled')).toBe('true');
  });

  it('opens a new window without an opener', async () => {
    const element = await fixture<PlinthMenuItem>(
      html`<plinth-menu-item href="/help" target="_blank">Help</plinth-menu-item>`,
    );
    expect((base(element) as HTMLAnchorElement).rel).toBe('noreferrer');
  });

  it('is selected once while a key is held, and ignores keys from its content', async () => {
    const element = await fixture<PlinthMenuItem>(
      html`<plinth-menu-item type="checkbox">Totals <input slot="end" aria-label="Rate" /></plinth-menu-item>`,
    );
    let selections = 0;
    element.addEventListener('plinth-menu-select', () => {
      selections += 1;
    });
    const dispatchKey = (target: Element, init: KeyboardEventInit) =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true, ...init }),
      );
    dispatchKey(base(element), { repeat: true });
    dispatchKey(element.querySelector('input')!, {});
    expect(selections).toBe(0);
    dispatchKey(base(element), {});
    expect([selections, element.checked]).toEqual([1, true]);
  });

  it('unchecks the other radio items of its group, but not checkbox items', async () => {
    const group = await fixture(
      html`<div>
        <plinth-menu-item type="radio" value="date" checked>Date</plinth-menu-item>
        <plinth-menu-item type="radio" value="amount">Amount</plinth-menu-item>
        <plinth-menu-item type="checkbox" value="totals" checked>Totals</plinth-menu-item>
      </div>`,
    );
    const items = [...group.querySelectorAll('plinth-menu-item')];
    base(items[1]!).click();
    expect(items.map(({ checked }) => checked)).toEqual([false, true, true]);
  });

  it('has danger text, icon and hover colors with the danger variant, and disabled ones when disabled', async () => {
    const element = await fixture<PlinthMenuItem>(
      html`<plinth-menu-item variant="danger"><i slot="start">!</i>Delete</plinth-menu-item>`,
    );
    const probe = await fixture<HTMLElement>(html`<i></i>`);
    const token = (name: string) => {
      probe.style.color = `var(--plinth-color-${name})`;
      return getComputedStyle(probe).color;
    };
    const icon = element.querySelector('i')!;
    const colors = () => [base(element), icon].map((part) => getComputedStyle(part).color);
    expect(colors()).toEqual([token('danger-text'), token('danger-text')]);
    element.focus();
    expect(getComputedStyle(base(element)).backgroundColor).toBe(token('danger-surface'));
    element.disabled = true;
    await element.updateComplete;
    expect(colors()).toEqual([token('text-disabled'), token('text-disabled')]);
    expect(getComputedStyle(base(element)).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });
});
