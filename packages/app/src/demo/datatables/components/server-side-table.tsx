import type { Employee } from '@plinth/api-client/demo/datatables';
import { DataGrid } from '@plinth/ui-kit/react/data-grid';
import { ListBody } from '#demo/_shared/list/list-body.tsx';
import { ListTools } from '#demo/_shared/list/list-tools.tsx';
import { useListAddress } from '#demo/_shared/list/use-list-address.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { employeeColumns, narrowEmployeeColumns } from '../employee-columns.ts';
import { useEmployeesQuery } from '../employees-api.ts';

const PARAMETERS = { defaultSort: { columnId: 'id', descending: false }, columns: [], filters: {} };
const WIDE = employeeColumns({ isSortable: false });
const NARROW = narrowEmployeeColumns({ isSortable: false });
const NO_ROWS: readonly Employee[] = [];

/** The employees that the server finds, one page at a time. The address says which. */
export function ServerSideTable() {
  const list = useListAddress(PARAMETERS);
  const { q, page, perPage } = list;
  const { data: shown, isError, isFetching, refetch } = useEmployeesQuery({ q, page, perPage });
  const isNarrow = useMediaQuery('(width < 768px)');
  return (
    <div className={shown || isError ? 'employee-table' : 'employee-table employee-table-loading'}>
      <ListTools
        list={list}
        searchLabel="Search employees"
        filters={[]}
        isFetching={isFetching && shown !== undefined}
      />
      <ListBody
        list={list}
        noun="employee"
        total={shown?.total}
        isFetching={isFetching}
        isError={isError}
        onRetry={() => void refetch()}
      >
        <DataGrid<Employee>
          label="Employees from the server"
          columns={isNarrow ? NARROW : WIDE}
          rows={shown?.invoices ?? NO_ROWS}
          rowKey={({ id }) => String(id)}
          rowLabel={({ full_name }) => full_name}
          status={shown && !isFetching ? 'ready' : 'loading'}
          manual
        />
      </ListBody>
    </div>
  );
}
