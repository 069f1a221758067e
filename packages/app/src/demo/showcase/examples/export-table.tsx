import { toCsv } from '@plinth/ui-kit/csv';
import { Button } from '@plinth/ui-kit/react/button';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { saveCsv, saveFile } from '@plinth/ui-kit/save-file';
import { useState, type FormEvent } from 'react';

interface Supplier {
  readonly name: string;
  readonly email: string;
  readonly city: string;
  readonly invoices: number;
}

const SUPPLIERS: readonly Supplier[] = [
  { name: 'Harbour Books', email: 'orders@harbour-books.example', city: 'Leeds', invoices: 14 },
  { name: 'Lumen Bikes', email: 'hello@lumen.example', city: 'Graz', invoices: 3 },
  { name: 'Moss Garden', email: 'shop@moss-garden.example', city: 'Porto', invoices: 22 },
  { name: 'Pine Studio', email: 'studio@pine.example', city: 'Lyon', invoices: 8 },
  { name: 'Salt Kitchen', email: 'table@salt-kitchen.example', city: 'Austin', invoices: 31 },
];

const COLUMNS = [
  { id: 'name', header: 'Name', rowHeader: true, sortable: true, accessor: (row: Supplier) => row.name },
  { id: 'email', header: 'Email', accessor: (row: Supplier) => row.email },
  { id: 'city', header: 'City', sortable: true, accessor: (row: Supplier) => row.city },
  { id: 'invoices', header: 'Invoices', align: 'end', sortable: true, accessor: (row: Supplier) => row.invoices },
] as const;

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

/** Returns rows as an XLSX file. The library is loaded with the first one. */
async function xlsxOf(rows: readonly Supplier[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const head = COLUMNS.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' as const }));
  const cellOf = (value: string | number) =>
    typeof value === 'number' ? { value, type: Number } : { value, type: String };
  return writeXlsxFile([head, ...rows.map((row) => COLUMNS.map(({ accessor }) => cellOf(accessor(row))))]).toBlob();
}

async function save(name: string, format: string, rows: readonly Supplier[]): Promise<void> {
  if (format === 'csv') saveCsv(`${name}.csv`, toCsv(COLUMNS, rows));
  else if (format === 'xlsx') saveFile(`${name}.xlsx`, await xlsxOf(rows));
  else saveFile(`${name}.json`, new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' }));
}

export function Example() {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState('');
  const words = query.toLowerCase();
  const rows = SUPPLIERS.filter(({ name, email, city }) => `${name} ${email} ${city}`.toLowerCase().includes(words));

  const exportRows = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const name = textOf(values.get('name')) || 'suppliers';
    const format = textOf(values.get('format'));
    try {
      await save(name, format, rows);
      setResult(`Exported as ${name}.${format}.`);
    } catch {
      setResult('The file was not written. Try again.');
    }
    setOpen(false);
  };

  return (
    <div className="plinth-stack">
      <div className="plinth-row">
        <SearchField
          label="Search suppliers"
          labelHidden
          placeholder="Name, email or city"
          value={query}
          onSearchChange={({ detail }) => setQuery(detail.value)}
        />
        <Button disabled={rows.length === 0} onClick={() => setOpen(true)}>
          Export
        </Button>
        <output>{result}</output>
      </div>
      <DataTable label="Suppliers" columns={COLUMNS} rows={rows} />
      <form onSubmit={(event) => void exportRows(event)}>
        <Dialog open={isOpen} heading="Export suppliers" onDialogClose={() => setOpen(false)}>
          <div className="plinth-stack">
            <Field label="File name">
              <input name="name" defaultValue="suppliers" />
            </Field>
            <RadioGroup label="Format" name="format" defaultValue="csv">
              <Radio value="csv">CSV</Radio>
              <Radio value="xlsx">XLSX</Radio>
              <Radio value="json">JSON</Radio>
            </RadioGroup>
          </div>
          <Button slot="footer" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button slot="footer" type="submit" variant="primary">
            Export
          </Button>
        </Dialog>
      </form>
    </div>
  );
}
