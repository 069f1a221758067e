import { describe, expect, it } from 'vitest';
import { RowWindow, type RowRange } from './row-window.ts';

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
    expect(createWindow({ scrollTop: 500, top: 500 }).range(1_000)).toEqual(expected);
  });

  it('returns the last rows when rows above the scroll position have been removed', () => {
    expect(createWindow({ scrollTop: 9_000, top: 9_000 }).range(20)).toEqual({
      from: 4,
      to: 20,
      heightBefore: 40,
      heightAfter: 0,
    });
  });

  it('adds what rows above a row are higher to its top', () => {
    const rows = createWindow();
    rows.extraHeights.set(3, 25);
    expect([rows.rowTop(3), rows.rowTop(4)]).toEqual([30, 65]);
  });

  it('returns a scroll position only for a row that is not fully in view', () => {
    const rows = createWindow({ scrollTop: 500, top: 500 });
    expect([10, 55, 60].map((index) => rows.scrollTopFor(index))).toEqual([100, undefined, 510]);
  });

  it('moves by the rows of a viewport less one, and by ten until the row height is known', () => {
    expect([createWindow().pageRows, createWindow({ rowHeight: 0 }).pageRows]).toEqual([9, 10]);
  });

  describe('with more rows than an element can be high', () => {
    const ROW_COUNT = 5_000_000;
    const CONTENT_HEIGHT_PX = 8_000_000;
    const total = ({ from, to, heightBefore, heightAfter }: RowRange) => heightBefore + (to - from) * 10 + heightAfter;

    it('keeps the content at a height that browsers can lay out', () => {
      const rows = createWindow();
      for (const scrollTop of [0, 3_000_000, 7_000_000, CONTENT_HEIGHT_PX - 100]) {
        rows.scrollTo(scrollTop, ROW_COUNT);
        expect(total(rows.range(ROW_COUNT))).toBe(CONTENT_HEIGHT_PX);
      }
    });

    it('reaches the first and the last row with the scrollbar', () => {
      const rows = createWindow();
      rows.scrollTo(CONTENT_HEIGHT_PX - 100, ROW_COUNT);
      expect(rows.range(ROW_COUNT).to).toBe(ROW_COUNT);
      rows.scrollTo(0, ROW_COUNT);
      expect(rows.range(ROW_COUNT).from).toBe(0);
    });

    it('moves the rows by as much as a small movement of the scrollbar, and shows them at its position', () => {
      const rows = createWindow();
      rows.scrollTo(4_000_000, ROW_COUNT);
      const { top } = rows;
      rows.scrollTo(4_000_050, ROW_COUNT);
      expect(rows.top).toBe(top + 50);
      const { from, heightBefore } = rows.range(ROW_COUNT);
      expect(heightBefore - rows.scrollTop).toBe(rows.rowTop(from) - rows.top);
    });

    it('shows every row that it moves to', () => {
      const rows = createWindow();
      for (const index of [0, 99_999, 100_001, 2_500_000, 4_899_999, ROW_COUNT - 1]) {
        const top = rows.scrollTopFor(index);
        if (top !== undefined) rows.moveTo(top, ROW_COUNT);
        const { from, to, heightBefore } = rows.range(ROW_COUNT);
        expect([from <= index, index < to]).toEqual([true, true]);
        const y = heightBefore + (index - from) * 10 - rows.scrollTop;
        expect([y >= -1, y <= 91]).toEqual([true, true]);
      }
    });

    it('corrects the scrollbar when small movements have taken it to an end that the rows have not reached', () => {
      const rows = createWindow();
      rows.scrollTo(1_000_100, ROW_COUNT);
      const { top } = rows;
      const position = rows.scrollTo(999_950, ROW_COUNT);
      expect([rows.top, position > 1_000_000]).toEqual([top - 150, true]);
    });
  });
});
