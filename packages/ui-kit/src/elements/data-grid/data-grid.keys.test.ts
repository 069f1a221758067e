import '#define/data-grid.ts';
import { expect } from '@open-wc/testing';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, find, gridOf, settled } from '#testing/payout-grid.ts';
import { payoutColumns, payouts } from '#testing/sample-grid.ts';

type Grid = Awaited<ReturnType<typeof gridOf>>;

const plain = payoutColumns.filter(({ filter }) => filter === undefined);
const focused = (element: Grid) => element.shadowRoot!.activeElement as HTMLElement | null;
const rowOf = (element: Grid) => {
  const row = focused(element)?.closest('tr');
  return row?.dataset['index'] ?? row?.className.replace('cells', '').trim();
};

async function rows(element: Grid, ...keys: string[]): Promise<(string | undefined)[]> {
  const visited: (string | undefined)[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    await settled(element);
    visited.push(rowOf(element));
  }
  return visited;
}

describe('the keys of <plinth-data-grid>', () => {
  it('lead from the rows over the filters to the names and back', async () => {
    const element = await gridOf();
    find(element, 'tr[data-index="1"] > *').focus();
    expect(await rows(element, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown')).to.deep.equal([
      '0',
      'filters',
      'names',
      'names',
      'filters',
      '0',
    ]);
  });

  it('lead from the names to the rows where there are no filters', async () => {
    const element = await gridOf({ columns: plain });
    find(element, 'tr[data-index="0"] > *').focus();
    expect(await rows(element, 'ArrowUp', 'ArrowDown')).to.deep.equal(['names', '0']);
  });

  it('stop at the filters while nothing matches, and go to the names when the filters go', async () => {
    const element = await gridOf({ state: { search: 'nowhere' } });
    find(element, 'th[data-column="shop"]').focus();
    expect(await rows(element, 'ArrowDown', 'ArrowDown')).to.deep.equal(['filters', 'filters']);
    element.columns = plain;
    await settled(element);
    expect([rowOf(element), find(element, 'th[data-column="paid"]').tabIndex]).to.deep.equal(['names', 0]);
  });

  it('go by pages, to the ends of a row, and the way that the text runs', async () => {
    const element = await gridOf({ columns: plain, rows: payouts(30) });
    find(element, 'tr[data-index="0"] > *').focus();
    expect(await rows(element, 'PageDown', 'PageDown', 'PageUp')).to.deep.equal(['10', '20', '10']);
    await userEvent.keyboard('{End}{Home}{ArrowRight}{ArrowLeft}');
    expect((focused(element) as HTMLTableCellElement).cellIndex).to.equal(0);
    element.dir = 'rtl';
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowLeft}');
    expect((focused(element) as HTMLTableCellElement).cellIndex).to.equal(1);
  });

  it('lead into a filter by F2 and Space, are its own there, and lead back by Escape', async () => {
    const element = await gridOf();
    const cell = find(element, 'tr.filters').children[1] as HTMLElement;
    for (const key of ['F2', ' ']) {
      cell.focus();
      await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
      expect(focused(element)!.getAttribute('aria-label')).to.equal('Filter by Shop');
      await userEvent.keyboard('{ArrowDown}');
      expect(rowOf(element)).to.equal('filters');
      await userEvent.keyboard('{Escape}');
      expect(focused(element)).to.equal(cell);
    }
    const empty = find(element, 'tr.filters').children[0] as HTMLElement;
    empty.focus();
    await userEvent.keyboard('{F2}');
    expect(focused(element), 'nothing stands in it').to.equal(empty);
  });

  it('are left alone with Alt or Meta, while a word is composed, and where nothing can be selected', async () => {
    const element = await gridOf();
    const cell = find(element, 'tr[data-index="1"] > *');
    cell.focus();
    for (const init of [
      { key: 'ArrowDown', altKey: true },
      { key: 'ArrowDown', metaKey: true },
      { key: 'ArrowDown', isComposing: true },
      { key: ' ' },
      { key: 'a' },
    ]) {
      const event = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init });
      cell.dispatchEvent(event);
      expect([focused(element), event.defaultPrevented]).to.deep.equal([cell, false]);
    }
  });

  it('leave a column as wide as it is without Shift, and its name alone where it cannot be sorted', async () => {
    const element = await gridOf({
      configurable: true,
      columns: payoutColumns.map((column) => ({ ...column, sortable: false })),
    });
    const head = find(element, 'th[data-column="shop"]');
    const before = head.offsetWidth;
    head.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([head.offsetWidth, focused(element)]).to.deep.equal([before, find(element, 'th[data-column="city"]')]);
    await userEvent.keyboard('{Enter}');
    await settled(element);
    expect(all(element, 'th[aria-sort]:not([aria-sort="none"])')).to.deep.equal([]);
  });
});
