/** What the cart has in it. */
import type { CartItem, CartProduct, Product } from '@plinth/api-client/demo/shop';
import { createRandom } from '#random.ts';
import type { Database } from '../database.ts';
import { dayFrom } from '../dates.ts';
import { cartItems, products } from './seed.ts';
import { wishedIdsOf } from './wishlist.ts';

const MAX_DELIVERY_DAYS = 8;

/** Returns the terms of a product (product.md#limits). They are drawn from its id, so that they stay the same. */
function termsOf(productId: number, now: Date): Pick<CartProduct, 'shippingDate' | 'offers' | 'discountPercentage'> {
  const random = createRandom(productId);
  return {
    shippingDate: dayFrom(now, random.integer(1, MAX_DELIVERY_DAYS)),
    offers: random.integer(1, 4),
    discountPercentage: random.integer(3, 20),
  };
}

/** Returns the products of the cart, the last added first. */
export function cartProductsOf(database: Database, now: Date): CartProduct[] {
  const wishedIds = wishedIdsOf(database);
  return database
    .table(cartItems)
    .rows.toReversed()
    .flatMap(({ productId, qty }) => {
      const product = database.table(products).find(productId);
      return product ? { ...product, isInWishlist: wishedIds.has(productId), qty, ...termsOf(productId, now) } : [];
    });
}

/** Returns why no more pieces of a product can be ordered. */
export const stockText = ({ name, stock }: Product): string =>
  stock === 0 ? `${name} is out of stock` : `Only ${stock} left of ${name}`;

/** Returns the item of a product in the cart. */
export const cartItemOf = (database: Database, productId: number): CartItem | undefined =>
  database.table(cartItems).rows.find((item) => item.productId === productId);

/** The number of items in the cart, whatever their quantities. */
export const countCartItems = (database: Database): number => database.table(cartItems).rows.length;
