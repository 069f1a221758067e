import { describe, expect, it } from 'vitest';
import type { TableSort } from './column.ts';
import { toggleSort } from './toggle-sort.ts';

const up = (columnId: string): TableSort => ({ columnId, descending: false });
const down = (columnId: string): TableSort => ({ columnId, descending: true });

describe('toggleSort', () => {
  it.each<readonly [title: string, sort: readonly TableSort[], keepsOthers: boolean, expected: readonly TableSort[]]>([
    ['sorts an unsorted column ascending', [], false, [up('a')]],
    ['reverses an ascending column', [up('a')], false, [down('a')]],
    ['unsorts a descending column', [down('a')], false, []],
    ['replaces the other columns', [up('b'), up('a')], false, [down('a')]],
    ['adds a column after the others', [up('b')], true, [up('b'), up('a')]],
    ['reverses a column in its position', [up('a'), up('b')], true, [down('a'), up('b')]],
    ['removes a descending column and keeps the others', [down('a'), up('b')], true, [up('b')]],
  ])('%s', (_, sort, keepsOthers, expected) => {
    expect(toggleSort(sort, 'a', keepsOthers)).toEqual(expected);
  });
});
