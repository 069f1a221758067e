import type { CartProduct } from './shop.ts';

/** The sums of an order, in whole dollars: subtotal − discounts − coupon + delivery = total. */
export interface OrderSums {
  /** The sum of price × quantity. */
  readonly subtotal: number;
  /** The sum of the discounts of the lines. */
  readonly discounts: number;
  /** The reduction by the coupon. */
  readonly coupon: number;
  readonly delivery: number;
  readonly total: number;
}

/** The price of delivery, in whole dollars, unless every product ships free. */
export const DELIVERY_PRICE = 10;

type Quantity = Pick<CartProduct, 'price' | 'qty'>;
/** A line of an order. */
export type OrderLine = Quantity & Pick<CartProduct, 'discountPercentage' | 'hasFreeShipping'>;

/** Returns a share of an amount, rounded half up to whole dollars. */
const shareOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/** Returns the sum of price × quantity. */
export const subtotalOf = (lines: readonly Quantity[]): number =>
  lines.reduce((sum, { price, qty }) => sum + price * qty, 0);

/** Returns the discount of a line: the percentage of the product on price × quantity. */
export const lineDiscountOf = ({ price, qty, discountPercentage }: Omit<OrderLine, 'hasFreeShipping'>): number =>
  shareOf(price * qty, discountPercentage);

/** Returns the sums of an order. @param couponPercent the coupon's reduction of the discounted subtotal; 0 without one. */
export function orderSumsOf(lines: readonly OrderLine[], couponPercent: number): OrderSums {
  const subtotal = subtotalOf(lines);
  const discounts = lines.reduce((sum, line) => sum + lineDiscountOf(line), 0);
  const coupon = shareOf(subtotal - discounts, couponPercent);
  const delivery = lines.every(({ hasFreeShipping }) => hasFreeShipping) ? 0 : DELIVERY_PRICE;
  return { subtotal, discounts, coupon, delivery, total: subtotal - discounts - coupon + delivery };
}
