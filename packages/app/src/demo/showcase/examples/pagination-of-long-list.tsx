import { DataTable } from '@plinth/ui-kit/react/data-table';
import { Pagination } from '@plinth/ui-kit/react/pagination';
import { useState } from 'react';

const SHOPS = ['Harbour Books', 'Lumen Bikes', 'Pine Studio', 'Salt Kitchen', 'Moss Garden'];
const ORDERS = Array.from({ length: 1_000 }, (_, index) => ({
  number: `No. ${index + 1}`,
  shop: SHOPS[index % SHOPS.length],
  items: 1 + ((index * 7) % 12),
}));
const PAGE_SIZE = 8;

type Order = (typeof ORDERS)[number];

const COLUMNS = [
  { id: 'number', header: 'Order', rowHeader: true, accessor: (order: Order) => order.number },
  { id: 'shop', header: 'Shop', accessor: (order: Order) => order.shop },
  { id: 'items', header: 'Items', align: 'end', accessor: (order: Order) => order.items },
] as const;

export function Example() {
  const [page, setPage] = useState(1);
  return (
    <div className="plinth-stack">
      <DataTable label="Orders" columns={COLUMNS} rows={ORDERS.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
      <Pagination
        label="Pages of the orders"
        page={page}
        pages={Math.ceil(ORDERS.length / PAGE_SIZE)}
        onPageChange={({ detail }) => setPage(detail.page)}
      />
    </div>
  );
}
