import { getMail, listMails } from '@plinth/api-client/demo/email';
import {
  addAddress,
  checkCoupon,
  getOrder,
  listAddresses,
  placeOrder,
  type NewOrder,
} from '@plinth/api-client/demo/orders';
import {
  addToCart,
  addToWishlist,
  getProduct,
  listCart,
  listWishlist,
  removeFromCart,
  removeFromWishlist,
  updateCartItem,
} from '@plinth/api-client/demo/shop';
import { describe, expect, test } from 'vitest';
import { NOW } from '#node.ts';
import { startDemo } from '#testing/demo-world.ts';
import { SAMPLE_ADDRESS } from './addresses.ts';
import { products as stored } from './seed.ts';

const { call, signIn, server } = startDemo();

const NEW_ORDER: NewOrder = {
  address: SAMPLE_ADDRESS,
  payment: { method: 'card', brand: 'visa', lastFour: '4242' },
  coupon: 'plinth10',
};
const cartIds = async () => (await call(listCart)).products.map(({ id }) => id);
const wishlist = async () => (await call(listWishlist)).products.map(({ id, isInCart }) => [id, isInCart]);

describe('the wishlist', () => {
  test('has 2 products, the last added first', async () => {
    await expect(wishlist()).resolves.toEqual([
      [12, true],
      [4, false],
    ]);
  });

  test('takes a product once', async () => {
    await expect(call(addToWishlist, { productId: 18 })).resolves.toEqual({ item: { id: 3, productId: 18 } });
    await expect(call(addToWishlist, { productId: 4 })).resolves.toEqual({ item: { id: 1, productId: 4 } });
    await expect(wishlist()).resolves.toEqual([
      [18, false],
      [12, true],
      [4, false],
    ]);
    await expect(call(addToWishlist, { productId: 99 })).rejects.toMatchObject({ status: 404 });
  });

  test('loses a product; one that is not in it changes nothing', async () => {
    await expect(call(removeFromWishlist, '12')).resolves.toEqual({ id: 12 });
    await call(removeFromWishlist, '99');
    await expect(wishlist()).resolves.toEqual([[4, false]]);
  });
});

describe('a coupon', () => {
  test.each(['PLINTH10', ' plinth10 '])('takes 10%% off: %j', async (code) => {
    await expect(call(checkCoupon, { code })).resolves.toEqual({ coupon: { code: 'PLINTH10', percent: 10 } });
  });

  test.each([
    ['PLINTH20', 404, 'This code is not valid'],
    [' ', 400, 'code: Enter a code'],
  ])('is refused: %j with %i', async (code, status, error) => {
    await expect(call(checkCoupon, { code })).rejects.toMatchObject({ status, body: { error } });
  });
});

describe('the addresses', () => {
  test('are those of the account that calls, the last added first', async () => {
    const client = await signIn('client@demo.com', 'client');
    const townsOf = async (caller: typeof call) =>
      (await caller(listAddresses)).addresses.map(({ town, type }) => [town, type]);
    await expect(townsOf(call)).resolves.toEqual([
      ['Salem', 'home'],
      ['Astoria', 'work'],
    ]);
    const { address } = await client(addAddress, { ...SAMPLE_ADDRESS, town: 'Bend', type: 'work' });
    expect(address).toMatchObject({ id: 3, landmark: '', town: 'Bend' });
    await expect(townsOf(client)).resolves.toEqual([
      ['Bend', 'work'],
      ['Salem', 'home'],
      ['Astoria', 'work'],
    ]);
    await expect(townsOf(call)).resolves.toHaveLength(2);
  });

  test.each([
    [{ fullName: ' ' }, { fullName: 'Enter a full name' }],
    [{ mobile: 'none' }, { mobile: 'Enter a valid phone number' }],
    [{ postalCode: '' }, { postalCode: 'Enter a postal code' }],
  ])('need valid fields: %j', async (fields, error) => {
    await expect(call(addAddress, { ...SAMPLE_ADDRESS, ...fields })).rejects.toMatchObject({
      status: 400,
      body: { error },
    });
  });
});

describe('an order', () => {
  test('has the items of the cart with their sums, and empties the cart', async () => {
    const { products } = await call(listCart);
    const { order } = await call(placeOrder, NEW_ORDER);
    expect(order).toMatchObject({
      id: 1,
      number: '1001',
      placedAt: NOW.toISOString(),
      address: { ...SAMPLE_ADDRESS, landmark: '' },
      payment: NEW_ORDER.payment,
      coupon: { code: 'PLINTH10', percent: 10 },
      deliveryDate: products
        .map(({ shippingDate }) => shippingDate)
        .toSorted()
        .at(-1),
    });
    expect(order.items.map(({ id, qty }) => [id, qty])).toEqual(products.map(({ id, qty }) => [id, qty]));
    const { subtotal, discounts, coupon, delivery, total } = order.sums;
    expect(subtotal).toBe(1_207);
    expect(delivery).toBe(10);
    expect(discounts).toBeGreaterThan(0);
    expect(coupon).toBe(Math.round((subtotal - discounts) / 10));
    expect(total).toBe(subtotal - discounts - coupon + delivery);
    await expect(cartIds()).resolves.toEqual([]);
    await expect(call(getOrder, { id: 1 })).resolves.toEqual({ order });
  });

  test('without a coupon costs the discounted subtotal and the delivery', async () => {
    for (const id of [3, 8, 12, 19]) await call(removeFromCart, String(id));
    const { order } = await call(placeOrder, { ...NEW_ORDER, payment: { method: 'bank-transfer' }, coupon: '' });
    expect(order).toMatchObject({ coupon: null, payment: { method: 'bank-transfer' }, sums: { subtotal: 680 } });
    expect(order.sums.total).toBe(680 - order.sums.discounts + 10);
  });

  test('is placed once for each key', async () => {
    const { order } = await call(placeOrder, NEW_ORDER, { idempotencyKey: 'first' });
    await call(addToCart, { productId: 4 });
    await expect(call(placeOrder, NEW_ORDER, { idempotencyKey: 'first' })).resolves.toEqual({ order });
    await expect(cartIds()).resolves.toEqual([4]);
    await expect(call(placeOrder, NEW_ORDER, { idempotencyKey: 'second' })).resolves.toMatchObject({
      order: { id: 2, number: '1002', items: [{ id: 4, qty: 1 }] },
    });
  });

  test('is confirmed by an email of the account, with a link to its page', async () => {
    const client = await signIn('client@demo.com', 'client');
    await client(placeOrder, NEW_ORDER);
    const [newest] = (await client(listMails, { folder: 'inbox' })).emails;
    expect(newest).toMatchObject({ subject: 'Order 1001 is placed', isRead: false });
    await expect(client(getMail, { id: newest?.id ?? 0 })).resolves.toMatchObject({
      message: expect.stringContaining('/apps/ecommerce/checkout?step=done&amp;order=1"') as unknown,
    });
  });

  test('takes its pieces out of stock, and is refused when they are not there', async () => {
    const { products } = await call(listCart);
    const { id, qty, stock } = products[0] ?? { id: 0, qty: 0, stock: 0 };
    await call(placeOrder, NEW_ORDER);
    await expect(call(getProduct, String(id))).resolves.toMatchObject({ product: { stock: stock - qty } });
    // Product 22 has three pieces.
    await call(addToCart, { productId: 22 });
    await expect(call(updateCartItem, '22', { qty: 4 })).rejects.toMatchObject({
      status: 400,
      body: { error: 'Only 3 left of Ashby Counter' },
    });
    await call(updateCartItem, '22', { qty: 3 });
    server().context.database.table(stored).update(22, { stock: 2 });
    await expect(call(placeOrder, NEW_ORDER)).rejects.toMatchObject({
      status: 400,
      body: { error: 'Only 2 left of Ashby Counter' },
    });
    await expect(cartIds()).resolves.toEqual([22]);
  });

  test('of an empty cart is refused', async () => {
    await call(placeOrder, NEW_ORDER);
    await expect(call(placeOrder, NEW_ORDER)).rejects.toMatchObject({
      status: 400,
      body: { error: 'The cart is empty' },
    });
  });

  test.each([
    ['an unknown coupon', { ...NEW_ORDER, coupon: 'FREE' }, { coupon: 'This code is not valid' }],
    [
      'a whole card number',
      { ...NEW_ORDER, payment: { ...NEW_ORDER.payment, lastFour: '4242424242424242' } },
      {
        lastFour: 'Expected four digits',
      },
    ],
    ['an address without a town', { ...NEW_ORDER, address: { ...SAMPLE_ADDRESS, town: '' } }, { town: 'Enter a town' }],
  ])('with %s is refused and keeps the cart', async (_name, order, error) => {
    const response = await fetch(`${server().context.origin}${placeOrder.path}`, {
      method: 'POST',
      body: JSON.stringify(order),
    });
    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toEqual({ error });
    await expect(cartIds()).resolves.toHaveLength(5);
  });

  test.each(['1', '99'])('that does not exist is a 404: %s', async (id) => {
    await expect(call(getOrder, { id })).rejects.toMatchObject({ status: 404 });
  });
});
