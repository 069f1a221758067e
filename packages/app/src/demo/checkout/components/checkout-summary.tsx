import { plainText } from '@plinth/ui-kit/plain-text';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { useState, type FormEvent } from 'react';
import type { CartEntry } from '#demo/_shared/cart/cart-api.ts';
import { useQuery } from '#shared/navigation.ts';
import type { Checkout } from '../use-checkout.ts';
import { OrderLedger } from './order-summary.tsx';

type CouponState = Pick<Checkout, 'couponCode' | 'isCouponLoading' | 'retryCoupon' | 'couponFailure' | 'couponPercent'>;

function CouponForm({ couponCode, isCouponLoading, retryCoupon, couponFailure, couponPercent }: CouponState) {
  const { setQuery } = useQuery();
  const [text, setText] = useState(couponCode);
  const code = plainText(text).trim();
  const isApplied = couponPercent > 0 && code.toLowerCase() === couponCode.toLowerCase();
  const [isBlank, setBlank] = useState(false);
  const isRefused = couponFailure === 'unknown' && code === couponCode;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBlank(code === '');
    if (isApplied) {
      setText('');
      setQuery({ coupon: null }, { replace: true });
    } else if (code === couponCode && couponFailure !== null) retryCoupon();
    else if (code !== '') setQuery({ coupon: code }, { replace: true });
  };
  const error = isRefused
    ? 'This code is not valid'
    : couponFailure === 'not-loaded'
      ? 'The code was not checked. Try again.'
      : isBlank
        ? 'Enter a code'
        : '';
  return (
    <form className="coupon-form" noValidate onSubmit={submit}>
      <Field label="Coupon" error={error} help={isApplied ? `Takes ${couponPercent}% off after discounts.` : ''}>
        <input
          type="text"
          name="coupon"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setBlank(false);
          }}
        />
      </Field>
      <Button type="submit" busy={isCouponLoading} label={isApplied ? 'Remove the coupon' : undefined}>
        {isApplied ? 'Remove' : 'Apply'}
      </Button>
    </form>
  );
}

/** Says why the delivery costs what it does. */
function deliveryText(entries: readonly CartEntry[], delivery: number): string {
  const count = entries.filter(({ hasFreeShipping }) => !hasFreeShipping).length;
  if (count === 0) return 'Delivery is free because every item ships free.';
  return `Delivery is $${delivery} because ${count === 1 ? 'one item does' : `${count} items do`} not ship free.`;
}

/** The sums of the cart. */
export function CheckoutSummary({ checkout }: { readonly checkout: Checkout }) {
  const { setQuery } = useQuery();
  const { step, entries, sums, couponCode, couponPercent, progress } = checkout;
  return (
    <aside className="checkout-summary" aria-label="Summary">
      <h2>Summary</h2>
      <CouponForm {...checkout} />
      <OrderLedger sums={sums} couponCode={couponPercent > 0 ? couponCode : ''} />
      {step === 'cart' ? (
        <Button wide variant="primary" disabled={!progress.isOrderable} onClick={() => setQuery({ step: 'address' })}>
          Continue to address
        </Button>
      ) : null}
      {step === 'cart' && !progress.isOrderable ? (
        <p className="text-13">
          <bdi>There are not enough pieces of an item. Change its quantity to go on.</bdi>
        </p>
      ) : null}
      {sums && entries ? (
        <p className="text-13 muted">
          <bdi>{deliveryText(entries, sums.delivery)} Nothing is charged until you place the order.</bdi>
        </p>
      ) : null}
    </aside>
  );
}
