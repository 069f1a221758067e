import type { Product } from '@plinth/api-client/demo/shop';
import { createAction, createListenerMiddleware, type Action, type ThunkDispatch } from '@reduxjs/toolkit';
import { toastRequested } from '#core/toasts/toasts.ts';
import { BUTTON_DURATION_MS, doneToast, failedToast } from '../toasts.ts';
import { cartApi, type CartEntry } from './cart-api.ts';

/** Change the quantity of a product in the cart. */
export const quantityChangeRequested =
  createAction<Pick<CartEntry, 'id' | 'name' | 'qty'>>('cart/quantityChangeRequested');
/** Take a product out of the cart. It can be undone. */
export const cartRemoveRequested = createAction<CartEntry>('cart/removeRequested');
/** Add a quantity of a product to the cart. */
export const cartAddRequested = createAction<{ readonly product: Product; readonly qty: number }>('cart/addRequested');
/** Put a product back into the cart, with its quantity. */
export const cartRestoreRequested = createAction<CartEntry>('cart/restoreRequested');

type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/** Returns the action that says what failed, with a button that tries again. */
const failed = (text: string, name: string, retry: Action) =>
  toastRequested({ kind: 'danger', text, values: { name }, action: { text: 'demo.retry', event: retry } });

/** Makes the changes of the cart, with toasts that can undo or retry them. */
export const cartListener = createListenerMiddleware();
const startListening = cartListener.startListening.withTypes<unknown, Dispatch>();

startListening({
  actionCreator: quantityChangeRequested,
  effect: async (action, { dispatch }) => {
    const { id, name, qty } = action.payload;
    const { error } = await dispatch(cartApi.endpoints.changeQuantity.initiate({ productId: id, qty }));
    if (error) dispatch(failed('demo.cart.quantityFailed', name, action));
  },
});

startListening({
  actionCreator: cartAddRequested,
  effect: async (action, { dispatch }) => {
    const { product, qty } = action.payload;
    const { error } = await dispatch(cartApi.endpoints.addToCart.initiate({ ...product, qty, terms: null }));
    if (error) dispatch(failedToast(`${product.name} was not added to the cart.`, action));
    else dispatch(doneToast(`${product.name} was added to the cart`));
  },
});

startListening({
  actionCreator: cartRemoveRequested,
  effect: async (action, { dispatch }) => {
    const { id, name } = action.payload;
    const { error } = await dispatch(cartApi.endpoints.removeFromCart.initiate(id));
    if (error) {
      dispatch(failed('demo.cart.removeFailed', name, action));
      return;
    }
    const undo = { text: 'demo.undo', event: cartRestoreRequested(action.payload) };
    dispatch(
      toastRequested({
        kind: 'success',
        text: 'demo.cart.removed',
        values: { name },
        action: undo,
        duration: BUTTON_DURATION_MS,
      }),
    );
  },
});

startListening({
  actionCreator: cartRestoreRequested,
  effect: async (action, { dispatch }) => {
    const { name } = action.payload;
    const { error } = await dispatch(cartApi.endpoints.addToCart.initiate(action.payload));
    if (error) dispatch(failed('demo.cart.restoreFailed', name, action));
    else dispatch(toastRequested({ kind: 'success', text: 'demo.cart.restored', values: { name } }));
  },
});
