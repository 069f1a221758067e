import { countText, dollars } from '../amounts.ts';
import { demoRoutes } from '../routes.ts';
import { useProductsQuery } from '../shop/products-api.ts';
import { useStatisticsCardQuery } from './cards-api.ts';
import { Counter } from './counter.tsx';
import { UsersCounter } from './users-counter.tsx';

/** The days of the period of the counters. */
const PERIOD_DAYS = 28;
/** The most products that one response has. */
const MAX_PRODUCTS = 1_000;

function OrdersCounter() {
  const { data, isError, refetch } = useStatisticsCardQuery('orders');
  const total = data?.total ?? 0;
  return (
    <Counter
      name="Orders"
      value={data ? countText(total) : null}
      reason={`${Math.round(total / PERIOD_DAYS)} a day`}
      href={demoRoutes.hrefOf('invoices')}
      isError={isError}
      onRetry={() => void refetch()}
    />
  );
}

function RevenueCounter() {
  const revenue = useStatisticsCardQuery('revenue');
  const sales = useStatisticsCardQuery('sales');
  const total = revenue.data?.total ?? 0;
  const returned = (sales.data?.total ?? 0) - total;
  return (
    <Counter
      name="Revenue"
      value={revenue.data && sales.data ? dollars(total) : null}
      reason={`after ${dollars(returned)} returned`}
      href={demoRoutes.hrefOf('invoices', {}, { status: 'Paid' })}
      isError={revenue.isError || sales.isError}
      onRetry={() => {
        if (revenue.isError) void revenue.refetch();
        if (sales.isError) void sales.refetch();
      }}
    />
  );
}

function ProductsCounter() {
  const { data, isError, refetch } = useProductsQuery({ perPage: MAX_PRODUCTS });
  const outOfStock = data?.products.filter(({ stock }) => stock === 0).length ?? 0;
  return (
    <Counter
      name="Products"
      value={data ? countText(data.total) : null}
      reason={`${countText(outOfStock)} out of stock`}
      href={demoRoutes.hrefOf('shop')}
      isError={isError}
      onRetry={() => void refetch()}
    />
  );
}

/** Four counts of the shop in a strip, each a link to what it counts. */
export function Counters() {
  return (
    <ul className="counters" aria-label="Shop totals">
      <OrdersCounter />
      <UsersCounter name="Customers" />
      <ProductsCounter />
      <RevenueCounter />
    </ul>
  );
}
