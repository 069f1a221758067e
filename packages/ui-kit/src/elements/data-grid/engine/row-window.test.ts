import { describe, expect, it } from 'vitest';
import { RowWindow } from './row-window.ts';

function createWindow(values: Partial<RowWindow> = {}): RowWindow {
  return Object.assign(new RowWindow(), { rowHeight: 10, viewportHeight: 100, ...values });
}

describe('RowWindow', () => {
  it('renders one row until the row height is known', () => {
    const expected = { from: 0, to: 1, heightBefore: 0, heightAfter: 0 };
    expect(createWindow({ rowHeight: 0 }).range(1_000)).toEqual(expected);
  });

  it('returns the rows in the viewport and six more at each edge', () => {
    const expected = { from: 44, to: 67, heightBefore: 440, heightAfter: 9_330 };
    expect(createWindow({ scrollTop: 500 }).range(1_000)).toEqual(expected);
  });

  it('returns the last rows when rows above the scroll position have been removed', () => {
    expect(createWindow({ scrollTop: 9_000 }).range(20)).toEqual({
      from: 4,
      to: 20,
      heightBefore: 40,
      heightAfter: 0,
    });
  });

  it('adds the heights of details above a row to its top', () => {
    const rows = createWindow();
    rows.detailHeights.set(3, 25);
    expect([rows.rowTop(3), rows.rowTop(4)]).toEqual([30, 65]);
  });

  it('returns a scroll position only for a row that is not fully in view', () => {
    const rows = createWindow({ scrollTop: 500 });
    expect([10, 55, 60].map((index) => rows.scrollTopFor(index))).toEqual([100, undefined, 510]);
  });

  it('moves by the rows of a viewport less one, and by ten until the row height is known', () => {
    expect([createWindow().pageRows, createWindow({ rowHeight: 0 }).pageRows]).toEqual([9, 10]);
  });
});
