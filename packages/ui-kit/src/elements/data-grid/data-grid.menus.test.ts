import '#define/data-grid.ts';
import { expect } from '@open-wc/testing';
import { describe, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, columnIds, find, gridOf, heard, settled } from '#testing/payout-grid.ts';
import { payoutActions, payoutColumns, payouts } from '#testing/sample-grid.ts';

type Grid = Awaited<ReturnType<typeof gridOf>>;

const menu = (element: Grid) => find(element, '[part="menu"]');
const isOpen = (element: Grid) => menu(element).matches(':popover-open');
const entries = (element: Grid) => [...menu(element).querySelectorAll('plinth-menu-item')].map(({ value }) => value);
const focused = (element: Grid) => element.shadowRoot!.activeElement;

async function open(element: Grid, selector: string): Promise<void> {
  find(element, selector).click();
  await settled(element);
  await vi.waitFor(() => expect(focused(element)?.localName).to.equal('plinth-menu-item'));
}

async function command(element: Grid, id: string, value: string): Promise<void> {
  await open(element, `th[data-column="${id}"] .options`);
  find(element, `[part="menu"] [value="${value}"]`).shadowRoot!.querySelector<HTMLElement>('[part="base"]')!.click();
  await settled(element);
}

describe('the menus of <plinth-data-grid>', () => {
  it('sort by a column, either way and not at all, and offer what is not so yet', async () => {
    const element = await gridOf({ configurable: true });
    await command(element, 'shop', 'up');
    expect(element.state?.sort).to.deep.equal([{ columnId: 'shop', descending: false }]);
    await open(element, 'th[data-column="shop"] .options');
    expect(entries(element).slice(0, 2)).to.deep.equal(['down', 'unsorted']);
    await userEvent.keyboard('{Escape}');
    await command(element, 'shop', 'down');
    expect(element.state?.sort).to.deep.equal([{ columnId: 'shop', descending: true }]);
    await command(element, 'shop', 'unsorted');
    expect(element.state?.sort).to.deep.equal([]);
  });

  it('pin a column to the end, move it there and back, and fit it to what is in it', async () => {
    const element = await gridOf({ configurable: true });
    await command(element, 'id', 'end');
    await command(element, 'city', 'end');
    expect(columnIds(element).slice(-2)).to.deep.equal(['id', 'city']);
    await command(element, 'city', 'back');
    expect(element.state?.pinned).to.deep.equal({ start: [], end: ['city', 'id'] });
    await open(element, 'th[data-column="id"] .options');
    expect(entries(element)).to.include('start').and.not.include('end').and.not.include('on');
    await userEvent.keyboard('{Escape}');
    const before = find(element, 'th[data-column="shop"]').offsetWidth;
    await command(element, 'shop', 'fit');
    expect(find(element, 'th[data-column="shop"]').offsetWidth).to.not.equal(before);
  });

  it('do not hide the only column', async () => {
    const element = await gridOf({ configurable: true, columns: payoutColumns.slice(0, 1) });
    await open(element, 'th[data-column="id"] .options');
    expect(entries(element)).to.deep.equal(['up', 'down', 'start', 'end', 'fit']);
  });

  it('are gone through by arrow keys, Home and End, and left by Escape, Tab and the button that opened them', async () => {
    const element = await gridOf({ configurable: true });
    const trigger = find(element, 'th[data-column="shop"] .options');
    await open(element, 'th[data-column="shop"] .options');
    const visited: (string | null)[] = [];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await userEvent.keyboard(`{${key}}`);
      visited.push(focused(element)!.getAttribute('value'));
    }
    expect(visited).to.deep.equal(['down', 'hide', 'up', 'hide', 'up']);
    await userEvent.keyboard('{Escape}');
    await settled(element);
    expect([isOpen(element), focused(element)]).to.deep.equal([false, trigger]);
    await open(element, 'th[data-column="shop"] .options');
    await userEvent.keyboard('{Tab}');
    await settled(element);
    expect(isOpen(element)).to.equal(false);
    await open(element, 'th[data-column="shop"] .options');
    trigger.click();
    await settled(element);
    expect([isOpen(element), trigger.getAttribute('aria-expanded')]).to.deep.equal([false, 'false']);
  });

  it('are one at a time', async () => {
    const element = await gridOf({ configurable: true, actions: payoutActions });
    await open(element, 'th[data-column="shop"] .options');
    find(element, 'tr[data-index="0"] .tool').click();
    await settled(element);
    expect([
      entries(element),
      find(element, 'th[data-column="shop"] .options').getAttribute('aria-expanded'),
    ]).to.deep.equal([['open', 'hold'], 'false']);
  });

  it('give the focus to the place in the grid when what opened them is gone', async () => {
    const element = await gridOf({ actions: payoutActions });
    find(element, 'tr[data-index="1"] > :first-child').focus();
    await open(element, 'tr[data-index="1"] .tool');
    element.rows = payouts(1);
    await settled(element);
    await userEvent.keyboard('{Escape}');
    await settled(element);
    expect([isOpen(element), (focused(element) as HTMLElement).closest('tr')!.dataset['index']]).to.deep.equal([
      false,
      '0',
    ]);
  });
});

describe('columns of <plinth-data-grid> under the hand', () => {
  const headOf = (element: Grid, id: string) => find(element, `th[data-column="${id}"]`);

  function drag(element: Grid, id: string, name: string, share = 0.1): DragEvent {
    const { left, top, width } = headOf(element, id).getBoundingClientRect();
    const init = {
      bubbles: true,
      cancelable: true,
      clientX: left + width * share,
      clientY: top + 2,
      dataTransfer: new DataTransfer(),
    };
    const event = new DragEvent(name, init);
    headOf(element, id).dispatchEvent(event);
    return event;
  }

  function pull(element: Grid, id: string, name: string, clientX: number, button = 0): void {
    const grip = find(element, `th[data-column="${id}"] .grip`);
    grip.setPointerCapture = () => undefined;
    grip.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, button, clientX, pointerId: 1 }));
  }

  it('go behind the one that they are let go of at its far half, and nowhere onto themselves', async () => {
    const element = await gridOf({ configurable: true });
    drag(element, 'id', 'dragstart');
    drag(element, 'id', 'dragover');
    expect(headOf(element, 'id').dataset['drop']).to.equal(undefined);
    drag(element, 'shop', 'dragover', 0.9);
    expect(headOf(element, 'shop').dataset['drop']).to.equal('after');
    expect(drag(element, 'shop', 'drop', 0.9).defaultPrevented).to.equal(true);
    await settled(element);
    expect(columnIds(element).slice(0, 2)).to.deep.equal(['shop', 'id']);
    drag(element, 'id', 'dragstart');
    expect(drag(element, 'id', 'drop').defaultPrevented).to.equal(false);
    await settled(element);
    expect(columnIds(element).slice(0, 2)).to.deep.equal(['shop', 'id']);
  });

  it('take nothing that is dragged here from elsewhere', async () => {
    const element = await gridOf({ configurable: true });
    expect([
      drag(element, 'shop', 'dragover').defaultPrevented,
      drag(element, 'shop', 'drop').defaultPrevented,
    ]).to.deep.equal([false, false]);
  });

  it('are not dragged by their edge, and are as wide as before when the pull is broken off', async () => {
    const element = await gridOf({ configurable: true });
    const before = headOf(element, 'shop').offsetWidth;
    pull(element, 'shop', 'pointerdown', 100, 2);
    pull(element, 'shop', 'pointermove', 160);
    await settled(element);
    expect(headOf(element, 'shop').offsetWidth).to.equal(before);
    pull(element, 'shop', 'pointerdown', 100);
    expect(drag(element, 'shop', 'dragstart').defaultPrevented).to.equal(true);
    pull(element, 'shop', 'pointermove', 160);
    await settled(element);
    expect(headOf(element, 'shop').offsetWidth).to.equal(before + 60);
    pull(element, 'shop', 'pointercancel', 160);
    await settled(element);
    expect(headOf(element, 'shop').offsetWidth).to.equal(before);
    pull(element, 'shop', 'pointercancel', 160);
    const states = heard(element, 'plinth-grid-state-change');
    pull(element, 'shop', 'pointerdown', 100);
    pull(element, 'shop', 'pointerup', 100);
    expect(states, 'a press without a pull').to.deep.equal([]);
  });

  it('get wider toward the end of the reading direction, by hand and by key', async () => {
    const element = await gridOf({ configurable: true });
    element.dir = 'rtl';
    await settled(element);
    const before = headOf(element, 'shop').offsetWidth;
    pull(element, 'shop', 'pointerdown', 100);
    pull(element, 'shop', 'pointerup', 60);
    await settled(element);
    expect(headOf(element, 'shop').offsetWidth).to.equal(before + 40);
    headOf(element, 'shop').focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await settled(element);
    expect(headOf(element, 'shop').offsetWidth).to.equal(before + 56);
  });

  it('stay at the end that they have come to by key', async () => {
    const element = await gridOf({ configurable: true });
    headOf(element, 'id').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await settled(element);
    expect(columnIds(element)[0]).to.equal('id');
    expect(all(element, 'th[data-drop]')).to.deep.equal([]);
  });
});
