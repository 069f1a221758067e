import '#define/side-menu.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isEntry } from './menu-tree.ts';
import type { PlinthSideMenu } from './side-menu.ts';

async function bar() {
  const element = await fixture<PlinthSideMenu>(
    html`<plinth-side-menu horizontal>
      <plinth-side-menu-item id="dashboard" href="#dashboard">Dashboard</plinth-side-menu-item>
      <plinth-side-menu-group id="invoice" label="Invoice">
        <plinth-side-menu-item id="list" href="#list" current>List</plinth-side-menu-item>
        <plinth-side-menu-item id="add" href="#add">Add</plinth-side-menu-item>
      </plinth-side-menu-group>
      <plinth-side-menu-group id="user" label="User"
        ><plinth-side-menu-item id="view" href="#view">View</plinth-side-menu-item></plinth-side-menu-group
      >
    </plinth-side-menu>`,
  );
  const entries = [...element.querySelectorAll('*')].filter(isEntry);
  const settle = () => Promise.all(entries.map((entry) => entry.updateComplete));
  await settle();
  const entry = (id: string) => entries.find((each) => each.id === id)!;
  const open = () => entries.filter((each) => 'open' in each && each.open).map(({ id }) => id);
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    await settle();
    await Promise.resolve();
  };
  return { element, entry, open, press, settle };
}

describe('<plinth-side-menu horizontal>', () => {
  it('is a row with closed folds, and marks the fold of the current page', async () => {
    const { entry, open } = await bar();
    const tops = ['dashboard', 'invoice', 'user'].map((id) => entry(id).getBoundingClientRect().top);
    expect([
      new Set(tops).size,
      open(),
      entry('invoice').hasAttribute('within'),
      entry('user').hasAttribute('within'),
    ]).toEqual([1, [], true, false]);
  });

  it("opens a dropdown under the fold's button and closes the others", async () => {
    const { element, entry, open, settle } = await bar();
    entry('user').focusTarget!.click();
    await settle();
    expect(entry('view').getBoundingClientRect().top >= entry('user').getBoundingClientRect().bottom).toBe(true);
    expect(element.getBoundingClientRect().height < 70).toBe(true);
    entry('invoice').focusTarget!.click();
    expect(open()).toEqual(['invoice']);
  });

  it('moves along the bar with Left and Right, into a fold with Down, and out with Escape', async () => {
    const { entry, open, press } = await bar();
    entry('dashboard').focusTarget!.focus();
    await press('{ArrowRight}');
    expect(document.activeElement).toBe(entry('invoice'));
    await press('{ArrowDown}');
    expect([document.activeElement!.id, open()]).toEqual(['list', ['invoice']]);
    await press('{ArrowDown}');
    expect(document.activeElement!.id).toBe('add');
    await press('{Escape}');
    expect([document.activeElement!.id, open()]).toEqual(['invoice', []]);
    await press('{ArrowRight}');
    expect(document.activeElement!.id).toBe('user');
  });

  it('opens a fold on hover, keeps it open when pressed, and closes it when the focus leaves', async () => {
    const { entry, open } = await bar();
    await userEvent.hover(entry('user').focusTarget!);
    expect(open()).toEqual(['user']);
    await userEvent.click(entry('user').focusTarget!);
    expect(open()).toEqual(['user']);
    (document.activeElement as HTMLElement).blur();
    expect(open()).toEqual([]);
  });

  it('is a column again when horizontal is removed', async () => {
    const { element, entry, open } = await bar();
    element.horizontal = false;
    await element.updateComplete;
    expect([open(), entry('dashboard').hasAttribute('bar'), entry('invoice').hasAttribute('within')]).toEqual([
      ['invoice'],
      false,
      false,
    ]);
  });

  it('closes a hovered fold when the mouse leaves, and ignores pen and touch', async () => {
    const { element, entry, open } = await bar();
    const nav = element.shadowRoot!.querySelector('nav')!;
    const point = (target: Element, type: string, pointerType: string) =>
      target.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true, composed: true }));
    point(entry('user'), 'pointerover', 'touch');
    expect(open()).toEqual([]);
    point(entry('user'), 'pointerover', 'mouse');
    expect(open()).toEqual(['user']);
    point(nav, 'pointerover', 'mouse');
    expect(open(), 'between the entries').toEqual(['user']);
    point(entry('dashboard'), 'pointerover', 'mouse');
    expect(open()).toEqual([]);
    point(entry('user'), 'pointerover', 'mouse');
    point(nav, 'pointerleave', 'touch');
    expect(open()).toEqual(['user']);
    point(nav, 'pointerleave', 'mouse');
    expect(open()).toEqual([]);
  });
});
