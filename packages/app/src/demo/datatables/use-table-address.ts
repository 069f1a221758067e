import { useEffect, useMemo, useRef, useState } from 'react';
import { useListAddress, type ListState } from '#demo/_shared/list/use-list-address.ts';
import { SORT_COLUMNS } from './employee-columns.ts';

/** The time that a search waits for another key, in milliseconds. */
const SEARCH_DELAY_MS = 300;

const DEFAULT_SORT = { columnId: 'full_name', descending: false } as const;

/** Order, search and page of a table, which it reports when the user changes one. */
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

/** Keeps the state of a table in the address. @param prefix the prefix of its parameters. */
export function useTableAddress(prefix: string): TableAddress {
  const parameters = useMemo(
    () => ({ defaultSort: DEFAULT_SORT, columns: SORT_COLUMNS, filters: {}, prefix }),
    [prefix],
  );
  const list = useListAddress(parameters);
  const { q, page, perPage } = list;
  const { columnId, descending } = list.sort;
  // The text of the search field, which the address follows. A space at its end is only in the field.
  const [typed, setTyped] = useState(q);
  const [lastQ, setLastQ] = useState(q);
  if (q !== lastQ) {
    setLastQ(q);
    if (typed.trim() !== q) setTyped(q);
  }
  const state = useMemo(
    () => ({ sort: [{ columnId, descending }], search: typed, page, pageSize: perPage }),
    [columnId, descending, typed, page, perPage],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handleQuery = (query: TableQuery) => {
    const [sort] = query.sort;
    const isSearching = query.search.trim() !== q;
    clearTimeout(timer.current);
    setTyped(query.search);
    if (isSearching) timer.current = setTimeout(() => list.setSearch(query.search), SEARCH_DELAY_MS);
    if (sort?.columnId !== columnId || sort.descending !== descending) list.setSort(sort);
    else if (query.page !== page && !isSearching) list.setPage(query.page);
  };
  return { list, state, handleQuery };
}
