import '#define/menu-item.ts';
import { expect, fixture, html } from '@open-wc/testing';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthMenuItem } from './menu-item.ts';

describeElement({
  name: 'menu-item',
  define: () => import('#define/menu-item.ts'),
  template: () => html`<plinth-menu-item style="background: var(--plinth-color-surface)" type="checkbox" checked>Show totals</plinth-menu-item>`,
  // Alone in a fixture it has no menu; the tests of the dropdown menu check it inside one.
  ignoredRules: ['aria-required-parent'],
});

const base = (element: PlinthMenuItem) => element.shadowRoot!.querySelector<HTMLElement>('[part="base"]')!;

describe('<plinth-menu-item>', () => {
  it('has the role of its type and says whether it is checked', async () => {
    const states: (string | null)[][] = [];
    for (const type of ['item', 'checkbox', 'radio', 'slider']) {
      const element = await fixture<PlinthMenuItem>(html`<plinth-menu-item type=${type} checked>Totals</plinth-menu-item>`);
      states.push([base(element).getAttribute('role'), base(element).getAttribute('aria-checked')]);
    }
    expect(states).to.deep.equal([
      ['menuitem', null], ['menuitemcheckbox', 'true'], ['menuitemradio', 'true'], ['menuitem', null],
    ]);
  });

  it('is a real link with an href, followed by Enter', async () => {
    const element = await fixture<PlinthMenuItem>(html`<plinth-menu-item href="#statement" value="s">Statement</plinth-menu-item>`);
    const followed: string[] = [];
    base(element).addEventListener('click', (event) => {
      followed.push((event.currentTarget as HTMLAnchorElement).getAttribute('href')!);
      event.preventDefault();
    });
    element.focus();
    await userEvent.keyboard('{Enter}');
    expect(followed).to.deep.equal(['#statement']);
  });

  it('does not follow its link when the choice is cancelled or it is disabled', async () => {
    const element = await fixture<PlinthMenuItem>(html`<plinth-menu-item href="#nowhere">Statement</plinth-menu-item>`);
    element.addEventListener('plinth-menu-select', (event) => event.preventDefault());
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    base(element).dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(true);
    element.disabled = true;
    await element.updateComplete;
    expect(base(element).localName).to.equal('div');
    expect(base(element).getAttribute('aria-disabled')).to.equal('true');
  });

  it('opens another window without handing over this one', async () => {
    const element = await fixture<PlinthMenuItem>(html`<plinth-menu-item href="/help" target="_blank">Help</plinth-menu-item>`);
    expect((base(element) as HTMLAnchorElement).rel).to.equal('noopener noreferrer');
  });
});
