import '#define/data-grid.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { columnIds, columnTexts, gridFixture, query, queryAll, settle } from '#testing/grid-fixture.ts';
import { recordEvents } from '#testing/record-events.ts';
import { payoutActions, payouts } from '#testing/sample-grid.ts';

afterEach(() => vi.useRealTimers());

type Grid = Awaited<ReturnType<typeof gridFixture>>;

async function press(element: Grid, selector: string, init: MouseEventInit = {}): Promise<void> {
  query(element, selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
  await settle(element);
}

async function type(element: Grid, selector: string, value: string, kind = 'input'): Promise<void> {
  const field = query<HTMLInputElement>(element, selector);
  field.value = value;
  field.dispatchEvent(new Event(kind, { bubbles: true }));
  await settle(element);
}

async function activateItem(element: Grid, value: string): Promise<void> {
  const item = query(element, `[part="menu"] plinth-menu-item[value="${value}"]`);
  item.shadowRoot!.querySelector<HTMLElement>('[part="base"]')!.click();
  await settle(element);
}

async function runColumnCommand(element: Grid, id: string, command: string): Promise<void> {
  await press(element, `th[data-column="${id}"] .options`);
  await activateItem(element, command);
}

describe('<plinth-data-grid> sorting', () => {
  it('sorts ascending, descending and not at all, and by several columns with Shift', async () => {
    const element = await gridFixture({ rows: payouts(6) });
    const states = recordEvents(element, 'plinth-grid-state-change');
    await press(element, 'th[data-column="city"] .sort');
    await press(element, 'th[data-column="amount"] .sort', { shiftKey: true });
    await press(element, 'th[data-column="amount"] .sort', { shiftKey: true });
    expect(columnTexts(element, 'city')).toEqual(['Austin', 'Graz', 'Leeds', 'Lyon', 'Porto', 'Porto']);
    expect(columnTexts(element, 'amount').slice(-2)).toEqual(['$39,595', '$0']);
    expect(queryAll(element, 'th[data-column] .rank').map((rank) => rank.textContent)).toEqual(['1', '2']);
    expect(states.length).toBe(3);
    await press(element, 'th[data-column="city"] .sort');
    expect(element.state?.sort).toEqual([{ columnId: 'city', descending: true }]);
    await press(element, 'th[data-column="city"] .sort');
    expect(columnTexts(element, 'id')[0]).toBe('P-000001');
  });

  it('keeps the sorting when rows are loaded again', async () => {
    const element = await gridFixture({
      rows: payouts(4),
      state: { sort: [{ columnId: 'amount', descending: true }] },
    });
    element.rows = payouts(4).map((row) => ({ ...row, amount: -row.amount }));
    await settle(element);
    expect(columnTexts(element, 'id')).toEqual(['P-000001', 'P-000002', 'P-000003', 'P-000004']);
  });
});

describe('<plinth-data-grid> filters', () => {
  it('filters by text, by range, by choice and by search', async () => {
    const element = await gridFixture();
    await type(element, 'input[aria-label="Filter by Shop"]', 'SALT');
    expect(columnTexts(element, 'shop').every((shop) => shop.startsWith('Salt Kitchen'))).toBe(true);
    await type(element, 'input[aria-label="Orders, minimum"]', '100');
    await type(element, 'input[aria-label="Orders, maximum"]', '220');
    expect(element.state?.filters).toEqual([
      { columnId: 'shop', value: 'SALT' },
      { columnId: 'orders', min: 100, max: 220 },
    ]);
    expect(
      columnTexts(element, 'orders')
        .map(Number)
        .every((orders) => orders >= 100 && orders <= 220),
    ).toBe(true);
    element.state = {};
    await settle(element);
    await type(element, 'select[aria-label="Filter by City"]', 'Graz', 'change');
    expect([...new Set(columnTexts(element, 'city'))]).toEqual(['Graz']);
    element.state = {};
    element.searchable = true;
    await settle(element);
    await type(element, '.search input', 'p-000007');
    expect(columnTexts(element, 'id')).toEqual(['P-000007']);
  });

  it('filters by a decimal that is typed key by key', async () => {
    const element = await gridFixture();
    const field = query<HTMLInputElement>(element, 'input[aria-label="Orders, minimum"]');
    field.focus();
    await userEvent.keyboard('100.05');
    await settle(element);
    expect([field.value, element.state?.filters]).toEqual(['100.05', [{ columnId: 'orders', min: 100.05 }]]);
    element.state = {};
    await settle(element);
    expect(field.value).toBe('');
  });

  it('debounces the query event of a manual grid while the user types', async () => {
    const element = await gridFixture({ manual: true, total: 100, searchable: true });
    const queries = recordEvents(element, 'plinth-grid-query-change');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const text of ['p', 'po', 'por']) {
      const field = query<HTMLInputElement>(element, '.search input');
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      vi.advanceTimersByTime(100);
    }
    expect(queries).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(queries).toEqual([{ sort: [], filters: [], search: 'por', page: 1, pageSize: 10 }]);
    await element.updateComplete;
    expect(columnTexts(element, 'id').length).toBe(24);
  });
});

describe('<plinth-data-grid> selection', () => {
  it('selects a row, a range with Shift, the page and all rows', async () => {
    const element = await gridFixture({ selectable: true, paging: 'pages', state: { pageSize: 5 } });
    const selections = recordEvents(element, 'plinth-grid-selection-change');
    await press(element, 'tr[data-index="0"] .check');
    await press(element, 'tr[data-index="2"] .check', { shiftKey: true });
    expect(element.selected).toEqual(['P-000001', 'P-000002', 'P-000003']);
    expect(query<HTMLInputElement>(element, 'thead .check').indeterminate).toBe(true);
    await press(element, 'thead .check');
    expect(element.selected.length).toBe(5);
    await press(element, '.bulk button');
    expect([
      element.selected.length,
      query(element, '.bulk .count').textContent.replaceAll(/[\u2066\u2069]/gu, ''),
    ]).toEqual([24, '24 selected']);
    await press(element, '.bulk button');
    expect([element.selected.length, query(element, '.bulk').offsetHeight, selections.length]).toEqual([0, 0, 5]);
  });

  it('names the checkbox in the header after the rows that it selects', async () => {
    const element = await gridFixture({ selectable: true });
    const names: (string | null)[] = [];
    const selectAll = query(element, 'thead .check');
    for (const props of [
      {},
      { state: { filters: [{ columnId: 'city', value: 'Graz' }] } },
      { state: { search: 'P-000007' } },
      { paging: 'pages', state: { pageSize: 5 } },
      { state: { pageSize: 5, page: 5 } },
      { rows: payouts(1_200), paging: 'none' },
    ] as const) {
      Object.assign(element, props);
      await settle(element);
      names.push(selectAll.getAttribute('aria-label'));
    }
    expect(names).toEqual([
      'Select all 24 rows',
      `Select all ${payouts(24).filter(({ city }) => city === 'Graz').length} rows`,
      'Select 1 row',
      'Select all 5 rows on this page',
      'Select all 4 rows on this page',
      'Select all 1,200 rows',
    ]);
  });

  it('announces the number of selected rows, also when none is left', async () => {
    const element = await gridFixture({ selectable: true });
    const status = page.elementLocator(element).getByRole('status').filter({ hasText: 'selected' });
    const announced: (string | null)[] = [];
    for (const selector of ['thead .check', 'tr[data-index="3"] .check', '.bulk .clear']) {
      await press(element, selector);
      announced.push(status.element().textContent);
    }
    expect(announced).toEqual(['24 selected', '23 selected', '0 selected']);
  });

  it('exposes the selection of each row to assistive technology', async () => {
    const element = await gridFixture({ rows: payouts(2), selectable: true, selected: ['P-000002'] });
    expect(queryAll(element, 'tr.row').map((row) => row.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  });
});

describe('<plinth-data-grid> columns', () => {
  it('hides, shows, pins and moves columns by menu', async () => {
    const element = await gridFixture({ configurable: true });
    await runColumnCommand(element, 'city', 'hide');
    expect(columnIds(element)).toEqual(['id', 'shop', 'status', 'paid', 'orders', 'amount']);
    await runColumnCommand(element, 'amount', 'pin-start');
    await runColumnCommand(element, 'id', 'move-forward');
    expect(columnIds(element)).toEqual(['amount', 'shop', 'id', 'status', 'paid', 'orders']);
    await runColumnCommand(element, 'amount', 'unpin');
    expect(columnIds(element)[0]).toBe('amount');
    await press(element, '.tools button');
    await activateItem(element, 'city');
    expect(columnIds(element)).toContain('city');
    expect(query(element, '[part="menu"]').matches(':popover-open'), 'the column menu stays open').toBe(true);
  });

  it('moves a column that is dropped on another', async () => {
    const element = await gridFixture({ configurable: true });
    const fire = (id: string, name: string) => {
      const header = query(element, `th[data-column="${id}"]`);
      const { left, top } = header.getBoundingClientRect();
      header.dispatchEvent(
        new DragEvent(name, {
          bubbles: true,
          cancelable: true,
          clientX: left + 2,
          clientY: top + 2,
          dataTransfer: new DataTransfer(),
        }),
      );
    };
    fire('amount', 'dragstart');
    fire('shop', 'dragover');
    expect(query(element, 'th[data-column="shop"]').dataset['drop']).toBe('before');
    fire('shop', 'drop');
    await settle(element);
    expect(columnIds(element).slice(0, 3)).toEqual(['id', 'amount', 'shop']);
  });

  it('leaves the drag of what is in a cell to the page', async () => {
    const element = await gridFixture({ configurable: true });
    const drag = new DragEvent('dragstart', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() });
    query(element, 'tr[data-index="0"] > *').dispatchEvent(drag);
    expect(drag.defaultPrevented).toBe(false);
  });

  it('resizes a column by pointer, by keyboard and to its content', async () => {
    const element = await gridFixture({ configurable: true });
    const states = recordEvents(element, 'plinth-grid-state-change');
    const [header, grip] = [query(element, 'th[data-column="shop"]'), query(element, 'th[data-column="shop"] .grip')];
    grip.setPointerCapture = () => undefined;
    for (const [name, clientX] of [
      ['pointerdown', 100],
      ['pointermove', 120],
      ['pointermove', 160],
      ['pointerup', 160],
    ] as const) {
      grip.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, button: 0, clientX, pointerId: 1 }));
    }
    await settle(element);
    expect([header.offsetWidth, states.length]).toEqual([252, 1]);
    header.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await settle(element);
    expect(header.offsetWidth).toBe(236);
    grip.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await settle(element);
    expect(header.offsetWidth).toBeLessThan(236);
    expect(queryAll(element, 'tr.row > :nth-child(2)').every((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(
      true,
    );
  });

  it('restores a stored state', async () => {
    const element = await gridFixture({ configurable: true });
    await runColumnCommand(element, 'city', 'hide');
    await press(element, 'th[data-column="amount"] .sort');
    const stored: unknown = JSON.parse(JSON.stringify(element.state));
    const restored = await gridFixture({ configurable: true, state: stored as Grid['state'] });
    expect([columnIds(restored), columnTexts(restored, 'amount')]).toEqual([
      columnIds(element),
      columnTexts(element, 'amount'),
    ]);
  });
});

describe('<plinth-data-grid> keyboard', () => {
  const focused = (element: Grid) => element.shadowRoot!.activeElement;

  it('moves the focus by cell, to the ends and by page', async () => {
    const element = await gridFixture({ rows: payouts(1_000) });
    query(element, 'th[data-column="id"]').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(focused(element)!.textContent).toContain('North & Vine 0');
    await userEvent.keyboard('{End}');
    expect(focused(element)!.textContent).toContain('$0');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await vi.waitFor(() => expect(focused(element)!.closest('tr')!.dataset['index']).toBe('999'));
    await userEvent.keyboard('{PageUp}');
    await vi.waitFor(() => expect(Number(focused(element)!.closest('tr')!.dataset['index'])).toBeLessThan(999));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await vi.waitFor(() => expect(focused(element)!.textContent).toContain('P-000001'));
    expect(queryAll(element, '.cells > [tabindex="0"]').length).toBe(1);
  });

  it('keeps the focus position when its row is scrolled out of view', async () => {
    const element = await gridFixture({ rows: payouts(1_000) });
    query(element, 'tr[data-index="1"] > *').focus();
    const scroller = query(element, '[part="scroll"]');
    scroller.scrollTop = 20_000;
    await vi.waitFor(() => expect(focused(element)).toBe(query(element, 'table')));
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(focused(element)!.textContent).toContain('P-000003'));
  });

  it('moves the focus into a cell with Enter and back with Escape, and selects with Space', async () => {
    const element = await gridFixture({ selectable: true, actions: payoutActions });
    query(element, 'tr[data-index="0"] > :last-child').focus();
    await userEvent.keyboard('{Enter}');
    expect(focused(element)).toBe(query(element, 'tr[data-index="0"] .tool'));
    await userEvent.keyboard('{Escape} ');
    expect(element.selected).toEqual(['P-000001']);
  });

  it('sorts with Enter on a column header and moves the column with Control, Shift and an arrow key', async () => {
    const element = await gridFixture({ configurable: true });
    query(element, 'th[data-column="shop"]').focus();
    await userEvent.keyboard('{Enter}{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await settle(element);
    expect([element.state?.sort, columnIds(element).slice(0, 3)]).toEqual([
      [{ columnId: 'shop', descending: false }],
      ['id', 'city', 'shop'],
    ]);
  });
});

describe('<plinth-data-grid> row menu and export', () => {
  it('emits the activated item of a row menu', async () => {
    const element = await gridFixture({ actions: payoutActions });
    const actions = recordEvents(element, 'plinth-row-action');
    await press(element, 'tr[data-index="1"] .tool');
    await vi.waitFor(() => expect(element.shadowRoot!.activeElement?.localName).toBe('plinth-menu-item'));
    await activateItem(element, 'open');
    expect(actions).toEqual([{ action: 'open', row: element.rows[1], key: 'P-000002' }]);
    expect(element.shadowRoot!.activeElement).toBe(query(element, 'tr[data-index="1"] .tool'));
  });

  it('exports the visible columns and rows, and skips the download when the event is canceled', async () => {
    const element = await gridFixture({
      rows: payouts(3),
      exportable: true,
      state: { hidden: ['shop', 'city', 'status', 'paid', 'orders'], sort: [{ columnId: 'amount', descending: true }] },
    });
    element.addEventListener('plinth-grid-export', (event) => event.preventDefault());
    const files = recordEvents(element, 'plinth-grid-export');
    await press(element, '.tools button');
    expect(files).toEqual([{ csv: 'Payout,Amount\r\nP-000003,15838\r\nP-000002,7919\r\nP-000001,0\r\n' }]);
  });
});
