import { Card } from '@plinth/ui-kit/react/card';
import type { ReactNode } from 'react';
import { SectionsPage } from '#demo/_shared/sections/sections-page.tsx';
import { EmployeeTable } from '../components/employee-table.tsx';
import { MultilingualTable } from '../components/multilingual-table.tsx';
import { ReorderTable } from '../components/reorder-table.tsx';
import { TableWithButtons } from '../components/table-with-buttons.tsx';
import { employeeDetails } from '../employee-columns.ts';

interface Section {
  readonly id: string;
  readonly heading: string;
  /** A description of the table, in a sentence. */
  readonly text: string;
  readonly table: ReactNode;
}

const SECTIONS: readonly Section[] = [
  {
    id: 'zero-configuration',
    heading: 'Zero configuration',
    text: 'Columns and rows are all it takes to search, sort and page.',
    table: <EmployeeTable label="Employees" prefix="zero" />,
  },
  {
    id: 'with-buttons',
    heading: 'With buttons',
    text: 'Add, edit and delete rows. An export has every row found, on all pages.',
    table: <TableWithButtons />,
  },
  {
    id: 'expandable-rows',
    heading: 'Expandable rows',
    text: 'A row opens to all details of the employee. With the keyboard, go to the first cell and press Enter.',
    table: <EmployeeTable label="Employees with details" prefix="expandable" details={employeeDetails} />,
  },
  {
    id: 'multilingual',
    heading: 'Multilingual',
    text: 'The texts, dates and direction of a table follow its own language.',
    table: <MultilingualTable />,
  },
  {
    id: 'column-reorder',
    heading: 'Column reorder',
    text: 'Drag a header, or press Control, Shift and an arrow key on it. The menu of the columns hides and shows them. This browser keeps the order.',
    table: <ReorderTable />,
  },
];

/** Tables that search, sort and page in the browser. */
export function DataTablesPage() {
  return (
    <SectionsPage
      title="demo.pages.dataTables"
      group="demo.menu.tables"
      ready="data-tables"
      text="The same employees in five tables. A change in one shows in all of them."
      sections={SECTIONS}
      isStacked
    >
      {SECTIONS.map(({ id, heading, text, table }) => (
        <Card key={id} flush id={id}>
          <h2 slot="heading">{heading}</h2>
          <p className="datatables-text">
            <bdi>{text}</bdi>
          </p>
          {table}
        </Card>
      ))}
    </SectionsPage>
  );
}
