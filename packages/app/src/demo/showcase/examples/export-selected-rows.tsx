import { toCsv } from '@plinth/ui-kit/csv';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { DataGrid } from '@plinth/ui-kit/react/data-grid';
import { saveCsv } from '@plinth/ui-kit/save-file';
import { useState } from 'react';

interface Shop {
  readonly email: string;
  readonly name: string;
  readonly website: string;
  readonly rank: number;
}

const SHOPS: readonly Shop[] = ['Harbour Books', 'Lumen Bikes', 'Moss Garden', 'Pine Studio', 'Salt Kitchen'].map(
  (name, index) => {
    const host = `${name.toLowerCase().replace(' ', '-')}.example`;
    return { name, email: `orders@${host}`, website: `https://${host}`, rank: index + 1 };
  },
);

const COLUMNS = [
  { id: 'email', header: 'Email', rowHeader: true, sortable: true, accessor: (shop: Shop) => shop.email },
  { id: 'name', header: 'Name', sortable: true, accessor: (shop: Shop) => shop.name },
  { id: 'website', header: 'Website', accessor: (shop: Shop) => shop.website },
  { id: 'rank', header: 'Rank', align: 'end', sortable: true, accessor: (shop: Shop) => shop.rank },
] as const;
const keyOf = (shop: Shop) => shop.email;
const nameOf = (shop: Shop) => shop.name;

export function Example() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [result, setResult] = useState('');

  const exportSelected = () => {
    const shops = SHOPS.filter((shop) => selected.includes(keyOf(shop)));
    saveCsv('shops.csv', toCsv(COLUMNS, shops));
    setResult(`Exported: ${shops.map(nameOf).join(', ')}.`);
    setSelected([]);
  };

  return (
    <div className="plinth-stack">
      <div className="plinth-row">
        <Button disabled={selected.length === 0} onClick={exportSelected}>
          Export the selected shops
        </Button>
        <output>{result}</output>
      </div>
      <Card flush>
        <h3 slot="heading">Shops</h3>
        <DataGrid
          label="Shops"
          columns={COLUMNS}
          rows={SHOPS}
          rowKey={keyOf}
          rowLabel={nameOf}
          selectable
          searchable
          selected={selected}
          onGridSelectionChange={({ detail }) => setSelected(detail.selected)}
        />
      </Card>
    </div>
  );
}
