import '#define/data-grid.ts';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findViolations } from '#testing/element-suite.ts';
import { columnTexts, gridFixture, query, queryAll, settle } from '#testing/grid-fixture.ts';
import { recordEvents } from '#testing/record-events.ts';
import { childPayouts, payouts, payoutTree, type Payout } from '#testing/sample-grid.ts';

type Grid = Awaited<ReturnType<typeof gridFixture>>;

const focused = (element: Grid) => element.shadowRoot!.activeElement as HTMLElement | null;
const ids = (element: Grid) => columnTexts(element, 'id');
const toggleOf = (element: Grid, row: number) => query(element, `tr[data-index="${row}"] .toggle`);

async function treeFixture(props: Partial<Grid> = {}): Promise<Grid> {
  const element = await gridFixture({ rows: payoutTree, getChildren: childPayouts, ...props });
  await settle(element);
  return element;
}

/** Presses keys, each after the update that the previous one causes, and returns the rows that are focused. */
async function press(element: Grid, ...keys: string[]): Promise<(string | undefined)[]> {
  const rows: (string | undefined)[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    await settle(element);
    rows.push(focused(element)?.closest('tr')?.dataset['index']);
  }
  return rows;
}

describe('<plinth-data-grid> tree rows', () => {
  it('are a treegrid with levels, positions and the state of each row', async () => {
    const element = await treeFixture({ expanded: ['P-000001'] });
    expect([query(element, 'table').getAttribute('role'), query(element, 'table').ariaRowCount]).toEqual([
      'treegrid',
      '7',
    ]);
    expect(
      queryAll(element, 'tr.row').map((row) => [row.ariaLevel, row.ariaPosInSet, row.ariaSetSize, row.ariaExpanded]),
    ).toEqual([
      ['1', '1', '3', 'true'],
      ['2', '1', '2', 'false'],
      ['2', '2', '2', null],
      ['1', '2', '3', 'false'],
      ['1', '3', '3', null],
    ]);
    expect(ids(element)).toEqual(['P-000001', 'P-000011', 'P-000012', 'P-000002', 'P-000003']);
    expect(await findViolations(element)).toEqual([]);
  });

  it('are expanded and collapsed with a button, which keeps the focus', async () => {
    const element = await treeFixture();
    const toggles = recordEvents(element, 'plinth-row-toggle');
    expect([toggleOf(element, 0).ariaLabel, toggleOf(element, 0).ariaExpanded]).toEqual(['Expand P-000001', null]);
    toggleOf(element, 0).focus();
    toggleOf(element, 0).click();
    await settle(element);
    expect(toggleOf(element, 0).ariaLabel).toBe('Collapse P-000001');
    expect([ids(element).length, element.expanded, focused(element)]).toEqual([5, ['P-000001'], toggleOf(element, 0)]);
    toggleOf(element, 0).click();
    await settle(element);
    expect([ids(element).length, element.expanded]).toEqual([3, []]);
    const [row] = payoutTree;
    expect(toggles).toEqual([
      { row, key: 'P-000001', expanded: true },
      { row, key: 'P-000001', expanded: false },
    ]);
  });

  it('are expanded with Right and collapsed with Left, which also moves to the parent', async () => {
    const element = await treeFixture();
    query(element, 'tr[data-index="0"] > *').focus();
    await press(element, 'ArrowRight');
    expect(ids(element).length).toBe(5);
    expect(await press(element, 'ArrowDown', 'ArrowRight', 'ArrowDown')).toEqual(['1', '1', '2']);
    expect(ids(element)[2]).toBe('P-000111');
    expect(await press(element, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toEqual(['1', '1', '0', '0']);
    expect(ids(element).length).toBe(3);
    await press(element, 'ArrowRight', 'ArrowRight');
    expect((focused(element) as HTMLTableCellElement).cellIndex, 'the row is expanded').toBe(1);
  });

  it('are expanded with Left in right-to-left pages, and indented from the right', async () => {
    const element = await treeFixture();
    element.dir = 'rtl';
    await settle(element);
    query(element, 'tr[data-index="0"] > *').focus();
    await press(element, 'ArrowLeft');
    expect(ids(element).length).toBe(5);
    const right = (row: number) => query(element, `tr[data-index="${row}"] .branch-name`).getBoundingClientRect().right;
    expect(right(0) - right(1)).toBe(20);
  });

  it('are sorted among their siblings', async () => {
    const element = await treeFixture({
      expanded: ['P-000001', 'P-000011'],
      state: { sort: [{ columnId: 'id', descending: true }] },
    });
    expect(ids(element)).toEqual(['P-000003', 'P-000002', 'P-000001', 'P-000012', 'P-000011', 'P-000111']);
  });

  it('keep the ancestors of matching rows, expanded until the user collapses them', async () => {
    const element = await treeFixture({ state: { search: 'P-000111' } });
    expect(ids(element)).toEqual(['P-000001', 'P-000011', 'P-000111']);
    toggleOf(element, 1).click();
    await settle(element);
    expect(ids(element)).toEqual(['P-000001', 'P-000011']);
    toggleOf(element, 1).click();
    await settle(element);
    expect(ids(element).length).toBe(3);
    element.state = { search: 'nowhere' };
    await settle(element);
    expect(ids(element)).toEqual([]);
  });

  it('have totals of the top level, and all rows in the CSV', async () => {
    const element = await treeFixture({ state: { hidden: ['shop', 'city', 'status', 'paid', 'orders'] } });
    const [first, second, third] = payouts(3) as readonly [Payout, Payout, Payout];
    const total = (first.amount + second.amount + third.amount) / 100;
    expect(query(element, 'tfoot').textContent).toContain(total.toLocaleString('en-US'));
    expect(
      (await element.toCsv())
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[0]),
    ).toEqual(['P-000001', 'P-000011', 'P-000111', 'P-000012', 'P-000002', 'P-000021', 'P-000003']);
  });

  it('select the visible rows', async () => {
    const element = await treeFixture({ selectable: true, expanded: ['P-000002'] });
    expect(query(element, 'thead .check').ariaLabel).toBe('Select all 4 rows');
    query(element, 'thead .check').click();
    await settle(element);
    expect(element.selected).toEqual(['P-000001', 'P-000002', 'P-000021', 'P-000003']);
  });

  it('leave out a row that contains itself, and become a list again without getChildren', async () => {
    const [row] = payouts(1) as readonly [Payout];
    const element = await treeFixture({ rows: [row], getChildren: () => [row], expanded: [row.id] });
    expect(ids(element)).toEqual(['P-000001']);
    element.getChildren = undefined;
    await settle(element);
    expect([ids(element), query(element, 'tr.row').ariaLevel, queryAll(element, '.tree')]).toEqual([
      ['P-000001'],
      null,
      [],
    ]);
  });
});
