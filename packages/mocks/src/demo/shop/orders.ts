/** Coupons and orders. */
import { orderSumsOf } from '@plinth/api-client/demo/order-sums';
import { checkCoupon, getOrder, placeOrder, type Coupon, type Order } from '@plinth/api-client/demo/orders';
import { created, ok, refuse } from '#engine/response.ts';
import type { DemoContext } from '../context.ts';
import { defineTable } from '../database.ts';
import { formatDay } from '../dates.ts';
import { deliverMail } from '../email/mails.ts';
import { handle, type CallHandler } from '../handle.ts';
import { htmlOf, linkTo } from '../html.ts';
import { isSameText } from '../lists.ts';
import { formatDollars } from '../money.ts';
import { notify } from '../notifications/notify.ts';
import { SAMPLE_ADDRESS } from './addresses.ts';
import { cartProductsOf, stockText } from './cart.ts';
import { cartItems, products } from './seed.ts';

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

const SENDER = { name: 'Plinth Shop', email: 'orders@plinth.test' };

/** Sends the email that confirms an order, with a link to its page. */
const sendConfirmation = (context: DemoContext, accountId: number, order: Order): Promise<void> =>
  deliverMail(context, accountId, {
    folder: 'inbox',
    person: SENDER,
    subject: `Order ${order.number} is placed`,
    message: [
      htmlOf(
        `Thank you for your order of ${formatDollars(order.sums.total)}. Everything arrives by ${formatDay(order.deliveryDate)}.\n\nOpen this page to see what you ordered:`,
      ),
      linkTo(context.origin, `/apps/ecommerce/checkout?step=done&order=${order.id}`),
    ].join(''),
    // The order has its own.
    isAnnounced: false,
  });

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
    async ({ context, database, accountId, now, body: { address, payment, coupon: code } }) => {
      const table = database.table(orders);
      const items = cartProductsOf(database, now);
      if (items.length === 0) return refuse(400, 'The cart is empty');
      const missing = items.find(({ qty, stock }) => qty > stock);
      if (missing) return refuse(400, stockText(missing));
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
      for (const { id, stock, qty } of items) database.table(products).update(id, { stock: stock - qty });
      const cart = database.table(cartItems);
      for (const { id } of cart.rows) cart.remove(id);
      await sendConfirmation(context, accountId, order);
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
