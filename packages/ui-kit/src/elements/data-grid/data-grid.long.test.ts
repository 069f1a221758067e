import '#define/data-grid.ts';
import { expect, html } from '@open-wc/testing';
import { afterEach, describe, it, vi } from 'vitest';
import { all, column, find, gridOf, settled } from '#testing/payout-grid.ts';
import { payoutColumns, payouts } from '#testing/sample-grid.ts';

const byShop = { sort: [{ columnId: 'shop', descending: false }] };

afterEach(() => vi.restoreAllMocks());

/** Each look at the clock takes so long that work is put down at every step. */
function slowly(): void {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 50));
}

async function busy(element: Awaited<ReturnType<typeof gridOf>>): Promise<void> {
  await vi.waitFor(() => expect(find(element, 'table').getAttribute('aria-busy')).to.equal('true'), { interval: 1 });
}

describe('<plinth-data-grid> with a long list', () => {
  it('stays as it was and says that it is busy until the list is in order', async () => {
    const element = await gridOf({ rows: payouts(20_000) });
    const [table, shops] = [find(element, 'table'), column(element, 'shop')];
    await gridOf({ rows: payouts(2), state: byShop });
    slowly();
    element.state = byShop;
    await busy(element);
    expect(column(element, 'shop')).to.deep.equal(shops);
    await element.updateComplete;
    expect([table.hasAttribute('aria-busy'), column(element, 'shop')[0]]).to.deep.equal([false, 'Café Orbit 0']);
  });

  it('forgets an order that nobody wants any more', async () => {
    const element = await gridOf({ rows: payouts(20_000), state: byShop });
    slowly();
    element.state = { sort: [{ columnId: 'city', descending: true }] };
    await busy(element);
    element.state = {};
    await settled(element);
    expect([column(element, 'id')[0], find(element, 'table').hasAttribute('aria-busy')]).to.deep.equal([
      'P-000001',
      false,
    ]);
  });

  it('begins again when it was taken out before it was done', async () => {
    const element = await gridOf({ rows: payouts(20_000) });
    const parent = element.parentElement;
    await gridOf({ rows: payouts(2), state: byShop });
    slowly();
    element.state = byShop;
    await busy(element);
    element.remove();
    parent?.append(element);
    await settled(element);
    expect(column(element, 'shop')[0]).to.equal('Café Orbit 0');
  });

  it('shows where rows will stand while the first ones are put in order', async () => {
    await gridOf({ rows: payouts(2), state: byShop });
    const element = await gridOf({ rows: [] });
    slowly();
    Object.assign(element, { rows: payouts(20_000), state: byShop });
    await busy(element);
    expect(all(element, 'tr.loading').length).to.equal(5);
    expect(all(element, 'plinth-empty-state[heading="No rows match"]').length).to.equal(0);
    await settled(element);
    expect([all(element, 'tr.loading').length, column(element, 'shop')[0]]).to.deep.equal([0, 'Café Orbit 0']);
  });

  it('keeps the elements of rows that stay in view when it is scrolled a little', async () => {
    const element = await gridOf({ rows: payouts(1_000) });
    const scroller = find(element, '[part="scroll"]');
    scroller.scrollTop = 4_800;
    await vi.waitFor(() => expect(all(element, 'tr.row[data-index="100"]').length).to.equal(1));
    const before = new Map(all(element, 'tr.row').map((row) => [row.dataset['index'], row]));
    scroller.scrollTop += 96;
    await vi.waitFor(() =>
      expect(all(element, 'tr.row').at(-1)?.dataset['index']).not.to.equal([...before.keys()].at(-1)),
    );
    const kept = all(element, 'tr.row').filter((row) => before.has(row.dataset['index']));
    expect(kept.length).to.be.above(10);
    expect(kept.every((row) => before.get(row.dataset['index']) === row)).to.equal(true);
    const places = all(element, 'tr.row').map((row) => Number(row.dataset['index']));
    expect(places).to.deep.equal(places.toSorted((one, other) => one - other));
  });

  it('leaves no blank place when it is put elsewhere, or filtered and shown whole again', async () => {
    const element = await gridOf({ rows: payouts(1_000) });
    const scroller = find(element, '[part="scroll"]');
    const isFilled = (): boolean => {
      const [view, rows] = [
        scroller.getBoundingClientRect(),
        all(element, 'tr.row').map((row) => row.getBoundingClientRect()),
      ];
      return (
        (rows[0]?.top ?? Infinity) <= view.top + find(element, 'thead').offsetHeight + 1 &&
        (rows.at(-1)?.bottom ?? 0) >= view.bottom - find(element, 'tfoot').offsetHeight - 1
      );
    };
    scroller.scrollTop = 20_000;
    await vi.waitFor(() => expect(all(element, 'tr.row[data-index="420"]').length).to.equal(1));
    element.parentElement?.append(element);
    await settled(element);
    expect(isFilled()).to.equal(true);
    scroller.scrollTop = 20_000;
    await vi.waitFor(() => expect(isFilled()).to.equal(true));
    element.state = { search: 'P-00000' };
    await settled(element);
    element.state = {};
    await settled(element);
    await vi.waitFor(() => expect(isFilled()).to.equal(true));
  });

  it('draws what a page draws itself in some rows, and plain words in the others', async () => {
    const columns = payoutColumns.map((each) =>
      each.id === 'city'
        ? { ...each, cell: (row: { readonly orders: number }) => (row.orders % 2 === 0 ? html`<i>even</i>` : 'odd') }
        : each,
    );
    const element = await gridOf({ rows: payouts(500), columns });
    const drawn = (): boolean[] =>
      all(element, 'tr.row').map((row) => {
        const cell = row.querySelectorAll<HTMLElement>('td, th')[2];
        const even = ((Number(row.dataset['index']) * 31) % 240) % 2 === 0;
        return cell?.textContent?.trim() === (even ? 'even' : 'odd') && Boolean(cell?.querySelector('i')) === even;
      });
    expect(drawn()).not.to.include(false);
    const scroller = find(element, '[part="scroll"]');
    scroller.scrollTop = 48 * 251;
    await vi.waitFor(() => expect(all(element, 'tr.row[data-index="251"]').length).to.equal(1));
    expect(drawn()).not.to.include(false);
  });
});
