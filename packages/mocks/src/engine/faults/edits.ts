/** The changes that faults make inside a response. Each edits in place and returns whether there was anything to edit. */
import type { FaultParts } from './fault.ts';

const MANY_ROWS_COUNT = 10_000;

/** Breaks every field at the path. */
export function editFields(root: unknown, { name, path }: FaultParts): boolean {
  return editAt(root, path, (parent, key) => {
    const value: unknown = Reflect.get(parent, key);
    switch (name) {
      case 'null':
        return Reflect.set(parent, key, null);
      case 'missing':
        // A missing row would only be a shorter list.
        return !Array.isArray(parent) && Reflect.deleteProperty(parent, key);
      case 'wrong-type':
        return Reflect.set(parent, key, typeof value === 'number' ? 'seven' : 7);
      case 'unknown-enum':
        return typeof value === 'string' && Reflect.set(parent, key, 'UNKNOWN_MEMBER');
      default:
        return false;
    }
  });
}

/**
 * Doubles the rows of every list at the path, or extends the first of them that has rows: one long list is enough load.
 * Without a path it edits the first list of the response.
 */
export function editRows(root: unknown, { name, path }: FaultParts): boolean {
  let isExtended = false;
  const editList = (rows: unknown[]): boolean => {
    if (rows.length === 0 || isExtended) return false;
    isExtended = name === 'many-rows';
    rows.splice(0, rows.length, ...(name === 'many-rows' ? extend(rows) : rows.flatMap((row) => [row, row])));
    return true;
  };
  if (path.length === 0) {
    const first = firstList(root);
    return first !== null && editList(first);
  }
  return editAt(root, path, (parent, key) => {
    const value: unknown = Reflect.get(parent, key);
    return Array.isArray(value) && editList(value);
  });
}

function editAt(node: unknown, path: readonly string[], edit: (parent: object, key: string) => boolean): boolean {
  const [key, ...remainingPath] = path;
  if (typeof node !== 'object' || node === null || key === undefined) return false;
  const keys = key === '*' ? Object.keys(node) : Object.hasOwn(node, key) ? [key] : [];
  const results = keys.map((ownKey) =>
    remainingPath.length === 0 ? edit(node, ownKey) : editAt(Reflect.get(node, ownKey), remainingPath, edit),
  );
  return results.includes(true);
}

/** The root or, level by level, the first list below it. */
function firstList(root: unknown): unknown[] | null {
  let level: readonly unknown[] = [root];
  while (level.length > 0) {
    const list = level.find((node) => Array.isArray(node));
    if (list) return list;
    level = level.flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []));
  }
  return null;
}

function extend(rows: readonly unknown[]): unknown[] {
  return Array.from({ length: MANY_ROWS_COUNT }, (_item, index) => {
    const row = rows[index % rows.length];
    return index < rows.length ? row : copyOf(row, Math.floor(index / rows.length));
  });
}

/** A copy of a row with a different id. Its lists are empty: ten thousand rows are load enough without their contents. */
function copyOf(row: unknown, round: number): unknown {
  if (typeof row === 'string') return `${row}-${round}`;
  if (typeof row !== 'object' || row === null) return row;
  const fields = Object.entries(row).map(([key, value]: [string, unknown]) => {
    if (key === 'id') return [key, typeof value === 'string' ? `${value}-${round}` : value];
    return [key, Array.isArray(value) ? [] : value];
  });
  return Object.fromEntries(fields) as unknown;
}
