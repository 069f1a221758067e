import '#define/data-grid.ts';
import { expect } from '@open-wc/testing';
import { afterEach, describe, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, column, columnIds, find, gridOf, heard, settled } from '#testing/payout-grid.ts';
import { payoutActions, payouts } from '#testing/sample-grid.ts';

afterEach(() => vi.useRealTimers());

type Grid = Awaited<ReturnType<typeof gridOf>>;

async function press(element: Grid, selector: string, init: MouseEventInit = {}): Promise<void> {
  find(element, selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
  await settled(element);
}

async function type(element: Grid, selector: string, value: string, kind = 'input'): Promise<void> {
  const field = find<HTMLInputElement>(element, selector);
  field.value = value;
  field.dispatchEvent(new Event(kind, { bubbles: true }));
  await settled(element);
}

async function choose(element: Grid, value: string): Promise<void> {
  const entry = find(element, `[part="menu"] plinth-menu-item[value="${value}"]`);
  entry.shadowRoot!.querySelector<HTMLElement>('[part="base"]')!.click();
  await settled(element);
}

async function columnCommand(element: Grid, id: string, command: string): Promise<void> {
  await press(element, `th[data-column="${id}"] .options`);
  await choose(element, command);
}

describe('<plinth-data-grid> sorting', () => {
  it('goes up, down and back, and with Shift by several columns', async () => {
    const element = await gridOf({ rows: payouts(6) });
    const states = heard(element, 'plinth-grid-state-change');
    await press(element, 'th[data-column="city"] .sort');
    await press(element, 'th[data-column="amount"] .sort', { shiftKey: true });
    await press(element, 'th[data-column="amount"] .sort', { shiftKey: true });
    expect(column(element, 'city')).to.deep.equal(['Austin', 'Graz', 'Leeds', 'Lyon', 'Porto', 'Porto']);
    expect(column(element, 'amount').slice(-2)).to.deep.equal(['$39,595', '$0']);
    expect(all(element, 'th[data-column] .rank').map((rank) => rank.textContent)).to.deep.equal(['1', '2']);
    expect(states.length).to.equal(3);
    await press(element, 'th[data-column="city"] .sort');
    expect(element.state?.sort).to.deep.equal([{ columnId: 'city', descending: true }]);
    await press(element, 'th[data-column="city"] .sort');
    expect(column(element, 'id')[0]).to.equal('P-000001');
  });

  it('keeps the order that it sorted when rows are loaded again', async () => {
    const element = await gridOf({ rows: payouts(4), state: { sort: [{ columnId: 'amount', descending: true }] } });
    element.rows = payouts(4).map((row) => ({ ...row, amount: -row.amount }));
    await settled(element);
    expect(column(element, 'id')).to.deep.equal(['P-000001', 'P-000002', 'P-000003', 'P-000004']);
  });
});

describe('<plinth-data-grid> filters', () => {
  it('finds by words, by figures, by one value and in all columns', async () => {
    const element = await gridOf();
    await type(element, 'input[aria-label="Filter by Shop"]', 'SALT');
    expect(column(element, 'shop').every((shop) => shop.startsWith('Salt Kitchen'))).to.equal(true);
    await type(element, 'input[aria-label="Orders, least"]', '100');
    await type(element, 'input[aria-label="Orders, greatest"]', '220');
    expect(element.state?.filters).to.deep.equal([
      { columnId: 'shop', value: 'SALT' },
      { columnId: 'orders', min: 100, max: 220 },
    ]);
    expect(
      column(element, 'orders')
        .map(Number)
        .every((orders) => orders >= 100 && orders <= 220),
    ).to.equal(true);
    element.state = {};
    await settled(element);
    await type(element, 'select[aria-label="Filter by City"]', 'Graz', 'change');
    expect([...new Set(column(element, 'city'))]).to.deep.equal(['Graz']);
    element.state = {};
    element.searchable = true;
    await settled(element);
    await type(element, '.search input', 'p-000007');
    expect(column(element, 'id')).to.deep.equal(['P-000007']);
  });

  it('asks the page when the hand rests, where rows come from elsewhere', async () => {
    const element = await gridOf({ manual: true, total: 100, searchable: true });
    const queries = heard(element, 'plinth-grid-query-change');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const words of ['p', 'po', 'por']) {
      const field = find<HTMLInputElement>(element, '.search input');
      field.value = words;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      vi.advanceTimersByTime(100);
    }
    expect(queries).to.deep.equal([]);
    vi.advanceTimersByTime(300);
    expect(queries).to.deep.equal([{ sort: [], filters: [], search: 'por', page: 1, pageSize: 10 }]);
    await element.updateComplete;
    expect(column(element, 'id').length).to.equal(24);
  });
});

describe('<plinth-data-grid> selection', () => {
  it('takes one row, a range with Shift, the page and all', async () => {
    const element = await gridOf({ selectable: true, paging: 'pages', state: { pageSize: 5 } });
    const selections = heard(element, 'plinth-grid-selection-change');
    await press(element, 'tr[data-index="0"] .check');
    await press(element, 'tr[data-index="2"] .check', { shiftKey: true });
    expect(element.selected).to.deep.equal(['P-000001', 'P-000002', 'P-000003']);
    expect(find<HTMLInputElement>(element, 'thead .check').indeterminate).to.equal(true);
    await press(element, 'thead .check');
    expect(element.selected.length).to.equal(5);
    await press(element, '.bulk button');
    expect([
      element.selected.length,
      find(element, '.bulk [role="status"]').textContent.replaceAll(/[\u2066\u2069]/gu, ''),
    ]).to.deep.equal([24, '24 selected']);
    await press(element, '.bulk button');
    expect([element.selected.length, find(element, '.bulk').offsetHeight, selections.length]).to.deep.equal([0, 0, 5]);
  });

  it('says of each row whether it is selected', async () => {
    const element = await gridOf({ rows: payouts(2), selectable: true, selected: ['P-000002'] });
    expect(all(element, 'tr.row').map((row) => row.getAttribute('aria-selected'))).to.deep.equal(['false', 'true']);
  });
});

describe('<plinth-data-grid> columns', () => {
  it('hides, shows, pins and moves by their menus', async () => {
    const element = await gridOf({ configurable: true });
    await columnCommand(element, 'city', 'hide');
    expect(columnIds(element)).to.deep.equal(['id', 'shop', 'status', 'paid', 'orders', 'amount']);
    await columnCommand(element, 'amount', 'start');
    await columnCommand(element, 'id', 'on');
    expect(columnIds(element)).to.deep.equal(['amount', 'shop', 'id', 'status', 'paid', 'orders']);
    await columnCommand(element, 'amount', 'unpinned');
    expect(columnIds(element)[0]).to.equal('amount');
    await press(element, '.tools button');
    await choose(element, 'city');
    expect(columnIds(element)).to.include('city');
    expect(find(element, '[part="menu"]').matches(':popover-open'), 'the list of columns stays open').to.equal(true);
  });

  it('moves a column that is dragged onto another', async () => {
    const element = await gridOf({ configurable: true });
    const fire = (id: string, name: string) => {
      const head = find(element, `th[data-column="${id}"]`);
      const { left, top } = head.getBoundingClientRect();
      head.dispatchEvent(
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
    expect(find(element, 'th[data-column="shop"]').dataset['drop']).to.equal('before');
    fire('shop', 'drop');
    await settled(element);
    expect(columnIds(element).slice(0, 3)).to.deep.equal(['id', 'amount', 'shop']);
  });

  it('is resized by hand, by key and to what is in it', async () => {
    const element = await gridOf({ configurable: true });
    const states = heard(element, 'plinth-grid-state-change');
    const [head, grip] = [find(element, 'th[data-column="shop"]'), find(element, 'th[data-column="shop"] .grip')];
    grip.setPointerCapture = () => undefined;
    for (const [name, clientX] of [
      ['pointerdown', 100],
      ['pointermove', 120],
      ['pointermove', 160],
      ['pointerup', 160],
    ] as const) {
      grip.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, button: 0, clientX, pointerId: 1 }));
    }
    await settled(element);
    expect([head.offsetWidth, states.length]).to.deep.equal([252, 1]);
    head.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await settled(element);
    expect(head.offsetWidth).to.equal(236);
    grip.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await settled(element);
    expect(head.offsetWidth).to.be.below(236);
    expect(all(element, 'tr.row > :nth-child(2)').every((cell) => cell.scrollWidth <= cell.clientWidth)).to.equal(true);
  });

  it('gives its state back as it was arranged', async () => {
    const element = await gridOf({ configurable: true });
    await columnCommand(element, 'city', 'hide');
    await press(element, 'th[data-column="amount"] .sort');
    const kept: unknown = JSON.parse(JSON.stringify(element.state));
    const other = await gridOf({ configurable: true, state: kept as Grid['state'] });
    expect([columnIds(other), column(other, 'amount')]).to.deep.equal([columnIds(element), column(element, 'amount')]);
  });
});

describe('<plinth-data-grid> by keyboard', () => {
  const focused = (element: Grid) => element.shadowRoot!.activeElement;

  it('goes from cell to cell, to the ends and by pages', async () => {
    const element = await gridOf({ rows: payouts(1_000) });
    find(element, 'th[data-column="id"]').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(focused(element)!.textContent).to.contain('North & Vine 0');
    await userEvent.keyboard('{End}');
    expect(focused(element)!.textContent).to.contain('$0');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await vi.waitFor(() => expect(focused(element)!.closest('tr')!.dataset['index']).to.equal('999'));
    await userEvent.keyboard('{PageUp}');
    await vi.waitFor(() => expect(Number(focused(element)!.closest('tr')!.dataset['index'])).to.be.below(999));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await vi.waitFor(() => expect(focused(element)!.textContent).to.contain('P-000001'));
    expect(all(element, '.cells > [tabindex="0"]').length).to.equal(1);
  });

  it('keeps its place when the row is scrolled away', async () => {
    const element = await gridOf({ rows: payouts(1_000) });
    find(element, 'tr[data-index="1"] > *').focus();
    const scroller = find(element, '[part="scroll"]');
    scroller.scrollTop = 20_000;
    await vi.waitFor(() => expect(focused(element)).to.equal(find(element, 'table')));
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(focused(element)!.textContent).to.contain('P-000003'));
  });

  it('leads into a cell by Enter and back by Escape, and selects by Space', async () => {
    const element = await gridOf({ selectable: true, actions: payoutActions });
    find(element, 'tr[data-index="0"] > :last-child').focus();
    await userEvent.keyboard('{Enter}');
    expect(focused(element)).to.equal(find(element, 'tr[data-index="0"] .tool'));
    await userEvent.keyboard('{Escape} ');
    expect(element.selected).to.deep.equal(['P-000001']);
  });

  it('sorts by Enter on the name of a column, and moves it by Control, Shift and an arrow', async () => {
    const element = await gridOf({ configurable: true });
    find(element, 'th[data-column="shop"]').focus();
    await userEvent.keyboard('{Enter}{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await settled(element);
    expect([element.state?.sort, columnIds(element).slice(0, 3)]).to.deep.equal([
      [{ columnId: 'shop', descending: false }],
      ['id', 'city', 'shop'],
    ]);
  });
});

describe('<plinth-data-grid> rows and file', () => {
  it('offers the menu of a row and tells what was chosen', async () => {
    const element = await gridOf({ actions: payoutActions });
    const actions = heard(element, 'plinth-row-action');
    await press(element, 'tr[data-index="1"] .tool');
    await vi.waitFor(() => expect(element.shadowRoot!.activeElement?.localName).to.equal('plinth-menu-item'));
    await choose(element, 'open');
    expect(actions).to.deep.equal([{ action: 'open', row: element.rows[1], key: 'P-000002' }]);
    expect(element.shadowRoot!.activeElement).to.equal(find(element, 'tr[data-index="1"] .tool'));
  });

  it('writes what is shown into a file, which the page may make its own', async () => {
    const element = await gridOf({
      rows: payouts(3),
      exportable: true,
      state: { hidden: ['shop', 'city', 'status', 'paid', 'orders'], sort: [{ columnId: 'amount', descending: true }] },
    });
    element.addEventListener('plinth-grid-export', (event) => event.preventDefault());
    const files = heard(element, 'plinth-grid-export');
    await press(element, '.tools button');
    expect(files).to.deep.equal([{ csv: 'Payout,Amount\r\nP-000003,15838\r\nP-000002,7919\r\nP-000001,0\r\n' }]);
  });
});
