import '#define/side-menu.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
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

  it('shows sections of the first level as dropdowns', async () => {
    const element = await fixture<PlinthSideMenu>(
      html`<plinth-side-menu horizontal>
        <plinth-side-menu-group type="section" label="Charts">
          <plinth-side-menu-item href="#bars" current>Bars</plinth-side-menu-item>
          <plinth-side-menu-group type="section" label="Maps">
            <plinth-side-menu-item href="#world">World</plinth-side-menu-item>
          </plinth-side-menu-group>
        </plinth-side-menu-group>
      </plinth-side-menu>`,
    );
    const [charts, maps] = element.querySelectorAll('plinth-side-menu-group');
    await charts!.updateComplete;
    const [bars, world] = element.querySelectorAll('plinth-side-menu-item');
    expect([bars!.checkVisibility(), charts!.hasAttribute('within'), maps!.bar]).toEqual([false, true, false]);
    charts!.focusTarget!.click();
    await charts!.updateComplete;
    expect([bars!.checkVisibility(), world!.checkVisibility(), maps!.focusTarget]).toEqual([true, true, null]);
    element.horizontal = false;
    await element.updateComplete;
    await charts!.updateComplete;
    expect([charts!.focusTarget, bars!.checkVisibility()]).toEqual([null, true]);
  });
});

describe('<plinth-side-menu horizontal> with more entries than fit', () => {
  async function createFullBar(width: number) {
    const bar = await createBar();
    const { element, entry } = bar;
    const more = element.shadowRoot!.querySelector('plinth-side-menu-group')!;
    const settle = async () => {
      await bar.settle();
      await more.updateComplete;
    };
    const resize = (newWidth: number) => {
      element.style.setProperty('--plinth-page-gutter', '0px');
      element.style.inlineSize = `${newWidth}px`;
    };
    const inMore = () => ['dashboard', 'invoice', 'user'].filter((id) => entry(id).slot === 'more');
    const press = async (keys: string) => {
      await userEvent.keyboard(keys);
      await settle();
    };
    const focusedId = () => {
      const { activeElement } = document;
      return activeElement === element ? 'more' : activeElement!.id;
    };
    resize(width);
    return { ...bar, more, resize, inMore, settle, press, focusedId };
  }

  it('moves the last ones into a dropdown, and back when there is room', async () => {
    const { element, more, resize, inMore } = await createFullBar(220);
    await vi.waitFor(() => expect([inMore(), more.hidden]).toEqual([['invoice', 'user'], false]));
    expect(element.getBoundingClientRect().height).toBeLessThan(70);
    expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(element.getBoundingClientRect().right);
    resize(600);
    await vi.waitFor(() => expect([inMore(), more.hidden]).toEqual([[], true]));
    resize(220);
    await vi.waitFor(() => expect(inMore()).toEqual(['invoice', 'user']));
    element.horizontal = false;
    await element.updateComplete;
    expect(inMore()).toEqual([]);
  });

  it('makes room for a label that gets longer', async () => {
    const { entry, inMore } = await createFullBar(420);
    await vi.waitFor(() => expect(entry('user').checkVisibility()).toBe(true));
    expect(inMore()).toEqual([]);
    entry('dashboard').textContent = 'Dashboard of the whole business';
    await vi.waitFor(() => expect(inMore()).toContain('user'));
  });

  it('reaches them by keyboard like the others', async () => {
    const { entry, openFolds, more, inMore, press, focusedId } = await createFullBar(220);
    await vi.waitFor(() => expect(inMore()).toEqual(['invoice', 'user']));
    expect(more.hasAttribute('within')).toBe(true);
    entry('dashboard').focusTarget!.focus();
    await press('{ArrowRight}');
    expect(focusedId()).toBe('more');
    await press('{ArrowDown}');
    expect([focusedId(), more.open]).toEqual(['invoice', true]);
    await press('{ArrowRight}{ArrowRight}');
    expect([focusedId(), openFolds(), more.open]).toEqual(['list', ['invoice'], true]);
    await press('{ArrowLeft}{ArrowLeft}{ArrowDown}');
    expect([focusedId(), openFolds()]).toEqual(['user', []]);
    await press('{Escape}');
    expect([focusedId(), more.open]).toEqual(['more', false]);
    await press('{ArrowRight}');
    expect(focusedId()).toBe('dashboard');
  });

  it('opens on hover, and closes when the focus leaves', async () => {
    const { entry, more, inMore, settle } = await createFullBar(220);
    await vi.waitFor(() => expect(inMore()).toEqual(['invoice', 'user']));
    await userEvent.hover(more.focusTarget!);
    await settle();
    expect(entry('user').checkVisibility()).toBe(true);
    await userEvent.click(entry('user').focusTarget!);
    await settle();
    expect([entry('view').checkVisibility(), more.open]).toEqual([true, true]);
    (document.activeElement as HTMLElement).blur();
    expect(more.open).toBe(false);
  });
});
