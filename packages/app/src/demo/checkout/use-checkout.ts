import { orderSumsOf, type OrderLine, type OrderSums } from '@plinth/api-client/demo/order-sums';
import type { StoredAddress } from '@plinth/api-client/demo/orders';
import { useEffect, useMemo } from 'react';
import { useCartQuery, type CartEntry } from '#demo/_shared/cart/cart-api.ts';
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
  /** The code of the coupon; empty without one. */
  readonly couponCode: string;
  /** Why the coupon takes nothing off; null without a reason. */
  readonly couponFailure: 'unknown' | 'not-loaded' | null;
  /** What the coupon takes off, in percent. */
  readonly couponPercent: number;
  /** What the cart costs; undefined until everything it needs has loaded. */
  readonly sums: OrderSums | undefined;
  /** Loads again what did not load; null unless something did not. */
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
  const name = query.get('step');
  const addressId = numberIn(query.get('address'));
  const address = stored.data?.find(({ id }) => id === addressId) ?? null;
  const progress = {
    hasItems: (cart.data?.length ?? 0) > 0,
    hasAddress: address !== null,
    hasOrder: numberIn(query.get('order')) > 0,
  };
  const isKnown = name === 'done' || (cart.data !== undefined && stored.data !== undefined);
  const openStep = openStepOf(name, progress);
  const isLocked = isKnown && name !== null && name !== openStep;
  useEffect(() => {
    if (isLocked) setQuery({ step: openStep === 'cart' ? null : openStep }, { replace: true });
  }, [isLocked, openStep, setQuery]);
  const couponPercent = coupon.currentData?.percent ?? 0;
  const isCouponKnown = couponCode === '' || coupon.currentData !== undefined || coupon.isError;
  const sums = useMemo(() => {
    const lines = linesOf(cart.data);
    return lines && isCouponKnown ? orderSumsOf(lines, couponPercent) : undefined;
  }, [cart.data, isCouponKnown, couponPercent]);
  const failed = [cart, stored].filter(({ data, isError }) => isError && data === undefined);
  const isCouponUnknown = coupon.error !== undefined && 'status' in coupon.error && coupon.error.status === 404;
  return {
    step: isKnown ? openStep : null,
    progress,
    entries: cart.data,
    addresses: stored.data,
    address,
    couponCode,
    couponFailure: couponCode === '' || !coupon.isError ? null : isCouponUnknown ? 'unknown' : 'not-loaded',
    couponPercent,
    sums,
    retry: failed.length === 0 ? null : () => failed.forEach(({ refetch }) => void refetch()),
  };
}
