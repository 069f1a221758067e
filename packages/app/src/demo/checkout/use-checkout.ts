import type { PaymentMethod } from '@plinth/api-client/demo/account';
import { orderSumsOf, type OrderLine, type OrderSums } from '@plinth/api-client/demo/order-sums';
import type { StoredAddress } from '@plinth/api-client/demo/orders';
import { useEffect, useMemo, useState } from 'react';
import { useAccountExtrasQuery } from '#demo/_shared/account/account-api.ts';
import { useCartQuery, type CartEntry } from '#demo/_shared/cart/cart-api.ts';
import { canBeOrdered } from '#demo/_shared/cart/stock.ts';
import { useQuery } from '#shared/navigation.ts';
import { openStepOf, type CheckoutProgress, type CheckoutStep } from './checkout-steps.ts';
import { useAddressesQuery, useCouponQuery } from './orders-api.ts';

/** The checkout as the address and the stored data have it. */
export interface Checkout {
  /** The open step; null until it is known whether it may open. */
  readonly step: CheckoutStep | null;
  readonly progress: CheckoutProgress;
  /** Undefined until it has loaded. */
  readonly entries: readonly CartEntry[] | undefined;
  readonly addresses: readonly StoredAddress[] | undefined;
  /** The address to which is delivered; null without one. */
  readonly address: StoredAddress | null;
  /** The stored cards of the account; undefined until they have loaded, and before the payment. */
  readonly cards: readonly PaymentMethod[] | undefined;
  /** The code of the coupon; empty without one. */
  readonly couponCode: string;
  readonly isCouponLoading: boolean;
  /** Checks the coupon again. */
  readonly retryCoupon: () => void;
  /** Why the coupon takes nothing off; null without a reason. */
  readonly couponFailure: 'unknown' | 'not-loaded' | null;
  /** The coupon's reduction, in percent. */
  readonly couponPercent: number;
  /** The sums of the cart; undefined until everything it needs has loaded. */
  readonly sums: OrderSums | undefined;
  /** Retries what failed to load; null if nothing failed. */
  readonly retry: (() => void) | null;
}

const numberIn = (text: string | null): number => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Returns the lines of the cart for its sums; undefined while one of them has no terms yet. */
function linesOf(entries: readonly CartEntry[] | undefined): readonly OrderLine[] | undefined {
  const lines = entries?.flatMap(({ terms, ...entry }) =>
    terms ? [{ ...entry, discountPercentage: terms.discountPercentage }] : [],
  );
  return lines?.length === entries?.length ? lines : undefined;
}

/** Reads the checkout. A step that is locked becomes the last open one before it. */
export function useCheckout(): Checkout {
  const { query, setQuery } = useQuery();
  const cart = useCartQuery();
  const stored = useAddressesQuery();
  const couponCode = query.get('coupon')?.trim() ?? '';
  const coupon = useCouponQuery(couponCode, { skip: couponCode === '' });
  const [firstCouponCode] = useState(couponCode);
  const name = query.get('step');
  const account = useAccountExtrasQuery(null, { skip: name !== 'payment' });
  const addressId = numberIn(query.get('address'));
  const address = stored.data?.find(({ id }) => id === addressId) ?? null;
  const progress = {
    isOrderable: cart.data !== undefined && cart.data.length > 0 && cart.data.every(canBeOrdered),
    hasAddress: address !== null,
    hasOrder: numberIn(query.get('order')) > 0,
  };
  // A coupon that the address had at first is waited for, so that the sums don't change once they are shown.
  const isComplete = !(coupon.isFetching && couponCode === firstCouponCode && coupon.currentData === undefined);
  const isKnown = name === 'done' || (cart.data !== undefined && stored.data !== undefined && isComplete);
  const openStep = openStepOf(name, progress);
  const isLocked = isKnown && name !== null && name !== openStep;
  useEffect(() => {
    if (isLocked) setQuery({ step: openStep === 'cart' ? null : openStep }, { replace: true });
  }, [isLocked, openStep, setQuery]);
  const couponPercent = coupon.currentData?.percent ?? 0;
  const sums = useMemo(() => {
    const lines = linesOf(cart.data);
    return lines && orderSumsOf(lines, couponPercent);
  }, [cart.data, couponPercent]);
  const failed = [cart, stored, account].filter(({ data, isError }) => isError && data === undefined);
  const cards = account.data?.paymentMethods;
  const isCouponUnknown = coupon.error !== undefined && 'status' in coupon.error && coupon.error.status === 404;
  return {
    step: isKnown && (openStep !== 'payment' || cards !== undefined) ? openStep : null,
    progress,
    entries: cart.data,
    addresses: stored.data,
    address,
    cards,
    couponCode,
    isCouponLoading: coupon.isFetching,
    retryCoupon: () => void coupon.refetch(),
    couponFailure:
      couponCode === '' || coupon.isFetching || !coupon.isError ? null : isCouponUnknown ? 'unknown' : 'not-loaded',
    couponPercent,
    sums,
    retry: failed.length === 0 ? null : () => failed.forEach(({ refetch }) => void refetch()),
  };
}
