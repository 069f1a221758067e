import { iconDownload } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { saveCsv, saveFile } from '@plinth/ui-kit/save-file';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch } from 'react-redux';
import { canPrint } from '../can-print.ts';
import { failedToast } from '../toasts.ts';
import { useCopy } from '../use-copy.tsx';
import { csvOf, rowsText, tabbedTextOf, type ExportColumn } from './export-rows.ts';
import './export-menu.css';

const FORMATS = [
  { value: 'print', label: 'Print' },
  { value: 'copy', label: 'Copy' },
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'XLSX' },
  { value: 'json', label: 'JSON' },
] as const;

interface PrintProps<Row> {
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
  readonly onPrinted: () => void;
}

/** Prints all rows of a list instead of the page. */
function PrintedList<Row>({ title, columns, rows, onPrinted }: PrintProps<Row>) {
  useEffect(() => {
    addEventListener('afterprint', onPrinted);
    print();
    return () => removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <table className="printed-list">
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map(({ header, value }) => (
              <td key={header}>{value(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>,
    document.body,
  );
}

interface Props<Row> {
  /** Name of the list and of the files. */
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Loads the rows on all pages. */
  readonly loadRows: () => Promise<readonly Row[]>;
  /** Returns the row as the JSON file has it. */
  readonly toJson: (row: Row) => object;
}

/** A menu that prints, copies or saves all rows of a list. */
export function ExportMenu<Row>({ title, columns, loadRows, toJson }: Props<Row>) {
  const dispatch = useDispatch();
  const { copy, dialog } = useCopy();
  const [isLoading, setLoading] = useState(false);
  const [printed, setPrinted] = useState<readonly Row[] | null>(null);
  const [endPrint] = useState(() => () => setPrinted(null));
  const name = title.toLowerCase();
  const write = async (format: string, rows: readonly Row[]) => {
    if (format === 'print') setPrinted(rows);
    else if (format === 'copy') {
      await copy(tabbedTextOf(columns, rows), `${rowsText(rows.length, name)} copied`);
    } else if (format === 'csv') saveCsv(`${name}.csv`, csvOf(columns, rows));
    else if (format === 'xlsx') {
      const { xlsxOf } = await import('./xlsx.ts');
      saveFile(`${name}.xlsx`, await xlsxOf(title, columns, rows));
    } else {
      const json = `${JSON.stringify(rows.map(toJson), null, 2)}\n`;
      saveFile(`${name}.json`, new Blob([json], { type: 'application/json' }));
    }
  };
  const exportRows = async (format: string) => {
    setLoading(true);
    try {
      await write(format, await loadRows());
    } catch (error) {
      const isTooLarge = error instanceof Error && error.name === 'XlsxLimitError';
      const advice = isTooLarge ? `${error.message} Choose CSV.` : 'Try again.';
      dispatch(failedToast(`The ${name} were not exported. ${advice}`));
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <DropdownMenu label="Export" placement="bottom-end" onMenuSelect={({ detail }) => void exportRows(detail.value)}>
        <Button slot="trigger" variant="ghost" busy={isLoading}>
          <Icon slot="start" size="small" path={iconDownload} />
          Export
        </Button>
        {FORMATS.filter(({ value }) => value !== 'print' || canPrint()).map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </DropdownMenu>
      {printed ? <PrintedList title={title} columns={columns} rows={printed} onPrinted={endPrint} /> : null}
      {dialog}
    </>
  );
}
