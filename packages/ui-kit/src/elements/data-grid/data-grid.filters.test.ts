import { expect } from '@open-wc/testing';
import { afterEach, describe, it, vi } from 'vitest';
import { matching } from './data-grid.filters.ts';
import type { GridColumn, GridState } from './data-grid.types.ts';
import { STEP } from './data-grid.work.ts';

type Value = string | number | boolean | Date | null | undefined;
interface Row {
  readonly value: Value;
}

const columnOf = (filter: 'text' | 'choice' | 'range'): GridColumn<Row> => ({
  id: 'value',
  header: 'Value',
  filter,
  accessor: (row) => row.value,
});
const nothing = { filters: [], search: '' };

/** The places that match, and how often the page could answer meanwhile. */
function found(
  values: readonly Value[],
  columns: readonly GridColumn<Row>[],
  asked: Partial<Pick<GridState, 'filters' | 'search'>>,
) {
  const work = matching(
    values.map((value) => ({ value })),
    columns,
    { ...nothing, ...asked },
    'en',
  );
  let pauses = 0;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { places: step.value && [...step.value], pauses };
    pauses += 1;
  }
}

describe('the filters of a grid', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('find a date as it is written, and a figure or a yes as text; nothing is in what is not there', () => {
    const values = [new Date('2026-03-12T12:00:00Z'), 12, true, null, undefined, 'March'];
    const asked = (value: string) =>
      found(values, [columnOf('text')], { filters: [{ columnId: 'value', value }] }).places;
    expect([asked('mar'), asked('12'), asked('TRUE'), asked('null')]).to.deep.equal([[0, 5], [0, 1], [2], []]);
  });

  it('find dates and figures within bounds, and no text', () => {
    const values = [new Date(5), 5, '5', new Date(50), 50];
    expect(
      found(values, [columnOf('range')], { filters: [{ columnId: 'value', min: 3, max: 9 }] }).places,
    ).to.deep.equal([0, 1]);
    expect(found(values, [columnOf('range')], { filters: [{ columnId: 'value', max: 9 }] }).places).to.deep.equal([
      0, 1,
    ]);
  });

  it('take a choice by its whole text', () => {
    expect(
      found(['Paid', 'Paid late', null], [columnOf('choice')], { filters: [{ columnId: 'value', value: 'Paid' }] })
        .places,
    ).to.deep.equal([0]);
    const silent = { id: 'value', header: 'Value', filter: 'choice' } as const;
    expect(found(['Paid'], [silent], { filters: [{ columnId: 'value', value: 'Paid' }] }).places).to.deep.equal([]);
  });

  it('ask nothing of a column that is not there', () => {
    expect(found(['Paid'], [columnOf('text')], { filters: [{ columnId: 'other', value: 'Paid' }] }).places).to.equal(
      undefined,
    );
    expect(found(['Paid'], [columnOf('text')], { search: '  ' }).places).to.equal(undefined);
  });

  it('report a row that its column throws at, which matches nothing, and go on', () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const broken = new Error('No such row');
    const column: GridColumn<Row> = {
      ...columnOf('text'),
      accessor: (row) => {
        if (row.value === 'bad') throw broken;
        return row.value;
      },
    };
    expect(found(['bad', 'good'], [column], { search: 'd' }).places).to.deep.equal([1]);
    expect(reported.mock.calls).to.deep.equal([[broken]]);
  });

  it('let the page answer between the parts of a long list', () => {
    const values = Array.from({ length: 2 * STEP + 1 }, (_, place) => place);
    expect(found(values, [columnOf('range')], { filters: [{ columnId: 'value', min: 2 * STEP }] })).to.deep.equal({
      places: [2 * STEP],
      pauses: 2,
    });
  });
});
