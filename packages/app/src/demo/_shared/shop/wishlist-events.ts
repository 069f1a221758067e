import type { Product } from '@plinth/api-client/demo/shop';
import { createAction, type Action } from '@reduxjs/toolkit';
import { cartApi, type CartEntry } from '../cart/cart-api.ts';
import { cartRestoreRequested } from '../cart/cart-events.ts';
import { makeChange } from '../changes.ts';
import { wishlistApi } from './wishlist-api.ts';

const { addToCart, removeFromCart } = cartApi.endpoints;
const { addToWishlist, removeFromWishlist } = wishlistApi.endpoints;

/** Add a product to the wishlist. */
export const wishlistAddRequested = createAction<Product>('wishlist/addRequested');
makeChange(wishlistAddRequested, {
  send: (product, dispatch) => dispatch(addToWishlist.initiate(product)),
  done: ({ name }) => `${name} was added to the wishlist`,
  failed: ({ name }) => `${name} was not added to the wishlist.`,
});

/** Take a product out of the wishlist. It can be undone. */
export const wishlistRemoveRequested = createAction<Product>('wishlist/removeRequested');
makeChange(wishlistRemoveRequested, {
  send: ({ id }, dispatch) => dispatch(removeFromWishlist.initiate(id)),
  done: ({ name }) => `${name} was removed from the wishlist`,
  undo: (product) => wishlistAddRequested(product),
  failed: ({ name }) => `${name} was not removed from the wishlist.`,
});

/** Move a product of the wishlist to the cart. It can be undone. */
export const moveToCartRequested = createAction<CartEntry>('wishlist/moveToCartRequested');
makeChange(moveToCartRequested, {
  send: async (entry, dispatch) => {
    const added = await dispatch(addToCart.initiate(entry));
    // A product that could not be added stays in the wishlist.
    return added.error ? added : dispatch(removeFromWishlist.initiate(entry.id));
  },
  done: ({ name }) => `${name} was moved to the cart`,
  undo: (entry): Action => moveToWishlistRequested({ entry, isInWishlist: false }),
  failed: ({ name }) => `${name} was not moved to the cart.`,
});

/** Move a product of the cart to the wishlist, unless it is in it anyway. It can be undone. */
export const moveToWishlistRequested = createAction<{ readonly entry: CartEntry; readonly isInWishlist: boolean }>(
  'wishlist/moveToWishlistRequested',
);
makeChange(moveToWishlistRequested, {
  send: async ({ entry, isInWishlist }, dispatch) => {
    const added = isInWishlist ? null : await dispatch(addToWishlist.initiate(entry));
    return added?.error ? added : dispatch(removeFromCart.initiate(entry.id));
  },
  done: ({ entry }) => `${entry.name} was moved to the wishlist`,
  undo: ({ entry, isInWishlist }) => (isInWishlist ? cartRestoreRequested(entry) : moveToCartRequested(entry)),
  failed: ({ entry }) => `${entry.name} was not moved to the wishlist.`,
});
