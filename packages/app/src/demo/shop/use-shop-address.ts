import { useMemo } from 'react';
import { useQuery } from '#shared/navigation.ts';
import { filterChange, NO_FILTERS, readShopAddress, type ShopAddress, type ShopFilters } from './shop-address.ts';

/** The state of the shop in the address, with the functions that change it. Every change but that of the page shows page 1. */
export interface ShopState extends ShopAddress {
  readonly setSearch: (text: string) => void;
  readonly setSort: (sortBy: string) => void;
  readonly setLayout: (layout: string) => void;
  readonly setPage: (page: number, options?: { readonly replace?: boolean }) => void;
  readonly setFilters: (filters: ShopFilters) => void;
  /** Removes the filters and the search. */
  readonly clear: () => void;
}

/** Keeps the state of the shop in the address. */
export function useShopAddress(): ShopState {
  const { query, setQuery } = useQuery();
  return useMemo(() => {
    const noFilters = filterChange(NO_FILTERS);
    return {
      ...readShopAddress(query),
      setSearch: (text) => setQuery({ q: text.trim() === '' ? null : text.trim(), page: null }, { replace: true }),
      setSort: (sortBy) => setQuery({ sortBy: sortBy === 'featured' ? null : sortBy, page: null }),
      setLayout: (layout) => setQuery({ layout: layout === 'list' ? 'list' : null }),
      setPage: (page, options) => setQuery({ page: page === 1 ? null : String(page) }, options),
      setFilters: (filters) => setQuery(filterChange(filters)),
      clear: () => setQuery({ ...noFilters, q: null }),
    };
  }, [query, setQuery]);
}
