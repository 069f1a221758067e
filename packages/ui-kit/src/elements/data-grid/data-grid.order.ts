import { collator, sortValueOf } from '../data-table/data-table.values.ts';
import type { GridColumn } from './data-grid.types.ts';
import { STEP, type Work } from './data-grid.work.ts';

/** Which of two places comes first; 0 when they are equal. */
type Compare = (one: number, other: number) => number;

/** Of a row that has nothing to compare. */
const NONE = 0xff_ff_ff_ff;

/** Where each row stands in the order of one column: from 0, equal rows at the same. */
export interface Ranks {
  readonly of: Uint32Array;
  /** How many there are. */
  readonly count: number;
}

/** One column to sort by. */
export interface SortKey {
  readonly ranks: Ranks;
  readonly descending: boolean;
}

/** The places in order, equal ones as they stood. Those that stand in order already cost hardly more than a look. */
function* merged(places: Uint32Array, compare: Compare): Work<Uint32Array> {
  const { length } = places;
  let from = places;
  let to: Uint32Array = new Uint32Array(length);
  let steps = 0;
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, length), Math.min(start + 2 * width, length)];
      const inOrder = middle >= end || compare(from[middle - 1] as number, from[middle] as number) <= 0;
      for (let at = start, one = start, other = middle; at < end; at += 1) {
        const first =
          other >= end || (one < middle && (inOrder || compare(from[one] as number, from[other] as number) <= 0));
        to[at] = from[first ? one++ : other++] as number;
        if (++steps % STEP === 0) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** A text whose order by its characters is nearly that of a dictionary: without case and marks, figures of one length. */
function nearly(value: string | number): string {
  return String(value)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/\d+/gu, (digits) => digits.padStart(16, '0'));
}

/** The ranks of places in order, and whether they are. */
function* ranked(order: Uint32Array, size: number, compare: Compare): Work<Ranks & { readonly inOrder: boolean }> {
  const of = new Uint32Array(size).fill(NONE);
  let [count, inOrder] = [0, true];
  for (let at = 0; at < order.length; at += 1) {
    const place = order[at] as number;
    const by = at === 0 ? 0 : compare(order[at - 1] as number, place);
    if (by > 0) inOrder = false;
    if (by !== 0) count += 1;
    of[place] = count;
    if (at % STEP === STEP - 1) yield;
  }
  return { of, count: count + 1, inOrder };
}

/**
 * Puts the rows in the order of a column. The dictionary of a language is slow to ask: texts are put in an order near
 * to it first, and it is asked about neighbours; only where it knows better it is asked about the rest.
 */
export function* ranksOf<Row>(column: GridColumn<Row>, rows: readonly Row[], language: string): Work<Ranks> {
  const size = rows.length;
  const values: (string | number | undefined)[] = [];
  const known = new Uint32Array(size);
  let [length, figures] = [0, true];
  for (let place = 0; place < size; place += 1) {
    const value = sortValueOf(column, rows[place] as Row);
    values.push(value);
    if (value !== undefined) known[length++] = place;
    if (typeof value === 'string') figures = false;
    if (place % STEP === STEP - 1) yield;
  }
  const given = known.subarray(0, length);
  const byFigure: Compare = (one, other) => (values[one] as number) - (values[other] as number);
  if (figures) return yield* ranked(yield* merged(given, byFigure), size, byFigure);

  const texts: string[] = [];
  for (let place = 0; place < size; place += 1) {
    texts.push(nearly(values[place] ?? ''));
    if (place % STEP === STEP - 1) yield;
  }
  const { compare } = collator(language);
  const byDictionary: Compare = (one, other) => compare(String(values[one]), String(values[other]));
  const near = yield* merged(given, (one, other) => {
    const [a, b] = [texts[one] as string, texts[other] as string];
    return a < b ? -1 : a > b ? 1 : 0;
  });
  const found = yield* ranked(near, size, byDictionary);
  return found.inOrder ? found : yield* ranked(yield* merged(near, byDictionary), size, byDictionary);
}

/** The places by the first key, equal ones by the next, and at last as they stood. Rows with nothing to compare come last, both ways. */
export function ordered(places: Uint32Array, keys: readonly SortKey[]): Uint32Array {
  return keys.reduceRight((before, { ranks: { of, count }, descending }) => {
    const last = count - 1;
    const shelf = (place: number): number => {
      const rank = of[place] as number;
      return rank === NONE ? count : descending ? last - rank : rank;
    };
    // How many stand before each shelf, then where the next one of it goes.
    const next = new Uint32Array(count + 2);
    for (const place of before) {
      const at = shelf(place) + 1;
      next[at] = (next[at] as number) + 1;
    }
    for (let at = 1; at < next.length; at += 1) next[at] = (next[at] as number) + (next[at - 1] as number);
    const after = new Uint32Array(before.length);
    for (const place of before) {
      const at = shelf(place);
      const to = next[at] as number;
      after[to] = place;
      next[at] = to + 1;
    }
    return after;
  }, places);
}
