import { describe, expect, it } from 'vitest';
import type { GridState } from '../data-grid.types.ts';
import { moveColumns, moveColumnsBy, pinColumn, setColumnVisible } from './column-state.ts';
import { createColumnViews } from './column-views.ts';
import { normalizeState } from './grid-state.ts';

const columns = ['a', 'b', 'c', 'd'].map((id) => ({ id, header: id }));
const stateWith = (partial: Partial<GridState>): GridState => normalizeState(partial, columns);
const pinned = stateWith({ pinned: { start: ['a'], end: ['d'] } });

describe('moveColumns', () => {
  it('inserts a column before or after another', () => {
    const state = stateWith({});
    const views = createColumnViews(columns, state);
    expect(moveColumns(state, views, ['a'], 'c', true)?.order).toEqual(['b', 'c', 'a', 'd']);
    expect(moveColumns(state, views, ['d'], 'b', false)?.order).toEqual(['a', 'd', 'b', 'c']);
  });

  it('pins a column that moves to a pinned one, and unpins one that moves away', () => {
    const views = createColumnViews(columns, pinned);
    expect(moveColumns(pinned, views, ['b'], 'd', false)?.pinned).toEqual({ start: ['a'], end: ['b', 'd'] });
    expect(moveColumns(pinned, views, ['a'], 'c', true)?.pinned).toEqual({ start: [], end: ['d'] });
  });

  it('keeps a hidden column pinned', () => {
    const state = stateWith({ pinned: { start: ['a', 'b'], end: [] }, hidden: ['a'] });
    const views = createColumnViews(columns, state);
    expect(moveColumns(state, views, ['c'], 'b', true)?.pinned).toEqual({ start: ['b', 'c', 'a'], end: [] });
  });
});

describe('columns of groups', () => {
  const grouped = [
    { id: 'a', header: 'a' },
    { id: 'b', header: 'b', group: 'G' },
    { id: 'c', header: 'c' },
    { id: 'd', header: 'd', group: 'G' },
    { id: 'e', header: 'e', group: 'H' },
  ];
  const viewsOf = (state: GridState) => createColumnViews(grouped, state);
  const idsOf = (state: GridState) => viewsOf(state).map(({ id }) => id);
  const initial = normalizeState({}, grouped);

  it('are next to each other on each side, whatever their order', () => {
    expect(idsOf(initial)).toEqual(['a', 'b', 'd', 'c', 'e']);
    expect(idsOf(normalizeState({ order: ['d', 'a', 'b'] }, grouped))).toEqual(['d', 'b', 'a', 'c', 'e']);
    expect(idsOf(normalizeState({ pinned: { start: ['d'], end: [] } }, grouped))).toEqual(['d', 'a', 'b', 'c', 'e']);
  });

  it.each([
    ['a column within its group', ['b'], 'd', true, ['a', 'd', 'b', 'c', 'e']],
    ['a column out of its group', ['b'], 'c', true, undefined],
    ['a column into another group', ['b'], 'e', false, undefined],
    ['a column around a group, before', ['c'], 'd', false, ['a', 'c', 'b', 'd', 'e']],
    ['a column around a group, after', ['a'], 'b', true, ['b', 'd', 'a', 'c', 'e']],
    ['a group', ['b', 'd'], 'c', true, ['a', 'c', 'b', 'd', 'e']],
    ['a group to itself', ['b', 'd'], 'd', true, undefined],
  ])('move as a drop allows: %s', (_, ids, targetId, isAfter, order) => {
    expect(moveColumns(initial, viewsOf(initial), ids, targetId, isAfter)?.order).toEqual(order);
  });

  it.each([
    ['a column within its group', ['b'], 1, ['a', 'd', 'b', 'c', 'e']],
    ['the last column of a group', ['d'], 1, undefined],
    ['a column around a group', ['a'], 1, ['b', 'd', 'a', 'c', 'e']],
    ['a group', ['b', 'd'], -1, ['b', 'd', 'a', 'c', 'e']],
    ['the only column of a group', ['e'], -1, ['a', 'b', 'd', 'e', 'c']],
    ['the last column', ['e'], 1, undefined],
  ] as const)('move by one place: %s', (_, ids, offset, order) => {
    expect(moveColumnsBy(initial, viewsOf(initial), ids, offset)?.order).toEqual(order);
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
