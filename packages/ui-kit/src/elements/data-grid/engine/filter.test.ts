import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CellValue } from '#table/engine/column.ts';
import { YIELD_INTERVAL_ROWS } from '#table/engine/time-slicing.ts';
import type { GridColumn, GridFilter, GridFilterKind, GridState } from '../data-grid.types.ts';
import { filterRows } from './filter.ts';

interface Row {
  readonly value: CellValue;
}

const columnWith = (filter: GridFilterKind): GridColumn<Row> => ({
  id: 'value',
  header: 'Value',
  filter,
  accessor: (row) => row.value,
});

/** Runs the filters; returns the indexes of the matching rows and the number of interruptions. */
function runFilters(
  values: readonly CellValue[],
  columns: readonly GridColumn<Row>[],
  query: Partial<Pick<GridState, 'filters' | 'search'>>,
): { readonly indexes: readonly number[] | undefined; readonly interruptions: number } {
  const rows = values.map((value) => ({ value }));
  const work = filterRows(rows, columns, { filters: [], search: '', ...query }, 'en');
  let interruptions = 0;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { indexes: step.value && [...step.value], interruptions };
    interruptions += 1;
  }
}

function filterBy(values: readonly CellValue[], column: GridColumn<Row>, filter: Omit<GridFilter, 'columnId'>) {
  return runFilters(values, [column], { filters: [{ columnId: 'value', ...filter }] }).indexes;
}

describe('filterRows', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('matches dates, numbers and booleans by their text, and empty values by none', () => {
    const values = [new Date('2026-03-12T12:00:00Z'), 12, true, null, undefined, 'March'];
    const indexesOf = (value: string) => filterBy(values, columnWith('text'), { value });
    expect(['mar', '12', 'TRUE', 'null'].map(indexesOf)).toEqual([[0, 5], [0, 1], [2], []]);
  });

  it('ignores accents and letters that Unicode does not decompose, in filters and in the search', () => {
    const values = ['Zürich', 'Łódź', 'Ørsted', 'Straße', 'Iğdır', 'Zurich (a)'];
    const column = columnWith('text');
    const found = ['zurich', 'ZÜRICH', 'lodz', 'orsted', 'strasse', 'igdir', 'zürich (ä)'].map((text) => [
      filterBy(values, column, { value: text }),
      runFilters(values, [column], { search: text }).indexes,
    ]);
    expect(found).toEqual([[0, 5], [0, 5], [1], [2], [3], [4], [5]].map((indexes) => [indexes, indexes]));
  });

  it('matches dates and numbers within a range, and no text', () => {
    const values = [new Date(5), 5, '5', new Date(50), 50];
    expect(filterBy(values, columnWith('range'), { min: 3, max: 9 })).toEqual([0, 1]);
    expect(filterBy(values, columnWith('range'), { max: 9 })).toEqual([0, 1]);
  });

  it('matches a choice by its whole text', () => {
    expect(filterBy(['Paid', 'Paid late', null], columnWith('choice'), { value: 'Paid' })).toEqual([0]);
    const withoutAccessor = { id: 'value', header: 'Value', filter: 'choice' } as const;
    expect(filterBy(['Paid'], withoutAccessor, { value: 'Paid' })).toEqual([]);
  });

  it('ignores filters of unknown columns and a blank search', () => {
    const filters = [{ columnId: 'other', value: 'Paid' }];
    expect(runFilters(['Paid'], [columnWith('text')], { filters }).indexes).toBe(undefined);
    expect(runFilters(['Paid'], [columnWith('text')], { search: '  ' }).indexes).toBe(undefined);
  });

  it('reports an error of an accessor, leaves the row out and continues', () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const error = new Error('No such row');
    const column: GridColumn<Row> = {
      ...columnWith('text'),
      accessor: (row) => {
        if (row.value === 'bad') throw error;
        return row.value;
      },
    };
    expect(runFilters(['bad', 'good'], [column], { search: 'd' }).indexes).toEqual([1]);
    expect(reported.mock.calls).toEqual([[error]]);
  });

  it('can be interrupted while it filters a long list', () => {
    const values = Array.from({ length: 2 * YIELD_INTERVAL_ROWS + 1 }, (_, index) => index);
    const filters = [{ columnId: 'value', min: 2 * YIELD_INTERVAL_ROWS }];
    expect(runFilters(values, [columnWith('range')], { filters })).toEqual({
      indexes: [2 * YIELD_INTERVAL_ROWS],
      interruptions: 2,
    });
  });
});
