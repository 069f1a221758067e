import type { Order, OrderPayment } from '@plinth/api-client/demo/orders';
import { iconPrinter } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useServices } from '#core/context.ts';
import { cardName } from '#demo/_shared/account/card-names.ts';
import { dollars } from '#demo/_shared/amounts.ts';
import { canPrint } from '#demo/_shared/can-print.ts';
import { dayInYear } from '#demo/_shared/dates.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { LinkButton } from '#demo/_shared/link-button.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { productHref } from '#demo/_shared/shop/product-href.ts';
import { ProductPicture } from '#demo/_shared/shop/product-picture.tsx';
import { Link } from '#shared/navigation.ts';
import { useOrderQuery } from '../orders-api.ts';
import { DeliveryAddressLines } from './delivery-address.tsx';
import { OrderLedger } from './order-summary.tsx';
import { StepHeading } from './step-heading.tsx';
import './confirmation.css';

const SHOP = demoRoutes.hrefOf('shop');

function paymentText(payment: OrderPayment): string {
  switch (payment.method) {
    case 'card':
      return cardName(payment);
    case 'bank-transfer':
      return 'Bank transfer';
    case 'pay-on-delivery':
      return 'Pay on delivery';
  }
}

function OrderItems({ items }: Pick<Order, 'items'>) {
  const { now } = useServices();
  return (
    <ul className="order-items" aria-label="Items">
      {items.map((item) => (
        <li key={item.id}>
          <ProductPicture image={item.image} />
          <span className="order-item-words">
            <Link to={productHref(item)}>
              <bdi>{item.name}</bdi>
            </Link>
            <span className="text-13 muted">
              <bdi>
                {item.qty} × {dollars(item.price)}, delivery by {dayInYear(item.shippingDate, now())}
              </bdi>
            </span>
          </span>
          <bdi dir="ltr" className="figures order-item-price">
            {dollars(item.price * item.qty)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

function PlacedOrder({ order }: { readonly order: Order }) {
  const { now } = useServices();
  const { number, items, address, payment, sums, coupon, deliveryDate } = order;
  return (
    <section className="checkout-sheet confirmation" aria-label="Confirmation" data-ready="checkout">
      <div className="confirmation-head">
        <div>
          <StepHeading step="done">Your order is placed</StepHeading>
          <p className="muted">
            <bdi>
              Order <b className="figures">{number}</b>. Everything arrives by {dayInYear(deliveryDate, now())}.
            </bdi>
          </p>
        </div>
        <div className="confirmation-actions">
          {canPrint() ? (
            <Button onClick={() => print()}>
              <Icon slot="start" path={iconPrinter} />
              Print
            </Button>
          ) : null}
          <LinkButton variant="primary" to={SHOP}>
            Continue shopping
          </LinkButton>
        </div>
      </div>
      <OrderItems items={items} />
      <div className="confirmation-facts">
        <div>
          <h3>Deliver to</h3>
          <DeliveryAddressLines address={address} />
        </div>
        <div>
          <h3>Payment</h3>
          <p className="muted">
            <bdi dir={payment.method === 'card' ? 'ltr' : undefined}>{paymentText(payment)}</bdi>
          </p>
        </div>
        <OrderLedger sums={sums} couponCode={coupon?.code ?? ''} />
      </div>
    </section>
  );
}

/** The last step: the placed order that the address names. */
export function Confirmation({ orderId }: { readonly orderId: number }) {
  const { currentData: order, error, refetch } = useOrderQuery(orderId);
  if (order) return <PlacedOrder order={order} />;
  if (failureOf(error).status === 404) {
    return (
      <EmptyState
        kind="error"
        heading="There is no such order"
        text="The address may be wrong, or the demo data was reset."
      >
        <LinkButton slot="action" to={SHOP}>
          Back to the shop
        </LinkButton>
      </EmptyState>
    );
  }
  if (error) return <EmptyState kind="error" heading="The order did not load" onLoadRetry={() => void refetch()} />;
  return <Skeleton shape="block" className="checkout-skeleton" />;
}
