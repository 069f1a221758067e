/** The demo's data: tables of records, each stored as one text when it changes. */
import { readValue, writeValue, type KeyValueStore } from '#engine/store.ts';
import type { Random } from '#random.ts';
import { DAY_MS } from '#time.ts';

/** A record of a table. */
export interface Row {
  readonly id: number;
}

/** The account that owns the rows of a table. */
export interface Owner {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
}

/** The input from which the first rows of a table are created. */
export interface SeedInput {
  /** When the data began: it is the same after a reload and in every tab. */
  readonly now: Date;
  /** Numbers that are the same at every start. */
  readonly random: Random;
}

/** The input from which the first rows of an account are created. */
export interface AccountSeedInput extends SeedInput {
  readonly owner: Owner;
}

interface Definition<Record extends Row, Input> {
  readonly name: string;
  /** Creates the rows that the table starts with. */
  readonly seed: (input: Input) => readonly Record[];
  /** Keeps the rows in the scenario whose lists are empty. */
  readonly isKeptWhenEmpty?: true;
}

/** The definition of a table. Every tab has the same rows. */
export interface TableDefinition<Record extends Row> extends Definition<Record, AccountSeedInput> {
  /** `all`: the accounts share the rows. `each`: each account has its own. */
  readonly accounts: 'all' | 'each';
  /** Keeps the rows when the other data begins anew. */
  readonly isKept?: true;
}

/** Defines a table that all accounts share. */
export const defineTable = <Record extends Row>(
  definition: Definition<Record, SeedInput> & Pick<TableDefinition<Record>, 'isKept'>,
): TableDefinition<Record> => ({ accounts: 'all', ...definition });

/** Defines a table of which each account has its own rows. */
export const defineAccountTable = <Record extends Row>(
  definition: Definition<Record, AccountSeedInput>,
): TableDefinition<Record> => ({ accounts: 'each', ...definition });

interface Stored<Record> {
  readonly rows: readonly Record[];
  /** The highest id there has been: an id is never used again. */
  readonly lastId: number;
}

const isStored = ({ rows, lastId }: Partial<Stored<Row>>): boolean => Array.isArray(rows) && typeof lastId === 'number';

/** New values of a record's fields; `undefined` leaves a field as it is. */
export type Changes<Record> = { readonly [Key in Exclude<keyof Record, 'id'>]?: Record[Key] | undefined };

/** Returns a copy of a record with the given fields changed. */
export const withChanges = <Record extends object>(record: Record, changes: Changes<Record>): Record => ({
  ...record,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
});

/** The rows of a table. They are never changed in place: each change stores new ones. */
export interface Table<Record extends Row> {
  readonly rows: readonly Record[];
  /** The id that the next row gets. */
  readonly nextId: number;
  find(id: number): Record | undefined;
  /** Adds a row with the next id, as the last one or as the first, and returns it. */
  add(values: Omit<Record, 'id'>, place?: 'first' | 'last'): Record;
  /** Changes fields of a row and returns it; undefined when there is no such row. */
  update(id: number, changes: Changes<Record>): Record | undefined;
  /** Removes a row; nothing happens when there is no such row. */
  remove(id: number): void;
  /** Stores the same rows in another order. */
  reorder(rows: readonly Record[]): void;
}

/** The tables of the demo, as an account has them. */
export interface Database {
  table<Record extends Row>(definition: TableDefinition<Record>): Table<Record>;
  /** The tables as another account has them. */
  of(accountId: number): Database;
}

/** The options of `createDatabase`. */
export interface DatabaseOptions {
  /** Prefix of every key. */
  readonly prefix: string;
  readonly store: KeyValueStore;
  readonly clock: () => Date;
  /** Whether lists start without rows. */
  readonly isEmpty: boolean;
  /** Creates the random numbers of a table. */
  readonly randomOf: (name: string) => Random;
  /** Returns the owner of an account's rows. */
  readonly ownerOf: (database: Database, accountId: number) => Owner;
}

interface Loaded {
  /** The stored text or, while none is stored, the input of the seed. */
  readonly source: string;
  readonly stored: Stored<Row>;
}

/**
 * Creates the tables over their store. A table is read when it is needed. Data that began more than a day ago begins
 * anew, except for the tables that are kept: the dates of the sample data are relative to its beginning.
 * @param accountId The account whose rows are returned.
 */
export function createDatabase(options: DatabaseOptions, accountId: number): Database {
  const { prefix, store, clock, isEmpty, randomOf, ownerOf } = options;
  const dataPrefix = `${prefix}data.`;
  const startKey = `${dataPrefix}start`;
  const loaded = new Map<string, Loaded>();

  const storedStart = (): number | null => Number(store.read(startKey)) || null;
  const start = storedStart();
  if (start !== null && clock().getTime() - start > DAY_MS)
    for (const key of store.keys()) if (key.startsWith(dataPrefix)) store.remove(key);

  function startTime(): number {
    const current = storedStart();
    if (current !== null) return current;
    const now = clock().getTime();
    store.write(startKey, String(now));
    return now;
  }

  function databaseOf(id: number): Database {
    const keyOf = ({ name, accounts, isKept }: TableDefinition<Row>): string => {
      if (isKept) return `${prefix}${name}`;
      return accounts === 'each' ? `${dataPrefix}${id}.${name}` : `${dataPrefix}${name}`;
    };

    function read<Record extends Row>(definition: TableDefinition<Record>): Stored<Record> {
      const key = keyOf(definition);
      const text = store.read(key);
      const source = text ?? seedSourceOf(definition);
      const current = loaded.get(key);
      if (current?.source === source) return current.stored as Stored<Record>;
      const stored = readValue<Stored<Record>>(store, key, isStored) ?? seedOf(definition);
      loaded.set(key, { source, stored });
      return stored;
    }

    /** Identifies the input of a seed. */
    const seedSourceOf = ({ accounts }: TableDefinition<Row>): string =>
      JSON.stringify([startTime(), accounts === 'each' && ownerOf(database, id)]);

    function seedOf<Record extends Row>({ name, seed, isKeptWhenEmpty }: TableDefinition<Record>): Stored<Record> {
      if (isEmpty && !isKeptWhenEmpty) return { rows: [], lastId: 0 };
      const rows = seed({
        now: new Date(startTime()),
        random: randomOf(name),
        // On demand: the table of the accounts itself has no owner.
        get owner() {
          return ownerOf(database, id);
        },
      });
      return { rows, lastId: Math.max(0, ...rows.map((row) => row.id)) };
    }

    const database: Database = {
      table<Record extends Row>(definition: TableDefinition<Record>): Table<Record> {
        return createTable({
          read: () => read(definition),
          write: (stored) => writeValue(store, keyOf(definition), stored),
        });
      },
      of: databaseOf,
    };
    return database;
  }

  return databaseOf(accountId);
}

interface StoredTable<Record> {
  readonly read: () => Stored<Record>;
  readonly write: (stored: Stored<Record>) => void;
}

function createTable<Record extends Row>({ read, write }: StoredTable<Record>): Table<Record> {
  const rowsOf = () => read().rows;
  const store = (rows: readonly Record[], lastId = read().lastId) => write({ rows, lastId });
  return {
    get rows() {
      return rowsOf();
    },
    get nextId() {
      return read().lastId + 1;
    },
    find: (id) => rowsOf().find((row) => row.id === id),
    add(values, place = 'last') {
      const { rows, lastId } = read();
      const row = { ...values, id: lastId + 1 } as Record;
      store(place === 'last' ? [...rows, row] : [row, ...rows], row.id);
      return row;
    },
    update(id, changes) {
      const current = rowsOf().find((row) => row.id === id);
      if (!current) return undefined;
      const changed = withChanges(current, changes);
      store(rowsOf().map((row) => (row.id === id ? changed : row)));
      return changed;
    },
    remove: (id) => {
      if (rowsOf().some((row) => row.id === id)) store(rowsOf().filter((row) => row.id !== id));
    },
    reorder: (rows) => store(rows),
  };
}
