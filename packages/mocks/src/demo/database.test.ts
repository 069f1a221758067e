import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '#engine/store.ts';
import { createRandom } from '#random.ts';
import { createDatabase, defineAccountTable, defineTable, type DatabaseOptions } from './database.ts';

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
const kept = defineTable<Note>({ name: 'kept', isKeptWhenEmpty: true, isKept: true, seed });
const own = defineAccountTable<Note>({
  name: 'own',
  seed: ({ owner, now }) => [{ id: 1, text: `${owner.fullName} on ${now.toISOString()}` }],
});

const HOUR_MS = 3_600_000;

function createWorld() {
  const store = createMemoryStore();
  let time = Date.UTC(2026, 10, 3);
  const open = (options: Partial<DatabaseOptions> = {}) =>
    createDatabase(
      {
        prefix: 'plinth-mock.',
        store,
        clock: () => new Date(time),
        isEmpty: false,
        randomOf: () => createRandom(1),
        ownerOf: (_database, id) => ({ id, fullName: `Owner ${id}`, email: `owner${id}@plinth.test` }),
        ...options,
      },
      1,
    );
  return { open, store, pass: (hours: number) => void (time += hours * HOUR_MS) };
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

  test('stores no rows until one changes', () => {
    const { open, store } = createWorld();
    const table = open().table(notes);
    expect(table.rows).toHaveLength(2);
    table.remove(5);
    expect(store.keys()).toEqual(['plinth-mock.data.start']);
    table.reorder(table.rows.toReversed());
    expect(store.keys()).toContain('plinth-mock.data.notes');
  });

  test('starts afresh when the stored text is broken', () => {
    const { open, store } = createWorld();
    store.write('plinth-mock.data.notes', '{"rows":');
    expect(textsOf(open().table(notes).rows)).toEqual(['four', 'seven']);
  });

  test('shows what another tab has changed', () => {
    const { open } = createWorld();
    const [one, other] = [open().table(notes), open().table(notes)];
    expect(one.rows).toHaveLength(2);
    other.add({ text: 'eight' });
    expect(textsOf(one.rows)).toEqual(['four', 'seven', 'eight']);
  });

  test('starts empty in the scenario without rows, unless its rows are kept', () => {
    const database = createWorld().open({ isEmpty: true });
    expect([database.table(notes).rows, database.table(kept).rows.length]).toEqual([[], 2]);
    expect(database.table(notes).add({ text: 'one' }).id).toBe(1);
  });
});

describe('the rows of an account', () => {
  test('begin with its name and are seen by it alone', () => {
    const database = createWorld().open();
    database.table(own).add({ text: 'mine' });
    expect(textsOf(database.table(own).rows)).toEqual(['Owner 1 on 2026-11-03T00:00:00.000Z', 'mine']);
    expect(textsOf(database.of(2).table(own).rows)).toEqual(['Owner 2 on 2026-11-03T00:00:00.000Z']);
    expect(textsOf(database.of(2).of(1).table(own).rows)).toHaveLength(2);
  });

  test('have the time at which the data began, also when they are first read later', () => {
    const { open, pass } = createWorld();
    expect(open().table(notes).rows).toHaveLength(2);
    pass(5);
    expect(textsOf(open().table(own).rows)).toEqual(['Owner 1 on 2026-11-03T00:00:00.000Z']);
  });
});

describe('the data', () => {
  test('begins anew when it is opened more than a day later, but for the tables that are kept', () => {
    const { open, pass } = createWorld();
    for (const table of [notes, own, kept]) open().table(table).add({ text: 'new' });
    pass(24);
    expect(textsOf(open().table(notes).rows)).toContain('new');
    pass(1);
    const database = open();
    expect(textsOf(database.table(notes).rows)).toEqual(['four', 'seven']);
    expect(textsOf(database.table(own).rows)).toEqual(['Owner 1 on 2026-11-04T01:00:00.000Z']);
    expect(textsOf(database.table(kept).rows)).toContain('new');
  });
});
