import { useMemo } from 'react';
import { useQuery, type QueryChange } from '#shared/navigation.ts';
import { filterValue } from './filter-value.ts';
import { useShownQuery } from './use-shown-query.ts';

/** The page sizes that a list offers; the first one is the default. */
export const PAGE_SIZES = [10, 25, 50] as const;

/** More rows than any list has, so that one call gets them all. */
export const ALL_ROWS = 1_000;

/** The column by which a list is sorted, and the direction. */
export interface ListSort {
  readonly columnId: string;
  readonly descending: boolean;
}

/** Search, order and page of a list, read from the address. */
export interface ListAddress {
  /** The text that is searched for. */
  readonly q: string;
  readonly page: number;
  readonly perPage: number;
  readonly sort: ListSort;
  /** The chosen filters by parameter; an empty text is none. */
  readonly filters: Readonly<Record<string, string>>;
}

/** The parameters that a list may have in its address. */
interface ListParameters {
  /** The sorting without a parameter. */
  readonly defaultSort: ListSort;
  /** Names of the columns that can be sorted. */
  readonly columns: readonly string[];
  /**
   * The filters by parameter, with the values that each may have; null until they are known. A text of the address that
   * differs from a value by its letter case names that value; a text that names none is removed from the address.
   */
  readonly filters: Readonly<Record<string, readonly string[] | null>>;
  /** Prefix of the parameters of a list that is not alone on its page: with `inv`, the page is `invPage`. */
  readonly prefix?: string;
}

/** Returns the function that names a list's parameter in the address. */
const namesOf =
  ({ prefix = '' }: Pick<ListParameters, 'prefix'>) =>
  (name: string): string =>
    prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const pageOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** Reads the state of a list from the query of the address. What it does not allow counts as absent. */
export function readListAddress(query: URLSearchParams, parameters: ListParameters): ListAddress {
  const { defaultSort, columns, filters } = parameters;
  const nameOf = namesOf(parameters);
  const perPage = PAGE_SIZES.find((size) => String(size) === query.get(nameOf('perPage'))) ?? PAGE_SIZES[0];
  const columnId = columns.find((name) => name === query.get(nameOf('sortColumn'))) ?? defaultSort.columnId;
  const direction = query.get(nameOf('sort'));
  const isOtherColumn = columnId !== defaultSort.columnId;
  const descending =
    direction === 'asc' || direction === 'desc' ? direction === 'desc' : !isOtherColumn && defaultSort.descending;
  return {
    q: query.get(nameOf('q'))?.trim() ?? '',
    page: pageOf(query.get(nameOf('page'))),
    perPage,
    sort: { columnId, descending },
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, values]) => {
        const text = query.get(nameOf(name));
        return [name, values === null ? (text ?? '') : filterValue(text, values)];
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

/** Returns a change of a list's parameters with their names in the address. */
export const namedChange = (values: QueryChange, parameters: Pick<ListParameters, 'prefix'>): QueryChange =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [namesOf(parameters)(name), value]));

/** Returns the filters as the address has them when it names what is shown; those with unknown values are left out. */
export function shownFilters({ filters }: ListAddress, parameters: ListParameters): QueryChange {
  const known = Object.entries(filters).filter(([name]) => parameters.filters[name] !== null);
  return namedChange(Object.fromEntries(known.map(([name, value]) => [name, value === '' ? null : value])), parameters);
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

/**
 * Keeps the state of a list in the address.
 * @param parameters the same object on every render in which the values of the filters are the same.
 */
export function useListAddress(parameters: ListParameters): ListState {
  const { query, setQuery } = useQuery();
  const address = useMemo(() => readListAddress(query, parameters), [query, parameters]);
  useShownQuery(useMemo(() => shownFilters(address, parameters), [address, parameters]));
  return useMemo(() => {
    const none = Object.fromEntries(Object.keys(parameters.filters).map((name) => [name, null]));
    const change = (values: QueryChange, options?: { readonly replace?: boolean }) =>
      setQuery(namedChange(values, parameters), options);
    return {
      ...address,
      isFiltered: address.q !== '' || Object.values(address.filters).some((value) => value !== ''),
      setSearch: (text) => change({ q: text.trim() === '' ? null : text.trim(), page: null }, { replace: true }),
      setFilter: (name, value) => change({ [name]: value === '' ? null : value, page: null }),
      setSort: (sort) => change({ ...sortParameters(sort, parameters.defaultSort), page: null }),
      setPerPage: (size) => change({ perPage: size === PAGE_SIZES[0] ? null : String(size), page: null }),
      setPage: (page, options) => change({ page: page === 1 ? null : String(page) }, options),
      clear: () => change({ ...none, q: null, page: null }),
      showFirst: () => change({ ...none, q: null, page: null, sort: null, sortColumn: null }),
    };
  }, [address, setQuery, parameters]);
}
