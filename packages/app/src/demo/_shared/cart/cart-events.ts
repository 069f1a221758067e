import type { Product } from '@plinth/api-client/demo/shop';
import { createAction } from '@reduxjs/toolkit';
import { makeChange } from '../changes.ts';
import { cartApi, type CartEntry } from './cart-api.ts';

const { addToCart, changeQuantity, removeFromCart } = cartApi.endpoints;

/** Change the quantity of a product in the cart. */
export const quantityChangeRequested =
  createAction<Pick<CartEntry, 'id' | 'name' | 'qty'>>('cart/quantityChangeRequested');
makeChange(quantityChangeRequested, {
  send: ({ id, qty }, dispatch) => dispatch(changeQuantity.initiate({ productId: id, qty })),
  failed: ({ name }) => ({ key: 'demo.cart.quantityFailed', values: { name } }),
});

/** Add a quantity of a product to the cart. */
export const cartAddRequested = createAction<{ readonly product: Product; readonly qty: number }>('cart/addRequested');
makeChange(cartAddRequested, {
  send: ({ product, qty }, dispatch) => dispatch(addToCart.initiate({ ...product, qty, terms: null })),
  done: ({ product }) => `${product.name} was added to the cart`,
  failed: ({ product }) => `${product.name} was not added to the cart.`,
});

/** Put a product back into the cart, with its quantity. */
export const cartRestoreRequested = createAction<CartEntry>('cart/restoreRequested');
makeChange(cartRestoreRequested, {
  send: (entry, dispatch) => dispatch(addToCart.initiate(entry)),
  done: ({ name }) => ({ key: 'demo.cart.restored', values: { name } }),
  failed: ({ name }) => ({ key: 'demo.cart.restoreFailed', values: { name } }),
});

/** Take a product out of the cart. It can be undone. */
export const cartRemoveRequested = createAction<CartEntry>('cart/removeRequested');
makeChange(cartRemoveRequested, {
  send: ({ id }, dispatch) => dispatch(removeFromCart.initiate(id)),
  done: ({ name }) => ({ key: 'demo.cart.removed', values: { name } }),
  undo: (entry) => cartRestoreRequested(entry),
  failed: ({ name }) => ({ key: 'demo.cart.removeFailed', values: { name } }),
});
