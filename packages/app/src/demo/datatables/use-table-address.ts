import { useEffect, useMemo, useRef } from 'react';
import { useListAddress, type ListState } from '#demo/_shared/list/use-list-address.ts';
import { SORT_COLUMNS } from './employee-columns.ts';

/** How long a search waits for another key, in milliseconds. */
const SEARCH_DELAY_MS = 300;

const DEFAULT_SORT = { columnId: 'full_name', descending: false } as const;

/** What a table reports when the user sorts, searches or pages. */
interface TableQuery {
  readonly sort: readonly { readonly columnId: string; readonly descending: boolean }[];
  readonly search: string;
  readonly page: number;
}

/** The state of a table that sorts, searches and pages by itself, in the address. */
interface TableAddress {
  readonly list: ListState;
  readonly state: TableQuery & { readonly pageSize: number };
  readonly handleQuery: (query: TableQuery) => void;
}

/** Keeps the state of a table in the address. @param prefix what its parameters begin with. */
export function useTableAddress(prefix: string): TableAddress {
  const parameters = useMemo(
    () => ({ defaultSort: DEFAULT_SORT, columns: SORT_COLUMNS, filters: {}, prefix }),
    [prefix],
  );
  const list = useListAddress(parameters);
  const { q, page, perPage } = list;
  const { columnId, descending } = list.sort;
  const state = useMemo(
    () => ({ sort: [{ columnId, descending }], search: q, page, pageSize: perPage }),
    [columnId, descending, q, page, perPage],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handleQuery = (query: TableQuery) => {
    clearTimeout(timer.current);
    const [sort] = query.sort;
    if (query.search.trim() !== q) {
      timer.current = setTimeout(() => list.setSearch(query.search), SEARCH_DELAY_MS);
    } else if (sort?.columnId !== columnId || sort.descending !== descending) list.setSort(sort);
    else if (query.page !== page) list.setPage(query.page);
  };
  return { list, state, handleQuery };
}
