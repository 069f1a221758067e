/** Searching, sorting and paging of lists, the same way in every call. */
import { foldText } from '@plinth/ui-kit/search-text';
import type { Row } from './database.ts';

const withoutCase = (text: string): string => text.trim().normalize().toLowerCase();

/** Whether two names or addresses are the same, without regard to case and spaces around them. */
export const isSameText = (one: string, other: string): boolean => withoutCase(one) === withoutCase(other);

/** Whether one of the texts contains the query, without regard to accents and case; an empty query matches. */
export function matches(query: string, ...texts: readonly (string | number | null)[]): boolean {
  const folded = foldText(query.trim());
  return texts.some((text) => foldText(String(text ?? '')).includes(folded));
}

/** A value that rows are sorted by. Texts are compared by locale; null comes last. */
export type SortValue = string | number | null;

const collator = new Intl.Collator('en', { numeric: true });

function compare(one: SortValue, other: SortValue): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/** Returns the rows in the order of a value; equal ones are in the order of their ids. */
export function sortRows<Record extends Row>(
  rows: readonly Record[],
  valueOf: (row: Record) => SortValue,
  direction: 'asc' | 'desc' = 'asc',
): Record[] {
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    if (first === null || second === null) {
      return first === second ? one.id - other.id : Number(first === null) - Number(second === null);
    }
    return sign * compare(first, second) || one.id - other.id;
  });
}

/** Returns the value at a dotted path of a row, such as `client.name`; null where there is none. */
export function valueAt(row: object, path: string): SortValue {
  const value = path
    .split('.')
    .reduce<unknown>(
      (current, key) =>
        typeof current === 'object' && current !== null && Object.hasOwn(current, key)
          ? Reflect.get(current, key)
          : null,
      row,
    );
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** Returns the number of the last page; a list without items has one page. */
export const lastPageOf = (count: number, perPage: number): number => Math.max(1, Math.ceil(count / perPage));

/** Returns the rows of a page; a page past the end is the last one. @param page from 1. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Item[] {
  const start = (Math.min(page, lastPageOf(items.length, perPage)) - 1) * perPage;
  return items.slice(start, start + perPage);
}
