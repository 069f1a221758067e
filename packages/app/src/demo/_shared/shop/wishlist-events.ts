import type { Product } from '@plinth/api-client/demo/shop';
import { createAction, createListenerMiddleware, type Action, type ThunkDispatch } from '@reduxjs/toolkit';
import { cartApi, type CartEntry } from '../cart/cart-api.ts';
import { cartRestoreRequested } from '../cart/cart-events.ts';
import { doneToast, failedToast } from '../toasts.ts';
import { wishlistApi } from './wishlist-api.ts';

/** Add a product to the wishlist. */
export const wishlistAddRequested = createAction<Product>('wishlist/addRequested');
/** Take a product out of the wishlist. It can be undone. */
export const wishlistRemoveRequested = createAction<Product>('wishlist/removeRequested');
/** Move a product of the wishlist to the cart. It can be undone. */
export const moveToCartRequested = createAction<CartEntry>('wishlist/moveToCartRequested');
/** Move a product of the cart to the wishlist, unless it is in it anyway. It can be undone. */
export const moveToWishlistRequested = createAction<{ readonly entry: CartEntry; readonly isInWishlist: boolean }>(
  'wishlist/moveToWishlistRequested',
);

type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/** Makes the changes of the wishlist, with toasts that can undo or retry them. */
export const wishlistListener = createListenerMiddleware();
const startListening = wishlistListener.startListening.withTypes<unknown, Dispatch>();

const { addToCart, removeFromCart } = cartApi.endpoints;
const { addToWishlist, removeFromWishlist } = wishlistApi.endpoints;

startListening({
  actionCreator: wishlistAddRequested,
  effect: async (action, { dispatch }) => {
    const product = action.payload;
    const { error } = await dispatch(addToWishlist.initiate(product));
    if (error) dispatch(failedToast(`${product.name} was not added to the wishlist.`, action));
    else dispatch(doneToast(`${product.name} was added to the wishlist`));
  },
});

startListening({
  actionCreator: wishlistRemoveRequested,
  effect: async (action, { dispatch }) => {
    const product = action.payload;
    const { error } = await dispatch(removeFromWishlist.initiate(product.id));
    if (error) dispatch(failedToast(`${product.name} was not removed from the wishlist.`, action));
    else dispatch(doneToast(`${product.name} was removed from the wishlist`, wishlistAddRequested(product)));
  },
});

startListening({
  actionCreator: moveToCartRequested,
  effect: async (action, { dispatch }) => {
    const entry = action.payload;
    const added = await dispatch(addToCart.initiate(entry));
    // A product that could not be added stays in the wishlist.
    const { error } = added.error ? added : await dispatch(removeFromWishlist.initiate(entry.id));
    if (error) dispatch(failedToast(`${entry.name} was not moved to the cart.`, action));
    else {
      dispatch(
        doneToast(`${entry.name} was moved to the cart`, moveToWishlistRequested({ entry, isInWishlist: false })),
      );
    }
  },
});

startListening({
  actionCreator: moveToWishlistRequested,
  effect: async (action, { dispatch }) => {
    const { entry, isInWishlist } = action.payload;
    const added = isInWishlist ? { error: undefined } : await dispatch(addToWishlist.initiate(entry));
    const { error } = added.error ? added : await dispatch(removeFromCart.initiate(entry.id));
    if (error) dispatch(failedToast(`${entry.name} was not moved to the wishlist.`, action));
    else {
      const undo = isInWishlist ? cartRestoreRequested(entry) : moveToCartRequested(entry);
      dispatch(doneToast(`${entry.name} was moved to the wishlist`, undo));
    }
  },
});
