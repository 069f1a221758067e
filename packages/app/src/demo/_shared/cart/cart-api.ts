import type { ResponseOf } from '@plinth/api-client/call';
import {
  addToCart,
  listCart,
  removeFromCart,
  updateCartItem,
  type CartProduct,
  type Product,
} from '@plinth/api-client/demo/shop';
import { demoApi, requestOf, type DemoFailure } from '../demo-api.ts';
import { updateOptimistically, type ChangingCall } from '../optimistic-update.ts';

/** A product of the cart with its quantity. */
export interface CartQuantity {
  readonly productId: number;
  readonly qty: number;
}

/** The terms that the cart adds to a product when it is stored. */
type CartTerms = Pick<CartProduct, 'shippingDate' | 'offers' | 'discountPercentage'>;

/** A product in the cart. Its terms are null until it is stored. */
export interface CartEntry extends Product {
  readonly qty: number;
  readonly terms: CartTerms | null;
}

function toEntry({ isInWishlist: _isInWishlist, ...product }: CartProduct): CartEntry {
  const { shippingDate, offers, discountPercentage, ...entry } = product;
  return { ...entry, terms: { shippingDate, offers, discountPercentage } };
}

const addRequest = requestOf(addToCart, (productId: number) => [{ productId }]);
const quantityRequest = requestOf(updateCartItem, ({ productId, qty }: CartQuantity) => [String(productId), { qty }]);
const removeRequest = requestOf(removeFromCart, (productId: number) => [String(productId)]);

/** The result of a call, without its response. */
const resultOf = ({ error }: { readonly error?: DemoFailure | undefined }) => (error ? { error } : { data: null });

let lastChange: Promise<unknown> = Promise.resolve();

/** Makes a call that changes the cart after the earlier ones, so that the last one is the one that is stored. */
export function enqueue<Result>(change: () => PromiseLike<Result> | Result): Promise<Result> {
  const result = lastChange.then(change);
  lastChange = result.catch(() => undefined);
  return result;
}

const readApi = demoApi.enhanceEndpoints({ addTagTypes: ['Cart'] }).injectEndpoints({
  endpoints: (build) => ({
    cart: build.query<readonly CartEntry[], void>({
      query: requestOf(listCart, () => []),
      transformResponse: ({ products }: ResponseOf<typeof listCart>) => products.map(toEntry),
      providesTags: ['Cart'],
    }),
  }),
});

/** Shows a change of the cart before its call has ended. */
const changeCart = (api: ChangingCall, change: (entries: readonly CartEntry[]) => CartEntry[]): void =>
  updateOptimistically(
    api,
    (state) => readApi.util.selectInvalidatedBy(state, ['Cart']),
    () => readApi.util.updateQueryData('cart', undefined, change),
  );

/** The cart. A change shows at once and is rolled back when its call fails. */
export const cartApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    changeQuantity: build.mutation<null, CartQuantity>({
      queryFn: (change, _api, _options, request) =>
        enqueue(async () => resultOf(await request(quantityRequest(change)))),
      onQueryStarted: ({ productId, qty }, api) =>
        changeCart(api, (entries) => entries.map((entry) => (entry.id === productId ? { ...entry, qty } : entry))),
      invalidatesTags: ['Cart'],
    }),
    removeFromCart: build.mutation<null, number>({
      queryFn: (productId, _api, _options, request) =>
        enqueue(async () => resultOf(await request(removeRequest(productId)))),
      onQueryStarted: (productId, api) => changeCart(api, (entries) => entries.filter(({ id }) => id !== productId)),
      invalidatesTags: ['Cart'],
    }),
    addToCart: build.mutation<null, CartEntry>({
      queryFn: ({ id, qty }, _api, _options, request) =>
        enqueue(async () => {
          const added = await request(addRequest(id));
          return resultOf(added.error || qty === 1 ? added : await request(quantityRequest({ productId: id, qty })));
        }),
      onQueryStarted: (entry, api) =>
        changeCart(api, (entries) => [entry, ...entries.filter(({ id }) => id !== entry.id)]),
      invalidatesTags: ['Cart'],
    }),
  }),
});

export const { useCartQuery } = cartApi;
