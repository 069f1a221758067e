import { PREFIX, readValue, writeValue, type KeyValueStore } from '#engine/store.ts';

/** The metadata of a stored file. */
export interface StoredFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** The largest accepted file, in bytes: 20 MB. */
export const MAX_FILE_SIZE = 20 * 1_024 * 1_024;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Media type by file extension. */
const TYPE_BY_EXTENSION: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  xlsx: XLSX,
};

/** Whether files of this type are accepted, and the name has its extension. */
export function isAcceptedType(name: string, type: string): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPE_BY_EXTENSION, extension) && TYPE_BY_EXTENSION[extension] === type;
}

/** Folder of a customer's files. */
export const folderOf = (customerId: string): string => `tickets/${customerId}/`;

/** The storage key of a new file: its name comes last, without slashes. */
export const keyOf = (customerId: string, id: string, name: string): string =>
  `${folderOf(customerId)}${id}/${name.replaceAll(/[/\\]/g, '-')}`;

/** The name of a file from its key. */
export const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

const FILE_KEY_PREFIX = `${PREFIX}file.`;

/** The metadata of a file; `null` when nothing is stored under the key. */
export const findFile = (store: KeyValueStore, key: string): StoredFile | null =>
  readValue<StoredFile>(store, `${FILE_KEY_PREFIX}${key}`, ({ name }) => name !== undefined);

/** Records that a file was stored. */
export const recordFile = (store: KeyValueStore, key: string, file: StoredFile): void =>
  writeValue(store, `${FILE_KEY_PREFIX}${key}`, file);
