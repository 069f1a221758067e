import { INVOICE_STATUSES, type Invoice } from '@plinth/api-client/demo/invoice';
import { iconPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect } from 'react';
import { dayText, dollars } from '#demo/_shared/amounts.ts';
import { useInvoicesQuery, useLazyInvoicesQuery, type InvoiceQuery } from '#demo/_shared/invoices/invoices-api.ts';
import { ExportMenu } from '#demo/_shared/list/export-menu.tsx';
import { dayValue, type ExportColumn } from '#demo/_shared/list/export-rows.ts';
import { ListBody } from '#demo/_shared/list/list-body.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { ListTools } from '#demo/_shared/list/list-tools.tsx';
import { useListAddress, type ListAddress } from '#demo/_shared/list/use-list-address.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useOpenRecord } from '#demo/_shared/use-open-record.ts';
import { useLocation, useNavigate } from '#shared/navigation.ts';
import { InvoiceGrid } from '../components/invoice-grid.tsx';
import { SendDrawer } from '../components/send-drawer.tsx';
import { STATUS_OPTIONS } from '../invoice-status.ts';
import { rememberList } from '../list-place.ts';

const PARAMETERS = {
  defaultSort: { columnId: 'id', descending: true },
  columns: ['id', 'invoiceStatus', 'client.name', 'total', 'issuedDate', 'balance'],
  filters: { status: INVOICE_STATUSES },
};

const FILTERS = [{ parameter: 'status', name: 'Status', options: STATUS_OPTIONS }];

/** More invoices than a list has, so that one call gets them all. */
const ALL_ROWS = 1_000;

const EXPORT_COLUMNS: readonly ExportColumn<Invoice>[] = [
  { header: 'Number', value: ({ id }) => String(id), typed: ({ id }) => id },
  { header: 'Status', value: ({ invoiceStatus }) => invoiceStatus },
  { header: 'Client', value: ({ client }) => client.name },
  { header: 'Company', value: ({ client }) => client.company },
  { header: 'Email', value: ({ client }) => client.companyEmail },
  {
    header: 'Issued Date',
    value: ({ issuedDate }) => dayText(issuedDate),
    typed: ({ issuedDate }) => dayValue(issuedDate),
  },
  { header: 'Due Date', value: ({ dueDate }) => dayText(dueDate), typed: ({ dueDate }) => dayValue(dueDate) },
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

/** The page of the invoices. The address says which of them it shows. */
export function InvoiceListPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = useListAddress(PARAMETERS);
  useEffect(() => rememberList(search), [search]);
  const record = useOpenRecord('send');
  const { page, perPage } = list;
  const { data, currentData, isError, isFetching, refetch } = useInvoicesQuery(queryOf(list, { page, perPage }));
  const shown = currentData ?? data;
  const [loadInvoices] = useLazyInvoicesQuery();
  const add = () => navigate(demoRoutes.hrefOf('invoice-add'));
  return (
    <ListPage
      title="demo.pages.invoices"
      shortTitle="demo.menu.list"
      group="demo.menu.invoice"
      actions={
        <Button variant={record.name === null ? 'primary' : 'secondary'} onClick={add}>
          <Icon slot="start" path={iconPlus} />
          Add Record
        </Button>
      }
    >
      <div className="list-sheet" data-ready={shown && !isFetching ? 'invoices' : undefined}>
        <ListTools
          list={list}
          searchLabel="Search number, client, e-mail"
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
          isError={isError}
          onRetry={() => void refetch()}
          add={{ label: 'Add Record', onAdd: add }}
        >
          <InvoiceGrid list={list} invoices={shown?.invoices ?? []} isLoading={isFetching} onSend={record.open} />
        </ListBody>
      </div>
      <SendDrawer record={record} id={record.name} />
    </ListPage>
  );
}
