/** The mock's data in a file. */
import { DatabaseSync } from 'node:sqlite';
import type { ObjectStore } from '#engine/objects.ts';
import type { KeyValueStore } from '#engine/store.ts';

/** The stores of the server. */
export interface Storage {
  readonly store: KeyValueStore;
  readonly objects: ObjectStore;
  readonly close: () => void;
}

/**
 * Opens the data of a file, or creates it.
 * @throws when it can't be opened, or is no database.
 */
export function openSqlite(file: string): Storage {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS texts (key TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS objects (key TEXT PRIMARY KEY, type TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
  `);
  const readText = database.prepare('SELECT text FROM texts WHERE key = ?');
  const writeText = database.prepare('INSERT OR REPLACE INTO texts (key, text) VALUES (?, ?)');
  const removeText = database.prepare('DELETE FROM texts WHERE key = ?');
  const listKeys = database.prepare('SELECT key FROM texts');
  const readObject = database.prepare('SELECT type, bytes FROM objects WHERE key = ?');
  const writeObject = database.prepare('INSERT OR REPLACE INTO objects (key, type, bytes) VALUES (?, ?, ?)');

  return {
    store: {
      read: (key) => (readText.get(key) as { text: string } | undefined)?.text ?? null,
      write: (key, text) => void writeText.run(key, text),
      remove: (key) => void removeText.run(key),
      keys: () => (listKeys.all() as { key: string }[]).map(({ key }) => key),
    },
    objects: {
      read: async (key) => {
        const row = readObject.get(key) as { type: string; bytes: Uint8Array<ArrayBuffer> } | undefined;
        return row ? new Blob([row.bytes], { type: row.type }) : null;
      },
      write: async (key, file) => {
        writeObject.run(key, file.type, new Uint8Array(await file.arrayBuffer()));
      },
    },
    close: () => database.close(),
  };
}
