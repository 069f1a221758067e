import { API_KEY_PREFIX, type ApiKey } from '@plinth/api-client/demo/api-keys';
import type { ListAddress, ListSort } from '#demo/_shared/list/use-list-address.ts';
import { contains } from '#demo/_shared/text-parts.ts';

/** The order in which the call lists the keys: the newest first. */
export const CALL_ORDER: ListSort = { columnId: 'created', descending: true };

/** The columns by which the page can sort. */
export const SORTABLE_COLUMNS = ['name', 'type', 'created', 'lastUsed'] as const;

const SHOWN_DIGITS = 4;
const MASK = '••••••••';

/** Returns a key with only its prefix and its last four characters. */
export const maskKey = (key: string): string => `${API_KEY_PREFIX}${MASK}${key.slice(-SHOWN_DIGITS)}`;

/** Returns the keys whose name or type contains a text. */
export const searchKeys = (keys: readonly ApiKey[], q: string): readonly ApiKey[] =>
  q === '' ? keys : keys.filter(({ name, type }) => contains(name, q) || contains(type, q));

const timeOf = (instant: string | null): number => (instant === null ? 0 : Date.parse(instant));

function compare(one: ApiKey, other: ApiKey, columnId: string): number {
  if (columnId === 'name') return one.name.localeCompare(other.name, 'en', { numeric: true });
  if (columnId === 'type') return one.type.localeCompare(other.type, 'en');
  return columnId === 'lastUsed'
    ? timeOf(one.lastUsed) - timeOf(other.lastUsed)
    : timeOf(one.created) - timeOf(other.created);
}

/** Returns the keys of a page in the order of the address. A page past the end is the last one. */
export function keysOfPage(
  keys: readonly ApiKey[],
  { sort, page, perPage }: Pick<ListAddress, 'sort' | 'page' | 'perPage'>,
): readonly ApiKey[] {
  const sign = sort.descending ? -1 : 1;
  const sorted = keys.toSorted((one, other) => sign * compare(one, other, sort.columnId) || other.id - one.id);
  const lastPage = Math.max(1, Math.ceil(sorted.length / perPage));
  const start = (Math.min(page, lastPage) - 1) * perPage;
  return sorted.slice(start, start + perPage);
}
