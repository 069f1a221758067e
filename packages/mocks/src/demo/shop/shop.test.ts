import { listNotifications } from '@plinth/api-client/demo/notifications';
import { login } from '@plinth/api-client/demo/session';
import {
  addToCart,
  listCart,
  PRODUCT_CATEGORIES,
  PRODUCT_DRAWINGS,
  removeFromCart,
  updateCartItem,
} from '@plinth/api-client/demo/shop';
import { describe, expect, test } from 'vitest';
import { NOW } from '#node.ts';
import { startDemo } from '#testing/demo-world.ts';
import { dayFrom } from '../dates.ts';
import { products } from './seed.ts';

const { call, server } = startDemo();

const productRows = () => server().context.database.table(products).rows;
const cart = async () => (await call(listCart)).products;
const quantities = async () => (await cart()).map(({ id, qty }) => [id, qty]);
const countInAccount = async () => {
  const { userData } = await call(login, { email: 'admin@demo.com', password: 'admin' });
  return userData.extras.eCommerceCartItemsCount;
};

describe('the products', () => {
  test('are 27 of 10 categories and 10 brands, from $8 to $4,900, with 2 out of stock', () => {
    const rows = productRows();
    const prices = rows.map(({ price }) => price);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 27 }, (_, index) => index + 1));
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(PRODUCT_CATEGORIES));
    expect(new Set(rows.map(({ brand }) => brand)).size).toBe(10);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([8, 4_900]);
    expect(rows.filter(({ stock }) => stock === 0).map(({ id }) => id)).toEqual([14, 18]);
    expect(new Set(rows.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test('have a text of their own, and use every drawing', () => {
    const rows = productRows();
    expect(new Set(rows.map(({ description }) => description)).size).toBe(27);
    expect(new Set(rows.map(({ image }) => image))).toEqual(new Set(PRODUCT_DRAWINGS));
  });

  test.each([
    [5, 'the-shopkeepers-year-5'],
    [26, 'corvane-m2-camera-26'],
  ])('have their name and id in the address: %i, %s', (id, slug) => {
    expect(productRows()[id - 1]?.slug).toBe(slug);
  });

  test('are those of the notifications', async () => {
    const { notifications } = await call(listNotifications);
    const links = notifications.map(({ link }) => link);
    expect(links).toContain(`/apps/ecommerce/product-detail/${productRows()[17]?.slug}`);
  });
});

describe('the cart', () => {
  test('has 5 products, the last added first', async () => {
    await expect(quantities()).resolves.toEqual([
      [27, 2],
      [19, 1],
      [12, 1],
      [8, 1],
      [3, 3],
    ]);
    expect((await cart()).filter(({ isInWishlist }) => isInWishlist).map(({ id }) => id)).toEqual([12]);
  });

  test('has terms that stay the same', async () => {
    const terms = (await cart()).map(({ id, shippingDate, offers, discountPercentage }) => ({
      id,
      shippingDate,
      offers,
      discountPercentage,
    }));
    for (const { shippingDate, offers, discountPercentage } of terms) {
      expect(shippingDate >= dayFrom(NOW, 1) && shippingDate <= dayFrom(NOW, 8)).toBe(true);
      expect(offers >= 1 && offers <= 4).toBe(true);
      expect(discountPercentage >= 3 && discountPercentage <= 20).toBe(true);
    }
    expect(new Set(terms.map(({ discountPercentage }) => discountPercentage)).size).toBeGreaterThan(1);
    await call(removeFromCart, '27');
    await call(addToCart, { productId: 27 });
    await expect(cart()).resolves.toMatchObject(terms);
  });

  test('takes one piece of a product; a second one changes nothing', async () => {
    await expect(call(addToCart, { productId: 4 })).resolves.toEqual({ item: { id: 6, productId: 4, qty: 1 } });
    await call(updateCartItem, '4', { qty: 10 });
    await expect(call(addToCart, { productId: 4 })).resolves.toEqual({ item: { id: 6, productId: 4, qty: 10 } });
    expect((await quantities())[0]).toEqual([4, 10]);
  });

  test.each([
    [18, 400, 'Gooseneck Kettle is out of stock'],
    [99, 404, 'There is no such product'],
  ])('refuses product %i with %i', async (productId, status, error) => {
    await expect(call(addToCart, { productId })).rejects.toMatchObject({ status, body: { error } });
  });

  test.each([0, 11, 1.5])('refuses the quantity %d', async (qty) => {
    await expect(call(updateCartItem, '27', { qty })).rejects.toMatchObject({ status: 400 });
    expect((await quantities())[0]).toEqual([27, 2]);
  });

  test.each([['4'], ['99'], ['x']])('has no quantity of the product %s', async (productId) => {
    await expect(call(updateCartItem, productId, { qty: 2 })).rejects.toMatchObject({ status: 404 });
  });

  test('loses a product; one that is not in it changes nothing', async () => {
    await expect(call(removeFromCart, '12')).resolves.toEqual({ id: 12 });
    await call(removeFromCart, '99');
    expect((await cart()).map(({ id }) => id)).toEqual([27, 19, 8, 3]);
  });

  test('has as many items as each account says', async () => {
    await expect(countInAccount()).resolves.toBe(5);
    await call(addToCart, { productId: 4 });
    await expect(countInAccount()).resolves.toBe(6);
    for (const { id } of await cart()) await call(removeFromCart, String(id));
    await expect(countInAccount()).resolves.toBe(0);
  });
});
