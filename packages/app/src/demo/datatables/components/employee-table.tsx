import type { Employee } from '@plinth/api-client/demo/datatables';
import { DataGrid } from '@plinth/ui-kit/react/data-grid';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useEffect, useMemo, useRef, type ComponentProps, type ComponentRef } from 'react';
import { PAGE_SIZES, type ListState } from '#demo/_shared/list/use-list-address.ts';
import { useSearchKey } from '#demo/_shared/use-search-key.ts';
import { ChoiceMenu } from '#shared/choice-menu.tsx';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { employeeColumns, narrowEmployeeColumns } from '../employee-columns.ts';
import { useAllEmployeesQuery } from '../employees-api.ts';
import { foundEmployees } from '../found-employees.ts';
import { useTableAddress } from '../use-table-address.ts';
import './employee-table.css';

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** Chooses how many rows a page of a table has. */
export function SizeMenu({ list, name = 'Show' }: { readonly list: ListState; readonly name?: string }) {
  return (
    <ChoiceMenu
      name={name}
      variant="ghost"
      value={String(list.perPage)}
      options={SIZES}
      onValueChange={(value) => list.setPerPage(Number(value))}
    />
  );
}

type GridProps = ComponentProps<typeof DataGrid<Employee>>;

interface Props extends Pick<
  GridProps,
  'actions' | 'children' | 'configurable' | 'details' | 'onGridStateChange' | 'onRowAction' | 'searchable'
> {
  readonly label: string;
  /** The prefix of the table's parameters in the address. */
  readonly prefix: string;
  /** The columns; by default those of the window's width. */
  readonly columns?: ReturnType<typeof employeeColumns>;
  /** The user's arrangement of the columns. */
  readonly arrangement?: NonNullable<GridProps['state']>;
  /** The label of the page size, which a table with a search field offers. */
  readonly sizeLabel?: string;
  /** The employees; by default all of them. */
  readonly rows?: readonly Employee[];
}

const NO_ARRANGEMENT = {};
const NO_ROWS: readonly Employee[] = [];
const WIDE = employeeColumns({ isSortable: true });
const NARROW = narrowEmployeeColumns({ isSortable: true });

/** The employees in a table that sorts, searches and pages by itself. The address says how. */
export function EmployeeTable({
  label,
  prefix,
  columns,
  arrangement = NO_ARRANGEMENT,
  sizeLabel,
  rows,
  searchable = true,
  children,
  ...grid
}: Props) {
  const { data, isError, isFetching, refetch } = useAllEmployeesQuery();
  const { list, state, handleQuery } = useTableAddress(prefix);
  const table = useRef<ComponentRef<typeof DataGrid<Employee>>>(null);
  // Of several tables, the first one takes the key: its listener is the first.
  useSearchKey(useRef({ focus: () => void table.current?.focusSearch() }));
  const isNarrow = useMediaQuery('(width < 768px)');
  const shownState = useMemo(() => ({ ...arrangement, ...state }), [arrangement, state]);
  const isWaiting = !data && !isError;
  const shownColumns = columns ?? (isNarrow ? NARROW : WIDE);
  const shownRows = rows ?? data;
  const lastPage = useMemo(() => {
    if (!shownRows) return Number.POSITIVE_INFINITY;
    return Math.max(1, Math.ceil(foundEmployees(shownRows, shownColumns, list).length / list.perPage));
  }, [shownRows, shownColumns, list]);
  const { page, setPage } = list;
  useEffect(() => {
    if (page > lastPage) setPage(lastPage, { replace: true });
  }, [page, lastPage, setPage]);
  return (
    <div className={isWaiting ? 'employee-table employee-table-loading' : 'employee-table'}>
      <DataGrid<Employee>
        ref={table}
        label={label}
        columns={shownColumns}
        rows={shownRows ?? NO_ROWS}
        rowKey={({ id }) => String(id)}
        rowLabel={({ full_name }) => full_name}
        status={data ? 'ready' : isError && !isFetching ? 'error' : 'loading'}
        searchable={searchable}
        paging="pages"
        state={shownState}
        onGridQueryChange={({ detail }) => handleQuery(detail)}
        onLoadRetry={() => void refetch()}
        {...grid}
      >
        {searchable ? (
          <div slot="tools" className="employee-table-tools">
            <SizeMenu list={list} {...(sizeLabel === undefined ? {} : { name: sizeLabel })} />
            {children}
          </div>
        ) : null}
        <EmptyState slot="empty" heading="No employees yet" text="The employees that you add appear here." />
      </DataGrid>
    </div>
  );
}
