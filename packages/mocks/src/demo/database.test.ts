import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '#engine/store.ts';
import { createRandom } from '#random.ts';
import { createDatabase, defineTable, type DatabaseOptions } from './database.ts';

interface Note {
  readonly id: number;
  readonly text: string;
  readonly isDone?: boolean;
}

const seed = () => [
  { id: 4, text: 'four' },
  { id: 7, text: 'seven' },
];
const notes = defineTable<Note>({ name: 'notes', seed });
const shared = defineTable<Note>({ name: 'shared', area: 'shared', seed });
const kept = defineTable<Note>({ name: 'kept', isKeptWhenEmpty: true, seed });

function createWorld() {
  const tab = createMemoryStore();
  const allTabs = createMemoryStore();
  const open = (options: Partial<DatabaseOptions> = {}) =>
    createDatabase({
      prefix: 'demo.',
      stores: { tab, shared: allTabs },
      isEmpty: false,
      seedInput: () => ({ now: new Date(0), random: createRandom(1) }),
      ...options,
    });
  return { open, tab, allTabs };
}

const textsOf = (rows: readonly Note[]) => rows.map(({ text }) => text);

describe('a table', () => {
  test('adds rows with ids that are never used again, also after a reload', () => {
    const { open } = createWorld();
    const table = open().table(notes);
    expect(table.nextId).toBe(8);
    expect(table.add({ text: 'eight' }).id).toBe(8);
    table.remove(8);
    expect(open().table(notes).add({ text: 'nine' }, 'first')).toEqual({ id: 9, text: 'nine' });
    expect(textsOf(open().table(notes).rows)).toEqual(['nine', 'four', 'seven']);
  });

  test('changes the given fields of a row, and keeps those without a value', () => {
    const table = createWorld().open().table(notes);
    expect(table.update(4, { isDone: true, text: undefined })).toEqual({ id: 4, text: 'four', isDone: true });
    expect(table.find(4)).toEqual({ id: 4, text: 'four', isDone: true });
    expect(table.update(5, { text: 'five' })).toBeUndefined();
  });

  test('stores nothing until a row changes', () => {
    const { open, tab } = createWorld();
    const table = open().table(notes);
    expect(table.rows).toHaveLength(2);
    table.remove(5);
    expect(tab.keys()).toEqual([]);
    table.reorder(table.rows.toReversed());
    expect(tab.keys()).toEqual(['demo.notes']);
  });

  test('starts afresh when the stored text is broken', () => {
    const { open, tab } = createWorld();
    tab.write('demo.notes', '{"rows":');
    expect(textsOf(open().table(notes).rows)).toEqual(['four', 'seven']);
  });

  test('of all tabs shows what another tab has changed', () => {
    const { open } = createWorld();
    const [one, other] = [open().table(shared), open().table(shared)];
    expect(one.rows).toHaveLength(2);
    other.add({ text: 'eight' });
    expect(textsOf(one.rows)).toEqual(['four', 'seven', 'eight']);
  });

  test('of a tab is not in the store of all tabs', () => {
    const { open, allTabs } = createWorld();
    open().table(notes).add({ text: 'eight' });
    expect(allTabs.keys()).toEqual([]);
  });

  test('starts empty in the scenario without rows, unless its rows are kept', () => {
    const database = createWorld().open({ isEmpty: true });
    expect([database.table(notes).rows, database.table(kept).rows.length]).toEqual([[], 2]);
    expect(database.table(notes).add({ text: 'one' }).id).toBe(1);
  });
});
