import '#define/side-menu.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isEntry } from './menu-tree.ts';
import type { PlinthSideMenu } from './side-menu.ts';

async function createBar() {
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
  const entry = (id: string) => entries.find((candidate) => candidate.id === id)!;
  const openFolds = () => entries.filter((fold) => 'open' in fold && fold.open).map(({ id }) => id);
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    await settle();
    await Promise.resolve();
  };
  return { element, entry, openFolds, press, settle };
}

describe('<plinth-side-menu horizontal>', () => {
  it('is a row with closed folds, and marks the fold of the current page', async () => {
    const { entry, openFolds } = await createBar();
    const tops = ['dashboard', 'invoice', 'user'].map((id) => entry(id).getBoundingClientRect().top);
    expect([
      new Set(tops).size,
      openFolds(),
      entry('invoice').hasAttribute('within'),
      entry('user').hasAttribute('within'),
    ]).toEqual([1, [], true, false]);
  });

  it("opens a dropdown under the fold's button and closes the others", async () => {
    const { element, entry, openFolds, settle } = await createBar();
    entry('user').focusTarget!.click();
    await settle();
    expect(entry('view').getBoundingClientRect().top >= entry('user').getBoundingClientRect().bottom).toBe(true);
    expect(element.getBoundingClientRect().height < 70).toBe(true);
    entry('invoice').focusTarget!.click();
    expect(openFolds()).toEqual(['invoice']);
  });

  it('moves along the bar with Left and Right, into a fold with Down, and out with Escape', async () => {
    const { entry, openFolds, press } = await createBar();
    entry('dashboard').focusTarget!.focus();
    await press('{ArrowRight}');
    expect(document.activeElement).toBe(entry('invoice'));
    await press('{ArrowDown}');
    expect([document.activeElement!.id, openFolds()]).toEqual(['list', ['invoice']]);
    await press('{ArrowDown}');
    expect(document.activeElement!.id).toBe('add');
    await press('{Escape}');
    expect([document.activeElement!.id, openFolds()]).toEqual(['invoice', []]);
    await press('{ArrowRight}');
    expect(document.activeElement!.id).toBe('user');
  });

  it('opens a fold on hover, keeps it open when pressed, and closes it when the focus leaves', async () => {
    const { entry, openFolds } = await createBar();
    await userEvent.hover(entry('user').focusTarget!);
    expect(openFolds()).toEqual(['user']);
    await userEvent.click(entry('user').focusTarget!);
    expect(openFolds()).toEqual(['user']);
    (document.activeElement as HTMLElement).blur();
    expect(openFolds()).toEqual([]);
  });

  it('is a column again when horizontal is removed', async () => {
    const { element, entry, openFolds } = await createBar();
    element.horizontal = false;
    await element.updateComplete;
    expect([openFolds(), entry('dashboard').hasAttribute('bar'), entry('invoice').hasAttribute('within')]).toEqual([
      ['invoice'],
      false,
      false,
    ]);
  });

  it('closes a hovered fold when the mouse leaves, and ignores pen and touch', async () => {
    const { element, entry, openFolds } = await createBar();
    const nav = element.shadowRoot!.querySelector('nav')!;
    const point = (target: Element, type: string, pointerType: string) =>
      target.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true, composed: true }));
    point(entry('user'), 'pointerover', 'touch');
    expect(openFolds()).toEqual([]);
    point(entry('user'), 'pointerover', 'mouse');
    expect(openFolds()).toEqual(['user']);
    point(nav, 'pointerover', 'mouse');
    expect(openFolds(), 'between the entries').toEqual(['user']);
    point(entry('dashboard'), 'pointerover', 'mouse');
    expect(openFolds()).toEqual([]);
    point(entry('user'), 'pointerover', 'mouse');
    point(nav, 'pointerleave', 'touch');
    expect(openFolds()).toEqual(['user']);
    point(nav, 'pointerleave', 'mouse');
    expect(openFolds()).toEqual([]);
  });
});
