import type { Employee } from '@plinth/api-client/demo/datatables';
import { iconPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useState } from 'react';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { ExportMenu } from '#demo/_shared/list/export-menu.tsx';
import { MissingRecord } from '#demo/_shared/missing-record.tsx';
import { useOpenRecord, type OpenRecord } from '#demo/_shared/use-open-record.ts';
import { employeeColumns } from '../employee-columns.ts';
import { EXPORT_COLUMNS } from '../employee-fields.ts';
import { useAllEmployeesQuery } from '../employees-api.ts';
import { foundEmployees } from '../found-employees.ts';
import { useTableAddress } from '../use-table-address.ts';
import { DeleteEmployeeDialog } from './delete-employee-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { EmployeeDialog } from './employee-dialog.tsx';
import { EmployeeTable } from './employee-table.tsx';

const ACTIONS = [
  { id: 'details', label: 'Details' },
  { id: 'edit', label: 'Edit' },
  { id: 'delete', label: 'Delete' },
];

const PREFIX = 'buttons';
const COLUMNS = employeeColumns({ isSortable: true });
const NO_ROWS: readonly Employee[] = [];

const toJson = ({ avatar: _avatar, ...employee }: Employee) => employee;

interface OpenProps {
  readonly record: OpenRecord;
  readonly details: OpenRecord;
  /** Undefined until they have loaded. */
  readonly employees: readonly Employee[] | undefined;
}

/** The dialog of the employee that the address opens, to change or to read. */
function OpenEmployee({ record, details, employees }: OpenProps) {
  const named = (name: string | null) => employees?.find(({ id }) => String(id) === name);
  const edited = named(record.name);
  const shown = named(details.name);
  const isNew = record.name === 'new';
  const isUnknown = record.name !== null && !isNew && !edited;
  const missing = isUnknown ? record : details.name !== null && !shown ? details : null;
  return (
    <>
      {isNew || edited ? <EmployeeDialog key={record.name} record={record} employee={edited ?? null} /> : null}
      <LeaveDialog record={record} text="What you typed is not saved." />
      {shown ? <DetailsDialog employee={shown} onClose={details.close} /> : null}
      {employees && missing ? (
        <MissingRecord heading="There is no such employee" back="Back to the employees" onClose={missing.close} />
      ) : null}
    </>
  );
}

/** The employees in a table that exports, adds, shows, changes and deletes them. */
export function TableWithButtons() {
  const { data } = useAllEmployeesQuery();
  const { list } = useTableAddress(PREFIX);
  const record = useOpenRecord('record');
  const details = useOpenRecord('details');
  const [employeeToDelete, setEmployeeToDelete] = useState<Employee | null>(null);
  const act = (action: string, employee: Employee) => {
    if (action === 'details') details.open(String(employee.id));
    else if (action === 'edit') record.open(String(employee.id));
    else setEmployeeToDelete(employee);
  };
  return (
    <>
      <EmployeeTable
        label="Employees with buttons"
        prefix={PREFIX}
        actions={() => ACTIONS}
        onRowAction={({ detail }) => act(detail.action, detail.row)}
      >
        <ExportMenu
          title="Employees"
          columns={EXPORT_COLUMNS}
          toJson={toJson}
          loadRows={() => Promise.resolve(foundEmployees(data ?? NO_ROWS, COLUMNS, list))}
        />
        <Button variant="primary" label="Add record" onClick={() => record.open('new')}>
          <Icon slot="start" size="small" path={iconPlus} />
          Add record
        </Button>
      </EmployeeTable>
      <OpenEmployee record={record} details={details} employees={data} />
      {employeeToDelete ? (
        <DeleteEmployeeDialog employee={employeeToDelete} onClose={() => setEmployeeToDelete(null)} />
      ) : null}
    </>
  );
}
