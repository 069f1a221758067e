import { describe, expect, it } from 'vitest';
import type { GridState } from '../data-grid.types.ts';
import { moveColumn, pinColumn, setColumnVisible } from './column-state.ts';
import { createColumnViews } from './column-views.ts';
import { normalizeState } from './grid-state.ts';

const columns = ['a', 'b', 'c', 'd'].map((id) => ({ id, header: id }));
const stateWith = (partial: Partial<GridState>): GridState => normalizeState(partial, columns);
const pinned = stateWith({ pinned: { start: ['a'], end: ['d'] } });

describe('moveColumn', () => {
  it('inserts a column before or after another', () => {
    const state = stateWith({});
    const views = createColumnViews(columns, state);
    expect(moveColumn(state, views, 'a', 'c', true).order).toEqual(['b', 'c', 'a', 'd']);
    expect(moveColumn(state, views, 'd', 'b', false).order).toEqual(['a', 'd', 'b', 'c']);
  });

  it('pins a column that moves to a pinned one, and unpins one that moves away', () => {
    const views = createColumnViews(columns, pinned);
    expect(moveColumn(pinned, views, 'b', 'd', false).pinned).toEqual({ start: ['a'], end: ['b', 'd'] });
    expect(moveColumn(pinned, views, 'a', 'c', true).pinned).toEqual({ start: [], end: ['d'] });
  });
});

describe('pinColumn', () => {
  it('moves a column to a side, to the other side, or to none', () => {
    expect(pinColumn(pinned, 'b', 'start')).toEqual({ pinned: { start: ['a', 'b'], end: ['d'] } });
    expect(pinColumn(pinned, 'a', 'end')).toEqual({ pinned: { start: [], end: ['d', 'a'] } });
    expect(pinColumn(pinned, 'd', false)).toEqual({ pinned: { start: ['a'], end: [] } });
  });
});

describe('setColumnVisible', () => {
  it('adds a column to the hidden ones once, and removes it', () => {
    const state = stateWith({ hidden: ['a'] });
    expect(setColumnVisible(state, 'b', false)).toEqual({ hidden: ['a', 'b'] });
    expect(setColumnVisible(state, 'a', false)).toEqual({ hidden: ['a'] });
    expect(setColumnVisible(state, 'a', true)).toEqual({ hidden: [] });
  });
});
