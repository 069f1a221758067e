import type { ResponseOf } from '@plinth/api-client/call';
import {
  addToWishlist,
  listWishlist,
  removeFromWishlist,
  type Product,
  type ShopProduct,
} from '@plinth/api-client/demo/shop';
import { demoApi, requestOf } from '../demo-api.ts';
import { updateOptimistically, type ChangingCall } from '../optimistic-update.ts';

const readApi = demoApi.enhanceEndpoints({ addTagTypes: ['Wishlist'] }).injectEndpoints({
  endpoints: (build) => ({
    wishlist: build.query<readonly Product[], void>({
      query: requestOf(listWishlist, () => []),
      transformResponse: ({ products }: ResponseOf<typeof listWishlist>) =>
        products.map(({ isInCart: _isInCart, ...product }) => product),
      providesTags: ['Wishlist'],
    }),
  }),
});

/** Shows a change of the wishlist before its call has ended. */
const changeWishlist = (api: ChangingCall, change: (products: readonly Product[]) => Product[]): void =>
  updateOptimistically(
    api,
    (state) => readApi.util.selectInvalidatedBy(state, ['Wishlist']),
    () => readApi.util.updateQueryData('wishlist', undefined, change),
  );

const without = (products: readonly Product[], productId: number): Product[] =>
  products.filter(({ id }) => id !== productId);

/** The wishlist. A change shows at once and is rolled back when its call fails. */
export const wishlistApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    addToWishlist: build.mutation<unknown, Product>({
      query: requestOf(addToWishlist, ({ id }: Product) => [{ productId: id }]),
      onQueryStarted: (product, api) =>
        changeWishlist(api, (products) =>
          products.some(({ id }) => id === product.id) ? [...products] : [product, ...products],
        ),
      invalidatesTags: ['Wishlist'],
    }),
    removeFromWishlist: build.mutation<unknown, number>({
      query: requestOf(removeFromWishlist, (productId: number) => [String(productId)]),
      onQueryStarted: (productId, api) => changeWishlist(api, (products) => without(products, productId)),
      invalidatesTags: ['Wishlist'],
    }),
  }),
});

export const { useWishlistQuery } = wishlistApi;

/** Whether a product is in the wishlist. Until the wishlist has loaded, the product itself says so. */
export function useIsInWishlist(product: Pick<Product, 'id'> & Partial<Pick<ShopProduct, 'isInWishlist'>>): boolean {
  const isListed = useWishlistQuery(undefined, {
    selectFromResult: ({ data }) => ({ isListed: data?.some(({ id }) => id === product.id) }),
  }).isListed;
  return isListed ?? product.isInWishlist ?? false;
}
