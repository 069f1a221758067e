import type { OrderSums } from '@plinth/api-client/demo/order-sums';
import { formatMoney } from '@plinth/ui-kit/format';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { dollars } from '#demo/_shared/amounts.ts';
import './order-summary.css';

interface Props {
  /** Undefined until they have loaded. */
  readonly sums: OrderSums | undefined;
  /** The code of the coupon; empty without one. */
  readonly couponCode: string;
}

/** The sums of an order, line by line. */
export function OrderLedger({ sums, couponCode }: Props) {
  if (!sums) return <Skeleton lines={5} className="order-ledger-skeleton" />;
  const takenOff = (amount: number) => (amount === 0 ? dollars(0) : formatMoney(-amount * 100, { language: 'en-US' }));
  const lines = [
    { name: 'Subtotal', amount: dollars(sums.subtotal) },
    { name: 'Discounts', amount: takenOff(sums.discounts) },
    ...(sums.coupon > 0 || couponCode !== '' ? [{ name: 'Coupon', amount: takenOff(sums.coupon) }] : []),
    { name: 'Delivery', amount: sums.delivery === 0 ? 'Free' : dollars(sums.delivery) },
  ];
  return (
    <dl className="order-ledger">
      {lines.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi dir="ltr" className="figures">
              {amount}
            </bdi>
          </dd>
        </div>
      ))}
      <div className="order-total">
        <dt>Total</dt>
        <dd>
          <bdi dir="ltr" className="figures">
            {dollars(sums.total)}
          </bdi>
        </dd>
      </div>
    </dl>
  );
}
