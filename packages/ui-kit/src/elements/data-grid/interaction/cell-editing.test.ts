import '#define/data-grid.ts';
import { html } from 'lit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findViolations } from '#testing/element-suite.ts';
import { columnTexts, gridFixture, query, queryAll, settle } from '#testing/grid-fixture.ts';
import { recordEvents } from '#testing/record-events.ts';
import { editablePayoutColumns, payoutActions, payoutColumns, payouts, type Payout } from '#testing/sample-grid.ts';
import type { GridCellChange, GridCellEdit, GridColumn } from '../data-grid.types.ts';

type Grid = Awaited<ReturnType<typeof gridFixture>>;

afterEach(() => vi.restoreAllMocks());

const focused = (element: Grid) => element.shadowRoot!.activeElement as HTMLElement | null;
const editors = (element: Grid) => queryAll(element, '.cell-editor');
const control = (element: Grid) => query<HTMLInputElement>(element, '.cell-editor .entry');

/** Returns the cell of a column in a row of the page. */
function cellOf(element: Grid, row: number, id: string): HTMLElement {
  const header = query<HTMLTableCellElement>(element, `th[data-column="${id}"]`);
  return query(element, `tr[data-index="${row}"] > :nth-child(${header.cellIndex + 1})`);
}

async function editableGrid(props: Partial<Grid> = {}): Promise<Grid> {
  const element = await gridFixture({ rows: payouts(6), columns: editablePayoutColumns, ...props });
  await settle(element);
  return element;
}

/** Focuses a cell and presses keys, each after the update that the previous one causes. */
async function press(element: Grid, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await userEvent.keyboard(key);
    await settle(element);
  }
}

async function edit(element: Grid, row: number, id: string): Promise<void> {
  cellOf(element, row, id).focus();
  await press(element, '{F2}');
}

/** Returns the position of the focused cell: its row and the id of its column. */
function position(element: Grid): readonly [row: string | undefined, column: string | undefined] {
  const cell = focused(element)?.closest<HTMLTableCellElement>('td, th');
  const header = query<HTMLTableRowElement>(element, 'tr.names').cells[cell?.cellIndex ?? -1];
  return [cell?.closest('tr')?.dataset['index'], header?.dataset['column']];
}

const changesOf = (element: Grid) => recordEvents(element, 'plinth-cell-change') as GridCellChange<Payout>[];

describe('<plinth-data-grid> cell editing', () => {
  it('opens with Enter, F2 and a double click, and selects the text', async () => {
    const element = await editableGrid();
    const cell = cellOf(element, 1, 'shop');
    for (const open of [
      () => userEvent.keyboard('{Enter}'),
      () => userEvent.keyboard('{F2}'),
      () => userEvent.dblClick(page.elementLocator(cellOf(element, 1, 'shop'))),
    ]) {
      cellOf(element, 1, 'shop').focus();
      await open();
      await settle(element);
      expect([focused(element), control(element).value]).toEqual([control(element), cell.textContent]);
      expect([control(element).selectionStart, control(element).selectionEnd]).toEqual([0, cell.textContent.length]);
      await press(element, '{Escape}');
      expect([editors(element), focused(element)]).toEqual([[], cellOf(element, 1, 'shop')]);
    }
  });

  it('replaces the text when the user types, and clears it with Delete', async () => {
    const element = await editableGrid();
    cellOf(element, 0, 'shop').focus();
    await press(element, 'N', 'e', 'w');
    expect(control(element).value).toBe('New');
    await press(element, '{Escape}', '{Delete}');
    expect(control(element).value).toBe('');
    await press(element, '{Escape}');
    cellOf(element, 0, 'orders').focus();
    await press(element, '-', '5');
    expect(control(element).value).toBe('-5');
  });

  it('saves with Enter and moves down, and with Tab to the next cell and row', async () => {
    const element = await editableGrid();
    const changes = changesOf(element);
    await edit(element, 0, 'shop');
    await press(element, 'East', '{Enter}');
    expect([columnTexts(element, 'shop')[0], ...position(element)]).toEqual(['East', '1', 'shop']);
    expect(changes).toEqual([
      {
        row: payouts(6)[0],
        key: 'P-000001',
        column: editablePayoutColumns.find(({ id }) => id === 'shop'),
        value: 'East',
        previousValue: 'North & Vine 0',
      },
    ]);
    await edit(element, 2, 'shop');
    await press(element, '{Shift>}{Enter}{/Shift}');
    expect(position(element)).toEqual(['1', 'shop']);
    await edit(element, 2, 'shop');
    await press(element, '{Tab}');
    expect(position(element)).toEqual(['2', 'city']);
    await edit(element, 2, 'shop');
    await press(element, '{Shift>}{Tab}{/Shift}');
    expect(position(element)).toEqual(['2', 'id']);
    await edit(element, 2, 'amount');
    await press(element, '{Tab}');
    expect(position(element)).toEqual(['3', 'id']);
    await edit(element, 5, 'shop');
    await press(element, '{Enter}');
    expect([position(element), changes.length]).toEqual([['5', 'shop'], 1]);
  });

  it('saves numbers in the language of the page, dates and choices', async () => {
    const element = await editableGrid();
    const values = () => changes.map(({ value }) => value);
    const changes = changesOf(element);
    element.lang = 'de';
    // The language is read when the grid is inserted.
    element.parentElement?.append(element);
    await settle(element);
    await edit(element, 1, 'orders');
    expect(control(element).value).toBe('31');
    await press(element, '120,5', '{Enter}');
    await edit(element, 1, 'paid');
    expect([control(element).type, control(element).value]).toEqual(['date', payouts(2)[1]!.paid.slice(0, 10)]);
    control(element).value = '2026-12-24';
    control(element).dispatchEvent(new InputEvent('input', { bubbles: true }));
    await press(element, '{Enter}');
    await edit(element, 1, 'city');
    await userEvent.selectOptions(control(element), 'Graz');
    await press(element, '{Enter}');
    expect(values()).toEqual([120.5, '2026-12-24', 'Graz']);
    cellOf(element, 0, 'city').focus();
    await press(element, 'l');
    expect(control(element).value, 'the first choice with the letter').toBe('Leeds');
  });

  it('keeps the earlier value when the page refuses the new one', async () => {
    const element = await editableGrid();
    element.addEventListener('plinth-cell-change', (event) => event.preventDefault(), { once: true });
    const { rows } = element;
    await edit(element, 0, 'shop');
    await press(element, 'East', '{Enter}');
    expect([element.rows, columnTexts(element, 'shop')[0], editors(element)]).toEqual([rows, 'North & Vine 0', []]);
  });

  it('leaves the rows to the page without setValue', async () => {
    const columns = payoutColumns.map((column): GridColumn<Payout> =>
      column.id === 'shop' ? { ...column, editable: 'text' } : column,
    );
    const element = await editableGrid({ columns });
    element.addEventListener('plinth-cell-change', (event) => {
      const { key, value } = (event as CustomEvent<GridCellChange<Payout>>).detail;
      element.rows = element.rows.map((row) => (row.id === key ? { ...row, shop: `${String(value)}!` } : row));
    });
    await edit(element, 0, 'shop');
    await press(element, 'East', '{Enter}');
    expect(columnTexts(element, 'shop')[0]).toBe('East!');
  });

  it('saves to the current row when the page loads the rows again meanwhile', async () => {
    const element = await editableGrid();
    const changes = changesOf(element);
    await edit(element, 0, 'shop');
    element.rows = payouts(6).map((row) => ({ ...row, fee: 7 }));
    await settle(element);
    await press(element, 'East', '{Enter}');
    expect([changes[0]?.row.fee, element.rows[0]?.shop, element.rows[0]?.fee]).toEqual([7, 'East', 7]);
  });

  it('shows and announces why a value is invalid, and stays open until it is valid', async () => {
    const element = await editableGrid();
    const changes = changesOf(element);
    await edit(element, 0, 'orders');
    await press(element, '900', '{Enter}');
    const alert = page.elementLocator(element).getByRole('alert');
    expect([alert.element().textContent.trim(), alert.element().matches(':popover-open'), changes]).toEqual([
      'Enter 500 or less.',
      true,
      [],
    ]);
    const input = control(element);
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
      'true',
      alert.element().id,
    ]);
    expect(alert.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(input.getBoundingClientRect().bottom);
    await Promise.all(
      alert
        .element()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    expect(await findViolations(element)).toEqual([]);
    await press(element, '{Control>}a{/Control}', 'abc');
    expect(alert.element().textContent.trim()).toBe('Enter a number.');
    await press(element, '{Control>}a{/Control}', '90');
    expect(queryAll(element, '[role="alert"]')).toEqual([]);
    await press(element, '{Enter}');
    expect(changes.map(({ value }) => value)).toEqual([90]);
  });

  it('saves when the focus leaves the cell, and keeps an invalid value open', async () => {
    const element = await editableGrid({ searchable: true });
    await edit(element, 0, 'shop');
    await press(element, 'East');
    query(element, '.search input').focus();
    await settle(element);
    expect(columnTexts(element, 'shop')[0]).toBe('East');
    await edit(element, 0, 'orders');
    await press(element, '900');
    query(element, '.search input').focus();
    await settle(element);
    expect([control(element).value, focused(element)]).toEqual(['900', query(element, '.search input')]);
    control(element).focus();
    await press(element, '{Escape}');
    expect([columnTexts(element, 'orders')[0], focused(element)]).toEqual(['0', cellOf(element, 0, 'orders')]);
  });

  it('does not edit other columns and rows, and says so to assistive technology', async () => {
    const element = await editableGrid({ actions: payoutActions });
    expect(cellOf(element, 0, 'id').ariaReadOnly).toBe('true');
    expect(cellOf(element, 0, 'shop').ariaReadOnly).toBe(null);
    const paid = payouts(6).flatMap(({ status }, row) => (row > 0 && status === 'Paid' ? [row] : []));
    expect(
      queryAll(element, 'tr.row').flatMap((_, row) => (cellOf(element, row, 'orders').ariaReadOnly ? [row] : [])),
    ).toEqual(paid);
    cellOf(element, 0, 'id').focus();
    await press(element, '{F2}', 'x');
    expect(editors(element)).toEqual([]);
    cellOf(element, paid[0]!, 'orders').focus();
    await press(element, '{Enter}');
    expect(editors(element)).toEqual([]);
  });

  it('keeps the edited text when its row is scrolled out of view and back', async () => {
    const element = await editableGrid({ rows: payouts(1_000) });
    const scroller = query(element, '[part="scroll"]');
    await edit(element, 1, 'orders');
    await press(element, '900');
    scroller.scrollTop = 20_000;
    await vi.waitFor(() => expect(editors(element)).toEqual([]));
    scroller.scrollTop = 0;
    await vi.waitFor(() => expect(control(element).value).toBe('900'));
  });

  it('renders an editor of the page, which sets and saves the value', async () => {
    const edits: GridCellEdit<Payout>[] = [];
    const columns: readonly GridColumn<Payout>[] = editablePayoutColumns.map((column) =>
      column.id === 'shop'
        ? {
            ...column,
            editable: (cellEdit) => {
              edits.push(cellEdit);
              return html`<button type="button" @click=${() => cellEdit.setValue('West')}>${cellEdit.value}</button>`;
            },
          }
        : column,
    );
    const element = await editableGrid({ columns });
    const changes = changesOf(element);
    await edit(element, 0, 'shop');
    const button = query(element, '.cell-editor button');
    expect([focused(element), button.textContent, edits[0]?.label]).toEqual([button, 'North & Vine 0', 'Shop']);
    button.click();
    await settle(element);
    expect(button.textContent).toBe('West');
    edits.at(-1)?.commit();
    await settle(element);
    expect([columnTexts(element, 'shop')[0], focused(element), changes.length]).toEqual([
      'West',
      cellOf(element, 0, 'shop'),
      1,
    ]);
    await edit(element, 0, 'shop');
    edits.at(-1)?.setValue('South');
    edits.at(-1)?.cancel();
    await settle(element);
    expect([columnTexts(element, 'shop')[0], editors(element), changes.length]).toEqual(['West', [], 1]);
  });
});
