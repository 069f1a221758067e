import { addToCart, listCart, removeFromCart, updateCartItem, type CartProduct } from '@plinth/api-client/demo/shop';
import { demoApi, requestOf, type ResponseOf } from '../demo-api.ts';

/** A new quantity of a product in the cart. */
export interface QuantityChange {
  readonly productId: number;
  readonly qty: number;
}

/** Returns the sum of price × quantity, in whole dollars. */
export const subtotalOf = (products: readonly Pick<CartProduct, 'price' | 'qty'>[]): number =>
  products.reduce((sum, { price, qty }) => sum + price * qty, 0);

/** The cart. A change shows at once and is taken back when its call fails. */
export const cartApi = demoApi.enhanceEndpoints({ addTagTypes: ['Cart'] }).injectEndpoints({
  endpoints: (build) => ({
    cart: build.query<readonly CartProduct[], void>({
      query: requestOf(listCart, () => []),
      transformResponse: ({ products }: ResponseOf<typeof listCart>) => products,
      providesTags: ['Cart'],
    }),
    addToCart: build.mutation<ResponseOf<typeof addToCart>, number>({
      query: requestOf(addToCart, (productId: number) => [{ productId }]),
      invalidatesTags: ['Cart'],
    }),
    changeQuantity: build.mutation<ResponseOf<typeof updateCartItem>, QuantityChange>({
      query: requestOf(updateCartItem, ({ productId, qty }: QuantityChange) => [String(productId), { qty }]),
      onQueryStarted: ({ productId, qty }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          cartApi.util.updateQueryData('cart', undefined, (products) =>
            products.map((product) => (product.id === productId ? { ...product, qty } : product)),
          ),
        );
        queryFulfilled.catch(() => patch.undo());
      },
      // After a failure, or several changes in a row, the stored quantity is the one that counts.
      invalidatesTags: ['Cart'],
    }),
    removeFromCart: build.mutation<ResponseOf<typeof removeFromCart>, number>({
      query: requestOf(removeFromCart, (productId: number) => [String(productId)]),
      onQueryStarted: (productId, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          cartApi.util.updateQueryData('cart', undefined, (products) => products.filter(({ id }) => id !== productId)),
        );
        queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: ['Cart'],
    }),
  }),
});

export const { useCartQuery } = cartApi;
