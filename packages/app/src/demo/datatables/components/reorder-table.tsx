import { Button } from '@plinth/ui-kit/react/button';
import { useState } from 'react';
import { useServices } from '#core/context.ts';
import { employeeColumns } from '../employee-columns.ts';
import { EmployeeTable } from './employee-table.tsx';

const COLUMNS = employeeColumns({ isSortable: true });

/** The employees in a table whose columns the user arranges. The arrangement is kept in this browser. */
export function ReorderTable() {
  const { storage } = useServices();
  const [arrangement, setArrangement] = useState(() => storage.get('employeeColumns'));
  const reset = () => {
    storage.remove('employeeColumns');
    setArrangement(null);
  };
  return (
    <EmployeeTable
      label="Employees in arranged columns"
      prefix="columns"
      columns={COLUMNS}
      configurable
      {...(arrangement ? { arrangement } : {})}
      onGridStateChange={({ detail: { state } }) => {
        const { order, hidden, pinned, widths } = state;
        const changed = {
          order: [...order],
          hidden: [...hidden],
          pinned: { start: [...pinned.start], end: [...pinned.end] },
          widths: { ...widths },
        };
        storage.set('employeeColumns', changed);
        setArrangement(changed);
      }}
    >
      <Button variant="ghost" disabled={arrangement === null} onClick={reset}>
        Reset columns
      </Button>
    </EmployeeTable>
  );
}
