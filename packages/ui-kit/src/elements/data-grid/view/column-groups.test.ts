import '#define/data-grid.ts';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findViolations } from '#testing/element-suite.ts';
import { columnIds, columnTexts, gridFixture, query, queryAll, settle } from '#testing/grid-fixture.ts';
import { recordEvents } from '#testing/record-events.ts';
import { groupedPayoutColumns, payouts } from '#testing/sample-grid.ts';

type Grid = Awaited<ReturnType<typeof gridFixture>>;

const groupedFixture = (props: Partial<Grid> = {}, width?: number) =>
  gridFixture({ columns: groupedPayoutColumns, rows: payouts(3), configurable: true, ...props }, width);
const groupOf = (element: Grid, name: string) => query<HTMLTableCellElement>(element, `th[data-group="${name}"]`);
const headerOf = (element: Grid, id: string) => query<HTMLTableCellElement>(element, `th[data-column="${id}"]`);
const focused = (element: Grid) => element.shadowRoot!.activeElement as HTMLElement | null;
const nameOf = (cell: HTMLElement | null) => cell?.dataset['group'] ?? cell?.dataset['column'] ?? cell?.className;

async function press(element: Grid, ...keys: string[]): Promise<(string | undefined)[]> {
  const visited: (string | undefined)[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key.startsWith('{') ? key : `{${key}}`);
    await settle(element);
    visited.push(nameOf(focused(element)));
  }
  return visited;
}

async function drop(element: Grid, source: HTMLElement, target: HTMLElement, ratio = 0.1): Promise<string | undefined> {
  const fire = (node: HTMLElement, name: string): void => {
    const { left, top, width } = node.getBoundingClientRect();
    const at = { clientX: left + width * ratio, clientY: top + 2 };
    node.dispatchEvent(
      new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer(), ...at }),
    );
  };
  fire(source, 'dragstart');
  fire(target, 'dragover');
  const marked = queryAll(element, '[data-drop]').map(nameOf).join();
  fire(target, 'drop');
  await settle(element);
  return marked;
}

describe('<plinth-data-grid> column groups', () => {
  it('have a header that spans their columns, in a row of its own', async () => {
    const element = await groupedFixture({ selectable: true });
    expect(queryAll(element, 'thead tr').map((row) => [row.className, row.getAttribute('aria-rowindex')])).toEqual([
      ['cells groups', '1'],
      ['cells names', '2'],
      ['cells filters', '3'],
    ]);
    expect([query(element, 'table').ariaRowCount, query(element, 'tr.row').ariaRowIndex]).toEqual(['6', '4']);
    expect(
      queryAll<HTMLTableCellElement>(element, 'th[data-group]').map((header) => [
        header.innerText.trim(),
        header.scope,
        header.colSpan,
      ]),
    ).toEqual([
      ['Shop', 'colgroup', 2],
      ['Payment', 'colgroup', 3],
    ]);
    const [group, first, last] = [groupOf(element, 'Shop'), headerOf(element, 'shop'), headerOf(element, 'city')];
    const [box, start, end] = [group, first, last].map((each) => each.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
      DOMRect,
    ];
    expect([box.left, box.right]).toEqual([start.left, end.right]);
    expect(await findViolations(element)).toEqual([]);
  });

  it('reserve the space of their row while it is loaded', async () => {
    const element = await groupedFixture();
    const { height } = query(element, 'thead').getBoundingClientRect();
    const placeholder = document.createElement('tr');
    placeholder.innerHTML = '<td></td>';
    query(element, 'tr.groups').replaceWith(placeholder);
    expect(query(element, 'thead').getBoundingClientRect().height).toBe(height);
  });

  it('have no row when no visible column has a group', async () => {
    const element = await groupedFixture({ state: { hidden: ['shop', 'city', 'orders', 'amount', 'paid'] } });
    expect(queryAll(element, 'tr.groups')).toEqual([]);
    expect(query(element, 'tr.names').getAttribute('aria-rowindex')).toBe('1');
  });

  it('shrink when a column is hidden, and keep their columns in the CSV', async () => {
    const element = await groupedFixture({ state: { hidden: ['paid', 'status', 'id', 'amount'] } });
    expect([groupOf(element, 'Payment').colSpan, groupOf(element, 'Shop').colSpan]).toEqual([1, 2]);
    expect((await element.toCsv()).split('\r\n')[0]).toBe('Shop,City,Orders');
  });

  it('name their columns in the list of all columns', async () => {
    const element = await groupedFixture();
    query(element, '.tools button').click();
    await settle(element);
    expect(queryAll(element, '[part="menu"] plinth-menu-item').map((item) => item.textContent)).toContain('Shop: City');
  });

  it('are reached with the arrow keys, which move from group to group', async () => {
    const element = await groupedFixture({ selectable: true });
    headerOf(element, 'city').focus();
    expect(await press(element, 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown')).toEqual([
      'Shop',
      'Shop',
      headerOf(element, 'status').className,
      'Payment',
      'Payment',
      'paid',
    ]);
    await press(element, 'ArrowUp', 'Home');
    expect(focused(element)!.parentElement!.className).toBe('cells groups');
    expect(await press(element, 'End', 'ArrowLeft')).toEqual(['Payment', headerOf(element, 'status').className]);
    expect(queryAll(element, '.cells > [tabindex="0"]').length).toBe(1);
  });

  it('move with Control, Shift and an arrow key, and keep the focus', async () => {
    const element = await groupedFixture();
    groupOf(element, 'Shop').focus();
    expect(await press(element, '{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')).toEqual(['Shop']);
    expect(columnIds(element)).toEqual(['id', 'status', 'shop', 'city', 'paid', 'orders', 'amount']);
    expect(await press(element, '{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')).toEqual(['Shop']);
    expect(columnIds(element).slice(-2)).toEqual(['shop', 'city']);
    headerOf(element, 'shop').focus();
    expect(await press(element, '{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')).toEqual(['shop']);
    expect(await press(element, '{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')).toEqual(['shop']);
    expect(columnIds(element).slice(-2)).toEqual(['shop', 'city']);
  });

  it('move with their menu', async () => {
    const element = await groupedFixture();
    query(element, 'th[data-group="Payment"] .options').click();
    await settle(element);
    await vi.waitFor(() => expect(query(element, '[part="menu"]').matches(':popover-open')).toBe(true));
    expect(queryAll(element, '[part="menu"] plinth-menu-item').map((item) => item.getAttribute('value'))).toEqual([
      'move-back',
    ]);
    query(element, '[part="menu"] plinth-menu-item').shadowRoot!.querySelector('a')!.click();
    await settle(element);
    expect(columnIds(element)).toEqual(['id', 'shop', 'city', 'paid', 'orders', 'amount', 'status']);
  });

  it('are dropped as a whole, and are not split by a column that is dropped on one of theirs', async () => {
    const element = await groupedFixture();
    expect(await drop(element, headerOf(element, 'shop'), headerOf(element, 'id'))).toBe('');
    expect(await drop(element, headerOf(element, 'id'), headerOf(element, 'city'), 0.9)).toBe('Shop');
    expect(columnIds(element).slice(0, 3)).toEqual(['shop', 'city', 'id']);
    expect(await drop(element, groupOf(element, 'Payment'), headerOf(element, 'shop'))).toBe('Shop');
    expect(columnIds(element)).toEqual(['paid', 'orders', 'amount', 'shop', 'city', 'id', 'status']);
    expect(await drop(element, headerOf(element, 'amount'), headerOf(element, 'paid'))).toBe('paid');
    expect(columnIds(element).slice(0, 3)).toEqual(['amount', 'paid', 'orders']);
  });

  it('are resized as a whole, in the proportions of their columns', async () => {
    const element = await groupedFixture();
    const states = recordEvents(element, 'plinth-grid-state-change');
    const widths = () => ['shop', 'city'].map((id) => headerOf(element, id).offsetWidth);
    expect(widths()).toEqual([192, 144]);
    const grip = query(element, 'th[data-group="Shop"] .grip');
    grip.setPointerCapture = () => undefined;
    for (const [name, clientX] of [
      ['pointerdown', 100],
      ['pointermove', 130],
      ['pointerup', 170],
    ] as const)
      grip.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, button: 0, clientX, pointerId: 1 }));
    await settle(element);
    expect([widths(), states.length]).toEqual([[232, 174], 1]);
    groupOf(element, 'Shop').focus();
    await press(element, '{Shift>}{ArrowLeft}{/Shift}');
    expect(widths()).toEqual([223, 167]);
    expect(grip.ariaValueNow).toBe('390');
    grip.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await settle(element);
    expect(states.length).toBe(3);
    const [shop, city] = widths() as [number, number];
    expect([shop < 223, city < 167]).toEqual([true, true]);
  });

  it('stay above their columns when these are pinned and scrolled, in both text directions', async () => {
    const pinned = { start: ['shop', 'city'], end: ['orders', 'amount'] };
    const element = await groupedFixture({ state: { pinned } }, 800);
    for (const dir of ['ltr', 'rtl']) {
      element.dir = dir;
      await settle(element);
      query(element, '[part="scroll"]').scrollLeft = dir === 'rtl' ? -200 : 200;
      const box = (cell: HTMLElement) => cell.getBoundingClientRect();
      const [first, second, third] = queryAll(element, 'th[data-group]');
      const isRtl = dir === 'rtl';
      expect(box(first!).left).toBe(box(headerOf(element, isRtl ? 'city' : 'shop')).left);
      expect(box(first!).right).toBe(box(headerOf(element, isRtl ? 'shop' : 'city')).right);
      expect(second!.innerText.trim()).toBe('Payment');
      expect(box(third!.querySelector('.title')!).width).toBeGreaterThan(box(third!).width / 2);
      expect(box(third!).left).toBe(box(headerOf(element, isRtl ? 'amount' : 'orders')).left);
      expect(box(third!).right).toBe(box(headerOf(element, isRtl ? 'orders' : 'amount')).right);
    }
  });

  it('are not pinned when the grid is narrow, and their names are cut off', async () => {
    const element = await groupedFixture({ state: { pinned: { start: ['shop', 'city'], end: [] } } }, 320);
    expect(getComputedStyle(groupOf(element, 'Shop')).position).toBe('relative');
    expect(element.scrollWidth).toBe(element.clientWidth);
  });

  it('keep sorting and cells in their columns', async () => {
    const element = await groupedFixture({ state: { order: ['city', 'id', 'shop'] } });
    expect(columnIds(element).slice(0, 3)).toEqual(['city', 'shop', 'id']);
    headerOf(element, 'id').querySelector<HTMLElement>('.sort')!.click();
    await settle(element);
    headerOf(element, 'id').querySelector<HTMLElement>('.sort')!.click();
    await settle(element);
    expect(columnTexts(element, 'id')).toEqual(['P-000003', 'P-000002', 'P-000001']);
  });
});
