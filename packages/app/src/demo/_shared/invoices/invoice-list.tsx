import { INVOICE_STATUSES, type Invoice } from '@plinth/api-client/demo/invoice';
import { useNavigate } from '#shared/navigation.ts';
import { dollars } from '../amounts.ts';
import { dayText } from '../dates.ts';
import { ExportMenu } from '../list/export-menu.tsx';
import { dayValue, type ExportColumn } from '../list/export-rows.ts';
import { ListBody } from '../list/list-body.tsx';
import { ListTools } from '../list/list-tools.tsx';
import { ALL_ROWS, useListAddress, type ListAddress } from '../list/use-list-address.ts';
import { demoRoutes } from '../routes.ts';
import { useOpenRecord } from '../use-open-record.ts';
import { InvoiceGrid } from './invoice-grid.tsx';
import { STATUS_OPTIONS } from './invoice-status.ts';
import { useInvoicesQuery, useLazyInvoicesQuery, type InvoiceQuery } from './invoices-api.ts';
import { SendDrawer } from './send-drawer.tsx';

const PARAMETERS = {
  defaultSort: { columnId: 'id', descending: true },
  columns: ['id', 'invoiceStatus', 'client.name', 'total', 'issuedDate', 'balance'],
  filters: { status: INVOICE_STATUSES },
};
const PREFIXED_PARAMETERS = { ...PARAMETERS, prefix: 'inv' };

const FILTERS = [{ parameter: 'status', name: 'Status', options: STATUS_OPTIONS }];

const EXPORT_COLUMNS: readonly ExportColumn<Invoice>[] = [
  { header: 'Number', value: ({ id }) => String(id), typed: ({ id }) => id },
  { header: 'Status', value: ({ invoiceStatus }) => invoiceStatus },
  { header: 'Client', value: ({ client }) => client.name },
  { header: 'Company', value: ({ client }) => client.company },
  { header: 'Email', value: ({ client }) => client.companyEmail },
  {
    header: 'Issued date',
    value: ({ issuedDate }) => dayText(issuedDate),
    typed: ({ issuedDate }) => dayValue(issuedDate),
  },
  { header: 'Due date', value: ({ dueDate }) => dayText(dueDate), typed: ({ dueDate }) => dayValue(dueDate) },
  { header: 'Total', value: ({ total }) => dollars(total), typed: ({ total }) => total },
  { header: 'Balance', value: ({ balance }) => dollars(balance), typed: ({ balance }) => balance },
];

const toJson = ({ avatar: _avatar, ...invoice }: Invoice) => invoice;

const queryOf = ({ q, sort, filters }: ListAddress, pages: Pick<InvoiceQuery, 'page' | 'perPage'>): InvoiceQuery => ({
  q,
  ...pages,
  status: filters['status'] ?? '',
  sort: sort.descending ? 'desc' : 'asc',
  sortColumn: sort.columnId,
});

interface Props {
  /** Whether the list is one of several parts of its page. Its parameters in the address begin with `inv` then. */
  readonly isPart?: boolean;
  /** The name of the list as the markup has it when it is ready. */
  readonly ready?: string;
}

/** The invoices as a table with a search, filters and pages, all of which the address says. */
export function InvoiceList({ isPart = false, ready }: Props) {
  const navigate = useNavigate();
  const list = useListAddress(isPart ? PREFIXED_PARAMETERS : PARAMETERS);
  const record = useOpenRecord(isPart ? 'invSend' : 'send');
  const { page, perPage } = list;
  const { data: shown, isError, isFetching, refetch } = useInvoicesQuery(queryOf(list, { page, perPage }));
  const [loadInvoices] = useLazyInvoicesQuery();
  const add = () => navigate(demoRoutes.hrefOf('invoice-add'));
  return (
    <>
      <div className="list-sheet" data-ready={shown && !isFetching ? ready : undefined}>
        <ListTools
          list={list}
          searchLabel="Search number, client, email"
          filters={FILTERS}
          isFetching={isFetching && shown !== undefined}
        >
          <ExportMenu
            title="Invoices"
            columns={EXPORT_COLUMNS}
            toJson={toJson}
            loadRows={async () => (await loadInvoices(queryOf(list, { page: 1, perPage: ALL_ROWS })).unwrap()).invoices}
          />
        </ListTools>
        <ListBody
          list={list}
          noun="invoice"
          total={shown?.total}
          isFetching={isFetching}
          isError={isError}
          onRetry={() => void refetch()}
          add={{ label: 'Add invoice', onAdd: add }}
        >
          <InvoiceGrid list={list} invoices={shown?.invoices ?? []} isLoading={isFetching} onSend={record.open} />
        </ListBody>
      </div>
      <SendDrawer record={record} id={record.name} />
    </>
  );
}
