/** The demo's data: tables of records, each stored as one text when it changes. */
import { readValue, writeValue, type KeyValueStore } from '#engine/store.ts';
import type { Random } from '#random.ts';

/** A record of a table. */
export interface Row {
  readonly id: number;
}

/** The input from which the first rows of a table are created. */
export interface SeedInput {
  readonly now: Date;
  /** Numbers that are the same at every start. */
  readonly random: Random;
}

/** The definition of a table. */
export interface TableDefinition<Record extends Row> {
  readonly name: string;
  /** `tab`: each tab has its own rows, which survive a reload. `shared`: all tabs have the same rows, which outlive them. */
  readonly area: 'tab' | 'shared';
  /** Creates the rows that the table starts with. */
  readonly seed: (input: SeedInput) => readonly Record[];
  /** Keeps the rows in the scenario whose lists are empty. */
  readonly isKeptWhenEmpty?: true;
}

/** Defines a table. Rows of a tab are independent of those of other tabs unless the area is `shared`. */
export const defineTable = <Record extends Row>(
  definition: Omit<TableDefinition<Record>, 'area'> & { readonly area?: 'shared' },
): TableDefinition<Record> => ({ area: 'tab', ...definition });

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

/** The tables of the demo. */
export interface Database {
  table<Record extends Row>(definition: TableDefinition<Record>): Table<Record>;
}

/** The options of `createDatabase`. */
export interface DatabaseOptions {
  /** Prefix of every key. */
  readonly prefix: string;
  readonly stores: Readonly<Record<'tab' | 'shared', KeyValueStore>>;
  /** Whether lists start without rows. */
  readonly isEmpty: boolean;
  /** Creates the input of a seed. */
  readonly seedInput: (name: string) => SeedInput;
}

/** Creates the tables over their stores. A table is read when it is first needed. */
export function createDatabase({ prefix, stores, isEmpty, seedInput }: DatabaseOptions): Database {
  const loaded = new Map<string, Stored<Row>>();

  function read<Record extends Row>(definition: TableDefinition<Record>): Stored<Record> {
    const { name, area } = definition;
    // Only this tab changes its own rows; those of all tabs may have changed.
    const cached = area === 'tab' ? loaded.get(name) : undefined;
    if (cached) return cached as Stored<Record>;
    const stored = readValue<Stored<Record>>(stores[area], `${prefix}${name}`, isStored) ?? seedOf(definition);
    loaded.set(name, stored);
    return stored;
  }

  function seedOf<Record extends Row>({ name, seed, isKeptWhenEmpty }: TableDefinition<Record>): Stored<Record> {
    const rows = isEmpty && !isKeptWhenEmpty ? [] : seed(seedInput(name));
    return { rows, lastId: Math.max(0, ...rows.map(({ id }) => id)) };
  }

  function write({ name, area }: TableDefinition<Row>, stored: Stored<Row>): void {
    loaded.set(name, stored);
    writeValue(stores[area], `${prefix}${name}`, stored);
  }

  return {
    table<Record extends Row>(definition: TableDefinition<Record>): Table<Record> {
      const rowsOf = () => read(definition).rows;
      const store = (rows: readonly Record[], lastId = read(definition).lastId) => write(definition, { rows, lastId });
      return {
        get rows() {
          return rowsOf();
        },
        get nextId() {
          return read(definition).lastId + 1;
        },
        find: (id) => rowsOf().find((row) => row.id === id),
        add(values, place = 'last') {
          const { rows, lastId } = read(definition);
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
    },
  };
}
