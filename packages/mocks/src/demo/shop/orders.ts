/** Coupons and orders. */
import { orderSumsOf } from '@plinth/api-client/demo/order-sums';
import { checkCoupon, getOrder, placeOrder, type Coupon, type Order } from '@plinth/api-client/demo/orders';
import { created, ok, refuse } from '#engine/response.ts';
import { defineTable } from '../database.ts';
import { formatDay } from '../dates.ts';
import { handle, type CallHandler } from '../handle.ts';
import { isSameText } from '../lists.ts';
import { notify } from '../notifications/notify.ts';
import { SAMPLE_ADDRESS } from './addresses.ts';
import { cartProductsOf } from './cart.ts';
import { cartItems } from './seed.ts';

const COUPONS: readonly Coupon[] = [{ code: 'PLINTH10', percent: 10 }];

const UNKNOWN_COUPON = 'This code is not valid';

/** The number of the first order. */
const FIRST_NUMBER = 1_001;

const findCoupon = (code: string): Coupon | null => COUPONS.find((coupon) => isSameText(coupon.code, code)) ?? null;

/** An order of an account. */
interface StoredOrder extends Order {
  readonly accountId: number;
}

/** The orders of all accounts, in the order in which they were placed. */
const orders = defineTable<StoredOrder>({ name: 'orders', seed: () => [] });

const orderOf = ({ accountId: _accountId, ...order }: StoredOrder): Order => order;

const SAMPLE_ORDER = {
  address: SAMPLE_ADDRESS,
  payment: { method: 'card', brand: 'visa', lastFour: '4242' },
  coupon: 'PLINTH10',
} as const;

/** The handlers of the calls that check a coupon, and place and show an order. */
export const orderHandlers: readonly CallHandler[] = [
  handle(
    checkCoupon,
    ({ body: { code } }) => {
      const coupon = findCoupon(code);
      return coupon ? ok({ coupon }) : refuse(404, UNKNOWN_COUPON);
    },
    [{ code: 'PLINTH10' }],
  ),
  handle(
    placeOrder,
    ({ database, now, accountId, body: { address, payment, coupon: code } }) => {
      const table = database.table(orders);
      const items = cartProductsOf(database, now);
      if (items.length === 0) return refuse(400, 'The cart is empty');
      const coupon = findCoupon(code ?? '');
      if (!coupon && code !== '' && code !== null) return refuse(400, { coupon: UNKNOWN_COUPON });
      const order = table.add({
        accountId,
        number: String(FIRST_NUMBER + table.nextId - 1),
        placedAt: now.toISOString(),
        items: items.map(({ id, name, slug, brand, image, price, hasFreeShipping, ...item }) => {
          const { qty, shippingDate, discountPercentage } = item;
          return { id, name, slug, brand, image, price, hasFreeShipping, qty, shippingDate, discountPercentage };
        }),
        address,
        payment,
        coupon,
        sums: orderSumsOf(items, coupon?.percent ?? 0),
        deliveryDate:
          items
            .map(({ shippingDate }) => shippingDate)
            .toSorted()
            .at(-1) ?? '',
      });
      notify(database, now, {
        icon: 'package-check',
        title: `Order ${order.number} was placed`,
        subtitle: `It arrives by ${formatDay(order.deliveryDate)}`,
        link: `/apps/ecommerce/checkout?step=done&order=${order.id}`,
      });
      const cart = database.table(cartItems);
      for (const { id } of cart.rows) cart.remove(id);
      return created({ order: orderOf(order) });
    },
    [SAMPLE_ORDER],
  ),
  handle(
    getOrder,
    ({ database, accountId, query: { id } }) => {
      const order = database.table(orders).find(id);
      return order?.accountId === accountId ? ok({ order: orderOf(order) }) : refuse(404, 'There is no such order');
    },
    async (call) => [{ id: (await call(placeOrder, SAMPLE_ORDER)).order.id }],
  ),
];
