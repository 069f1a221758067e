import { useMemo } from 'react';
import { useQuery, type QueryChange } from '#shared/navigation.ts';

/** The page sizes that a list offers; the first one is the default. */
export const PAGE_SIZES = [10, 25, 50] as const;

/** The column by which a list is sorted, and the direction. */
export interface ListSort {
  readonly columnId: string;
  readonly descending: boolean;
}

/** What the address says about a list. */
export interface ListAddress {
  /** The text that is searched for. */
  readonly q: string;
  readonly page: number;
  readonly perPage: number;
  readonly sort: ListSort;
  /** The chosen filters by parameter; an empty text is none. */
  readonly filters: Readonly<Record<string, string>>;
}

/** What a list may say in its address. */
interface ListParameters {
  /** The sorting without a parameter. */
  readonly defaultSort: ListSort;
  /** Names of the columns that can be sorted. */
  readonly columns: readonly string[];
  /** The filters by parameter, with the values that each may have; null for any. */
  readonly filters: Readonly<Record<string, readonly string[] | null>>;
}

const pageOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** Reads the state of a list from the query of the address. What it does not allow counts as absent. */
export function readListAddress(
  query: URLSearchParams,
  { defaultSort, columns, filters }: ListParameters,
): ListAddress {
  const perPage = PAGE_SIZES.find((size) => String(size) === query.get('perPage')) ?? PAGE_SIZES[0];
  const columnId = columns.find((name) => name === query.get('sortColumn')) ?? defaultSort.columnId;
  const direction = query.get('sort');
  const isOtherColumn = columnId !== defaultSort.columnId;
  const descending =
    direction === 'asc' || direction === 'desc' ? direction === 'desc' : !isOtherColumn && defaultSort.descending;
  return {
    q: query.get('q')?.trim() ?? '',
    page: pageOf(query.get('page')),
    perPage,
    sort: { columnId, descending },
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, values]) => {
        const value = query.get(name) ?? '';
        return [name, values === null || values.includes(value) ? value : ''];
      }),
    ),
  };
}

/** Returns the parameters of a sorting; those of the default one are left out. */
export function sortParameters(sort: ListSort | undefined, defaultSort: ListSort): QueryChange {
  const { columnId, descending } = sort ?? defaultSort;
  const isDefaultColumn = columnId === defaultSort.columnId;
  const isDefaultDirection = descending === (isDefaultColumn && defaultSort.descending);
  return {
    sortColumn: isDefaultColumn ? null : columnId,
    sort: isDefaultDirection ? null : descending ? 'desc' : 'asc',
  };
}

/** The state of a list in the address, with the functions that change it. Every change but that of the page shows page 1. */
export interface ListState extends ListAddress {
  readonly isFiltered: boolean;
  readonly setSearch: (text: string) => void;
  readonly setFilter: (name: string, value: string) => void;
  readonly setSort: (sort: ListSort | undefined) => void;
  readonly setPerPage: (size: number) => void;
  readonly setPage: (page: number, options?: { readonly replace?: boolean }) => void;
  /** Removes the search and all filters. */
  readonly clear: () => void;
  /** Shows page 1 of all rows in their first order. */
  readonly showFirst: () => void;
}

/** Keeps the state of a list in the address. @param parameters the same object on every render. */
export function useListAddress(parameters: ListParameters): ListState {
  const { query, setQuery } = useQuery();
  return useMemo(() => {
    const address = readListAddress(query, parameters);
    const none = Object.fromEntries(Object.keys(parameters.filters).map((name) => [name, null]));
    return {
      ...address,
      isFiltered: address.q !== '' || Object.values(address.filters).some((value) => value !== ''),
      setSearch: (text) => setQuery({ q: text.trim() === '' ? null : text.trim(), page: null }, { replace: true }),
      setFilter: (name, value) => setQuery({ [name]: value === '' ? null : value, page: null }),
      setSort: (sort) => setQuery({ ...sortParameters(sort, parameters.defaultSort), page: null }),
      setPerPage: (size) => setQuery({ perPage: size === PAGE_SIZES[0] ? null : String(size), page: null }),
      setPage: (page, options) => setQuery({ page: page === 1 ? null : String(page) }, options),
      clear: () => setQuery({ ...none, q: null, page: null }),
      showFirst: () => setQuery({ ...none, q: null, page: null, sort: null, sortColumn: null }),
    };
  }, [query, setQuery, parameters]);
}
