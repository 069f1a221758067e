import type { ReactNode } from 'react';
import { CardFrame } from './card-frame.tsx';
import { CsvButton } from './csv-button.tsx';
import './table-card.css';

interface Column<Row> {
  readonly header: string;
  readonly value: (row: Row) => string;
}

interface Props<Row> {
  readonly title: string;
  readonly id?: string | undefined;
  /** The class of the table. */
  readonly className: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Index of the first column with figures, which are aligned to the end of their cells. */
  readonly firstFigure: number;
  /** The body and the foot of the table. */
  readonly children: ReactNode;
}

/** A card with a table that can be saved as CSV. */
export function TableCard<Row>({ title, id, className, columns, rows, firstFigure, children }: Props<Row>) {
  return (
    <CardFrame title={title} id={id} isFlush actions={<CsvButton title={title} columns={columns} rows={rows} />}>
      <table className={`card-table ${className}`}>
        <thead>
          <tr>
            {columns.map(({ header }, index) => (
              <th key={header} scope="col" className={index < firstFigure ? undefined : 'card-table-end'}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </CardFrame>
  );
}
