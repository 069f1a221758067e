import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { DataGrid } from '@plinth/ui-kit/react/data-grid';
import { Dropzone } from '@plinth/ui-kit/react/dropzone';
import { saveCsv } from '@plinth/ui-kit/save-file';
import { useRef, useState, type ComponentProps } from 'react';

const MAX_BYTES = 10 * 1024 ** 2;
const COLUMN_NAMES = ['Name', 'Email', 'City'];
const SAMPLE = `${COLUMN_NAMES.join(',')}\r\nHarbour Books,orders@harbour-books.example,Leeds\r\nLumen Bikes,no address,Graz\r\n`;

/** A line of the file: the text of each cell by the name of its column. */
type Cells = Readonly<Record<string, string>>;

interface Line {
  readonly number: number;
  readonly cells: Cells;
  readonly problem: string;
}

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

const cellsOf = (names: readonly string[], values: readonly unknown[]): Cells =>
  Object.fromEntries(names.map((name, index) => [name.trim(), textOf(values[index]).trim()]));

/** Returns the rows of a table whose first line names the columns. */
function rowsOf([names = [], ...rows]: readonly (readonly unknown[])[]): readonly Cells[] {
  return rows.map((row) => cellsOf(names.map(textOf), row)).filter((cells) => Object.values(cells).some(Boolean));
}

function rowsOfJson(text: string): readonly Cells[] {
  const records: unknown = JSON.parse(text);
  if (!Array.isArray(records)) throw new TypeError('The file has no list.');
  return records.map((record: unknown) =>
    record !== null && typeof record === 'object' ? cellsOf(Object.keys(record), Object.values(record)) : {},
  );
}

/** Reads a file. The libraries for CSV and XLSX are loaded with the first file that needs them. */
async function readRows(file: File): Promise<readonly Cells[]> {
  const name = file.name.toLowerCase();
  if (name.endsWith('.json')) return rowsOfJson(await file.text());
  if (name.endsWith('.xlsx')) {
    const { readSheet } = await import('read-excel-file/universal');
    return rowsOf(await readSheet(file));
  }
  const { default: Papa } = await import('papaparse');
  return rowsOf(Papa.parse<string[]>(await file.text(), { skipEmptyLines: true }).data);
}

function problemOf(cells: Cells): string {
  const missing = COLUMN_NAMES.filter((name) => !cells[name]);
  if (missing.length > 0) return `${missing.join(', ')} missing`;
  return /^\S+@\S+$/.test(cells['Email'] ?? '') ? '' : 'Email is no address';
}

const COLUMNS = [
  { id: 'number', header: 'Row', align: 'end', width: '5rem', sortable: true, accessor: (line: Line) => line.number },
  ...COLUMN_NAMES.map((name) => ({
    id: name,
    header: name,
    rowHeader: name === 'Name',
    sortable: true,
    accessor: (line: Line) => line.cells[name] ?? '',
  })),
] as const;
const FAULTY_COLUMNS = [
  ...COLUMNS,
  { id: 'problem', header: 'Error', sortable: true, accessor: (line: Line) => line.problem },
] as const;
const keyOf = ({ number }: Line) => String(number);

interface LinesProps {
  readonly heading: string;
  readonly columns: NonNullable<ComponentProps<typeof DataGrid<Line>>['columns']>;
  readonly lines: readonly Line[];
}

function Lines({ heading, columns, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Card flush>
      <h3 slot="heading">{heading}</h3>
      <DataGrid label={heading} columns={columns} rows={lines} rowKey={keyOf} searchable />
    </Card>
  );
}

export function Example() {
  const [fileName, setFileName] = useState('');
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [failure, setFailure] = useState('');
  const latestFile = useRef<File>(undefined);

  const open = async (file: File) => {
    latestFile.current = file;
    setFileName(file.name);
    setLines([]);
    setFailure('');
    try {
      const rows = await readRows(file);
      // Another file may have been chosen meanwhile.
      if (latestFile.current !== file) return;
      setLines(rows.map((cells, index) => ({ number: index + 1, cells, problem: problemOf(cells) })));
      if (rows.length === 0) setFailure(`${file.name} has no rows.`);
    } catch {
      if (latestFile.current === file) setFailure(`${file.name} can’t be read. Choose a CSV, XLSX or JSON file.`);
    }
  };

  const faulty = lines.filter(({ problem }) => problem !== '');
  const accepted = lines.filter(({ problem }) => problem === '');
  return (
    <div className="plinth-stack">
      <Dropzone
        label="Suppliers"
        help={`A list with the columns ${COLUMN_NAMES.join(', ')}. It stays in your browser.`}
        accept=".csv,.xlsx,.json"
        maxSize={MAX_BYTES}
        onDropzoneAdd={({ detail }) => {
          const file = detail.files.at(-1);
          if (file) void open(file);
        }}
      />
      <div className="plinth-row">
        <Button size="small" onClick={() => saveCsv('suppliers.csv', SAMPLE)}>
          Save a sample
        </Button>
        <output>
          {lines.length > 0 ? `${fileName}: ${accepted.length} of ${lines.length} rows can be imported.` : ''}
        </output>
      </div>
      {failure === '' ? null : <Alert variant="danger">{failure}</Alert>}
      <Lines heading="Rows with errors" columns={FAULTY_COLUMNS} lines={faulty} />
      <Lines heading="Preview" columns={COLUMNS} lines={accepted} />
    </div>
  );
}
