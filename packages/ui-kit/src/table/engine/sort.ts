import type { CellValue, TableColumn } from './column.ts';
import { YIELD_INTERVAL_ROWS, type SlicedWork } from './time-slicing.ts';

/** Compares the rows at two indexes, like a comparator of `Array.prototype.sort`. */
type Comparator = (a: number, b: number) => number;

/** The rank of a row that has no value to sort by. */
const NO_RANK = 0xff_ff_ff_ff;

/** The rank of each row within a column, by row index: from 0, equal rows share a rank. */
export interface Ranks {
  readonly byRow: Uint32Array;
  /** The number of different ranks. */
  readonly count: number;
}

/** A column to sort by. */
export interface SortKey {
  readonly ranks: Ranks;
  readonly descending: boolean;
}

/** Creates the collator of a language; it sorts numbers by value, so `C-9` comes before `C-10`. */
export function createCollator(language: string): Intl.Collator {
  const options: Intl.CollatorOptions = { numeric: true, sensitivity: 'base' };
  try {
    return new Intl.Collator(language, options);
  } catch {
    return new Intl.Collator('en', options);
  }
}

function toComparable(value: CellValue): string | number | undefined {
  if (value instanceof Date) return toComparable(value.getTime());
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  return value === null || value === '' ? undefined : value;
}

/** Returns the value that a column sorts a row by; `undefined` if it is empty or the host page's function throws. */
function sortValueOf<Row>(column: TableColumn<Row>, row: Row): string | number | undefined {
  try {
    return toComparable(column.sortValue ? column.sortValue(row) : column.accessor?.(row));
  } catch {
    return undefined;
  }
}

/** Returns the sorted indexes: a stable merge sort whose cost is close to linear for sorted input. */
function* mergeSort(indexes: Uint32Array, compare: Comparator): SlicedWork<Uint32Array> {
  const { length } = indexes;
  let source = indexes;
  let target: Uint32Array = new Uint32Array(length);
  let steps = 0;
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, length), Math.min(start + 2 * width, length)];
      const isSorted = middle >= end || compare(source[middle - 1] as number, source[middle] as number) <= 0;
      for (let position = start, left = start, right = middle; position < end; position += 1) {
        const takesLeft =
          right >= end ||
          (left < middle && (isSorted || compare(source[left] as number, source[right] as number) <= 0));
        target[position] = source[takesLeft ? left++ : right++] as number;
        if (++steps % YIELD_INTERVAL_ROWS === 0) yield;
      }
    }
    [source, target] = [target, source];
  }
  return source;
}

/** Returns a text whose code unit order is close to the collator's: without case and marks, numbers padded. */
function toApproximateKey(value: string | number): string {
  return String(value)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/\d+/gu, (digits) => digits.padStart(16, '0'));
}

/** Assigns ranks to sorted indexes and reports whether they are sorted by the comparator. */
function* assignRanks(
  sorted: Uint32Array,
  rowCount: number,
  compare: Comparator,
): SlicedWork<Ranks & { readonly isSorted: boolean }> {
  const byRow = new Uint32Array(rowCount).fill(NO_RANK);
  let [rank, isSorted] = [0, true];
  for (let position = 0; position < sorted.length; position += 1) {
    const index = sorted[position] as number;
    const order = position === 0 ? 0 : compare(sorted[position - 1] as number, index);
    if (order > 0) isSorted = false;
    if (order !== 0) rank += 1;
    byRow[index] = rank;
    if (position % YIELD_INTERVAL_ROWS === YIELD_INTERVAL_ROWS - 1) yield;
  }
  return { byRow, count: rank + 1, isSorted };
}

/**
 * Ranks all rows by a column. Collation is slow, so texts are first sorted by an approximate key. The collator then
 * compares neighbors only; it sorts again where the approximate order is wrong.
 */
export function* rankRows<Row>(column: TableColumn<Row>, rows: readonly Row[], language: string): SlicedWork<Ranks> {
  const rowCount = rows.length;
  const values: (string | number | undefined)[] = [];
  const withValue = new Uint32Array(rowCount);
  let [length, isNumeric] = [0, true];
  for (let index = 0; index < rowCount; index += 1) {
    const value = sortValueOf(column, rows[index] as Row);
    values.push(value);
    if (value !== undefined) withValue[length++] = index;
    if (typeof value === 'string') isNumeric = false;
    if (index % YIELD_INTERVAL_ROWS === YIELD_INTERVAL_ROWS - 1) yield;
  }
  const indexes = withValue.subarray(0, length);
  const compareNumbers: Comparator = (a, b) => (values[a] as number) - (values[b] as number);
  if (isNumeric) return yield* assignRanks(yield* mergeSort(indexes, compareNumbers), rowCount, compareNumbers);

  const keys: string[] = [];
  for (let index = 0; index < rowCount; index += 1) {
    keys.push(toApproximateKey(values[index] ?? ''));
    if (index % YIELD_INTERVAL_ROWS === YIELD_INTERVAL_ROWS - 1) yield;
  }
  const { compare } = createCollator(language);
  const compareTexts: Comparator = (a, b) => compare(String(values[a]), String(values[b]));
  const approximate = yield* mergeSort(indexes, (a, b) => {
    const [first, second] = [keys[a] as string, keys[b] as string];
    return first < second ? -1 : first > second ? 1 : 0;
  });
  const ranks = yield* assignRanks(approximate, rowCount, compareTexts);
  return ranks.isSorted
    ? ranks
    : yield* assignRanks(yield* mergeSort(approximate, compareTexts), rowCount, compareTexts);
}

/** Returns the indexes of all rows in their original order. */
export function allIndexes(rowCount: number): Uint32Array {
  return new Uint32Array(rowCount).map((_, index) => index);
}

/**
 * Sorts row indexes by the first key, then the next, with a stable counting sort for each key. Rows without a value
 * come last in both directions.
 */
export function sortIndexes(indexes: Uint32Array, keys: readonly SortKey[]): Uint32Array {
  return keys.reduceRight((unsorted, { ranks: { byRow, count }, descending }) => {
    const bucketOf = (index: number): number => {
      const rank = byRow[index] as number;
      return rank === NO_RANK ? count : descending ? count - 1 - rank : rank;
    };
    // First the number of rows before each bucket, then the position of the bucket's next row.
    const positions = new Uint32Array(count + 2);
    for (const index of unsorted) {
      const next = bucketOf(index) + 1;
      positions[next] = (positions[next] as number) + 1;
    }
    for (let bucket = 1; bucket < positions.length; bucket += 1)
      positions[bucket] = (positions[bucket] as number) + (positions[bucket - 1] as number);
    const sorted = new Uint32Array(unsorted.length);
    for (const index of unsorted) {
      const bucket = bucketOf(index);
      const position = positions[bucket] as number;
      sorted[position] = index;
      positions[bucket] = position + 1;
    }
    return sorted;
  }, indexes);
}
