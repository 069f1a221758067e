import { BlockUi } from '@plinth/ui-kit/react/block-ui';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { dollars } from '#demo/_shared/amounts.ts';
import { useInvoicesQuery } from '#demo/_shared/invoices/invoices-api.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { Link } from '#shared/navigation.ts';

const LATEST = { perPage: 3 };
const ROWS = Array.from({ length: LATEST.perPage }, (_, index) => index);

/** The latest invoices, with their query, which a card can send again. */
export const useLatestInvoices = () => useInvoicesQuery(LATEST);

/** The latest invoices in a card; a loader is over them while they are requested again. */
export function LatestInvoices() {
  const { data, isError, isFetching, refetch } = useLatestInvoices();
  if (isError && !isFetching)
    return (
      <EmptyState
        kind="error"
        heading="The invoices did not load"
        text="Nothing has changed."
        onLoadRetry={() => void refetch()}
      />
    );
  return (
    <BlockUi busy={isFetching && data !== undefined} label="Loading the invoices">
      <ul className="card-list card-invoices" aria-busy={data === undefined}>
        {data
          ? data.invoices.map(({ id, client, total }) => (
              <li key={id}>
                <Link to={demoRoutes.hrefOf('invoice', { id: String(id) })}>
                  <bdi dir="ltr">#{id}</bdi>
                </Link>
                <bdi className="card-invoice-client">{client.name}</bdi>
                <bdi>{dollars(total)}</bdi>
              </li>
            ))
          : ROWS.map((row) => (
              <li key={row}>
                <Skeleton shape="text" />
              </li>
            ))}
      </ul>
    </BlockUi>
  );
}
