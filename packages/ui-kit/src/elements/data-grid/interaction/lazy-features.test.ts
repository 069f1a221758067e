import '#define/data-grid.ts';
import { describe, expect, it, vi } from 'vitest';
import { columnTexts, gridFixture, query, queryAll, settle } from '#testing/grid-fixture.ts';
import { recordEvents } from '#testing/record-events.ts';
import { payouts } from '#testing/sample-grid.ts';

vi.mock('../engine/row-processor.ts', () => {
  throw new Error('No network.');
});
vi.mock('./csv-export.ts', () => {
  throw new Error('No network.');
});

describe('<plinth-data-grid> when lazy modules fail to load', () => {
  it('shows the rows in their original order and a button that tries again', async () => {
    const element = await gridFixture({
      rows: payouts(3),
      state: { sort: [{ columnId: 'amount', descending: true }] },
    });
    expect(columnTexts(element, 'id')).toEqual(['P-000001', 'P-000002', 'P-000003']);
    expect(query(element, '.failed [role="alert"]').textContent.trim()).toBe('This didn’t load');
    query(element, '.failed button').click();
    await settle(element);
    expect(queryAll(element, '.failed button').length).toBe(1);
    expect(query(element, 'table').hasAttribute('aria-busy')).toBe(false);
  });

  it('rejects toCsv() and emits no export event', async () => {
    const element = await gridFixture({ rows: payouts(3), exportable: true });
    const failure = await element.toCsv().catch((error: unknown) => String(error));
    expect(failure).toBe('Error: plinth-data-grid: the CSV export failed to load.');
    const files = recordEvents(element, 'plinth-grid-export');
    query(element, '.tools button').click();
    await settle(element);
    expect(files).toEqual([]);
  });

  it('keeps the features that need no lazy module', async () => {
    const element = await gridFixture({ rows: payouts(3), selectable: true });
    const selections = recordEvents(element, 'plinth-grid-selection-change');
    query(element, 'tr[data-index="1"] .check').click();
    await settle(element);
    expect(selections).toEqual([{ selected: ['P-000002'] }]);
    expect(queryAll(element, '.failed')).toEqual([]);
  });
});
