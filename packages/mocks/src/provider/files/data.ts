import { PREFIX, type KeyValueStore } from '#store.ts';

/** What is known of a stored file besides its bytes. */
export interface StoredFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** The largest file that is taken, in bytes: 20 MB. */
export const MAX_FILE_SIZE = 20 * 1_024 * 1_024;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Media type by the ending of the name. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  xlsx: XLSX,
};

/** Whether a file of this name may have this type. */
export function isTaken(name: string, type: string): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, ending) && TYPES[ending] === type;
}

/** Everything of a customer's is below this. */
export const folderOf = (customerId: string): string => `tickets/${customerId}/`;

/** The storage key of a new file: its name comes last and can't lead elsewhere. */
export const keyOf = (customerId: string, id: string, name: string): string =>
  `${folderOf(customerId)}${id}/${name.replaceAll(/[/\\]/g, '-')}`;

/** The name of a file by its key. */
export const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

const FILE = `${PREFIX}file.`;

/** What is known of a file; `null` when nothing was stored under the key. */
export function findFile(store: KeyValueStore, key: string): StoredFile | null {
  try {
    return JSON.parse(store.read(`${FILE}${key}`) ?? 'null') as StoredFile | null;
  } catch {
    return null;
  }
}

/** Notes that a file was stored. */
export const noteFile = (store: KeyValueStore, key: string, file: StoredFile): void =>
  store.write(`${FILE}${key}`, JSON.stringify(file));
