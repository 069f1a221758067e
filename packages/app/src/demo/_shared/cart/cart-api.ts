import { addToCart, listCart, removeFromCart, updateCartItem, type CartProduct } from '@plinth/api-client/demo/shop';
import { demoApi, requestOf, type DemoFailure, type ResponseOf } from '../demo-api.ts';

/** A product of the cart with its quantity. */
export interface CartQuantity {
  readonly productId: number;
  readonly qty: number;
}

/** Returns the sum of price × quantity, in whole dollars. */
export const subtotalOf = (products: readonly Pick<CartProduct, 'price' | 'qty'>[]): number =>
  products.reduce((sum, { price, qty }) => sum + price * qty, 0);

const addRequest = requestOf(addToCart, (productId: number) => [{ productId }]);
const quantityRequest = requestOf(updateCartItem, ({ productId, qty }: CartQuantity) => [String(productId), { qty }]);
const removeRequest = requestOf(removeFromCart, (productId: number) => [String(productId)]);

/** The result of a call, without its response. */
const resultOf = ({ error }: { readonly error?: DemoFailure | undefined }) => (error ? { error } : { data: null });

let lastChange: Promise<unknown> = Promise.resolve();

/** Makes a change of the cart after the earlier ones, so that the last one is the one that is stored. */
function inTurn<Result>(change: () => PromiseLike<Result> | Result): Promise<Result> {
  const result = lastChange.then(change);
  lastChange = result.catch(() => undefined);
  return result;
}

/** The cart. A change shows at once and is taken back when its call fails. */
export const cartApi = demoApi.enhanceEndpoints({ addTagTypes: ['Cart'] }).injectEndpoints({
  endpoints: (build) => ({
    cart: build.query<readonly CartProduct[], void>({
      query: requestOf(listCart, () => []),
      transformResponse: ({ products }: ResponseOf<typeof listCart>) => products,
      providesTags: ['Cart'],
    }),
    changeQuantity: build.mutation<null, CartQuantity>({
      queryFn: (change, _api, _options, request) =>
        inTurn(async () => resultOf(await request(quantityRequest(change)))),
      onQueryStarted: ({ productId, qty }, { dispatch, queryFulfilled }) => {
        // A response that is older than this change would take it back for a moment.
        dispatch(cartApi.util.getRunningQueryThunk('cart', undefined))?.abort();
        const patch = dispatch(
          cartApi.util.updateQueryData('cart', undefined, (products) => {
            for (const product of products) if (product.id === productId) product.qty = qty;
          }),
        );
        queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: ['Cart'],
    }),
    removeFromCart: build.mutation<null, number>({
      queryFn: (productId, _api, _options, request) =>
        inTurn(async () => resultOf(await request(removeRequest(productId)))),
      onQueryStarted: (productId, { dispatch, queryFulfilled }) => {
        dispatch(cartApi.util.getRunningQueryThunk('cart', undefined))?.abort();
        const patch = dispatch(
          cartApi.util.updateQueryData('cart', undefined, (products) => products.filter(({ id }) => id !== productId)),
        );
        queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: ['Cart'],
    }),
    restoreToCart: build.mutation<null, CartQuantity>({
      queryFn: ({ productId, qty }, _api, _options, request) =>
        inTurn(async () => {
          const added = await request(addRequest(productId));
          return resultOf(added.error || qty === 1 ? added : await request(quantityRequest({ productId, qty })));
        }),
      invalidatesTags: ['Cart'],
    }),
  }),
});

export const { useCartQuery } = cartApi;
