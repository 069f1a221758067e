/** What the wishlist has in it. */
import type { WishlistProduct } from '@plinth/api-client/demo/shop';
import type { Database } from '../database.ts';
import { cartItems, products, wishlistItems } from './seed.ts';

/** Returns the ids of the products in the cart or in the wishlist. */
const productIdsOf = (items: readonly { readonly productId: number }[]): ReadonlySet<number> =>
  new Set(items.map(({ productId }) => productId));

/** Returns the ids of the products in the wishlist. */
export const wishedIdsOf = (database: Database): ReadonlySet<number> =>
  productIdsOf(database.table(wishlistItems).rows);

/** Returns the ids of the products in the cart. */
export const cartIdsOf = (database: Database): ReadonlySet<number> => productIdsOf(database.table(cartItems).rows);

/** Returns the products of the wishlist, the last added first. */
export function wishlistProductsOf(database: Database): WishlistProduct[] {
  const cartIds = cartIdsOf(database);
  return database
    .table(wishlistItems)
    .rows.toReversed()
    .flatMap(({ productId }) => {
      const product = database.table(products).find(productId);
      return product ? { ...product, isInCart: cartIds.has(productId) } : [];
    });
}
