import type { Employee } from '@plinth/api-client/demo/datatables';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { EXPORT_COLUMNS, STATUSES } from '../employee-fields.ts';

interface Props {
  readonly employee: Employee;
  readonly onClose: () => void;
}

/** All details of an employee. */
export function DetailsDialog({ employee, onClose }: Props) {
  return (
    <Dialog
      open
      heading={employee.full_name}
      onDialogClose={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <dl className="employee-facts">
        {EXPORT_COLUMNS.map(({ header, value }) => (
          <div key={header} className="employee-fact">
            <dt>{header}</dt>
            <dd>
              {header === 'Status' ? (
                <Badge variant={STATUSES[employee.status].variant}>{value(employee)}</Badge>
              ) : (
                <bdi>{value(employee)}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Button slot="footer" variant="primary" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
