import { SearchField } from '@plinth/ui-kit/react/search-field';
import { useRef, type ComponentRef, type ReactNode } from 'react';
import { ChoiceMenu } from '#shared/choice-menu.tsx';
import { FilterRow } from '#shared/filter-row.tsx';
import { useSearchKey } from '../use-search-key.ts';
import { PAGE_SIZES, type ListState } from './use-list-address.ts';

/** A filter of a list. */
export interface ListFilter {
  /** The parameter of the address. */
  readonly parameter: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface Props {
  readonly list: ListState;
  /** Name of the search field: what it searches. */
  readonly searchLabel: string;
  readonly filters: readonly ListFilter[];
  readonly isFetching: boolean;
  /** Tools at the end. */
  readonly children?: ReactNode;
}

const SIZE_OPTIONS = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** The search, the filters and the page size of a list. */
export function ListTools({ list, searchLabel, filters, isFetching, children }: Props) {
  const search = useRef<ComponentRef<typeof SearchField>>(null);
  useSearchKey(search);
  return (
    <FilterRow className="list-tools">
      <SearchField
        ref={search}
        className="filter-row-search"
        label={searchLabel}
        labelHidden
        placeholder={searchLabel}
        value={list.q}
        loading={isFetching}
        onSearchChange={({ detail }) => list.setSearch(detail.value)}
      />
      {filters.map(({ parameter, name, options }) => (
        <ChoiceMenu
          key={parameter}
          name={name}
          value={list.filters[parameter] ?? ''}
          options={[{ value: '', label: 'All' }, ...options]}
          onValueChange={(value) => list.setFilter(parameter, value)}
        />
      ))}
      <div className="list-tools-end">
        <ChoiceMenu
          name="Show"
          variant="ghost"
          value={String(list.perPage)}
          options={SIZE_OPTIONS}
          onValueChange={(value) => list.setPerPage(Number(value))}
        />
        {children}
      </div>
    </FilterRow>
  );
}
