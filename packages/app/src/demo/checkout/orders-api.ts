import type { ResponseOf } from '@plinth/api-client/call';
import {
  addAddress,
  checkCoupon,
  getOrder,
  listAddresses,
  placeOrder,
  type Coupon,
  type DeliveryAddress,
  type NewOrder,
  type Order,
  type StoredAddress,
} from '@plinth/api-client/demo/orders';
import { cartApi, enqueue } from '#demo/_shared/cart/cart-api.ts';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';

/** An order that is about to be placed. */
interface OrderAttempt {
  readonly order: NewOrder;
  /** The same in every attempt, so that the order is placed once. */
  readonly key: string;
}

const orderRequest = requestOf(placeOrder, (order: NewOrder) => [order]);

/** The calls of the checkout: delivery addresses, coupons and orders. */
export const ordersApi = demoApi.enhanceEndpoints({ addTagTypes: ['Cart', 'Products', 'Mails'] }).injectEndpoints({
  endpoints: (build) => ({
    addresses: build.query<readonly StoredAddress[], void>({
      query: requestOf(listAddresses, () => []),
      transformResponse: ({ addresses }: ResponseOf<typeof listAddresses>) => addresses,
    }),
    addAddress: build.mutation<StoredAddress, DeliveryAddress>({
      query: requestOf(addAddress, (address: DeliveryAddress) => [address]),
      transformResponse: ({ address }: ResponseOf<typeof addAddress>) => address,
      onQueryStarted: async (_address, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(ordersApi.util.updateQueryData('addresses', undefined, (addresses) => [data, ...addresses]));
        } catch {
          // The form says what failed.
        }
      },
    }),
    coupon: build.query<Coupon, string>({
      query: requestOf(checkCoupon, (code: string) => [{ code }]),
      transformResponse: ({ coupon }: ResponseOf<typeof checkCoupon>) => coupon,
    }),
    order: build.query<Order, number>({
      query: requestOf(getOrder, (id: number) => [{ id }]),
      transformResponse: ({ order }: ResponseOf<typeof getOrder>) => order,
    }),
    placeOrder: build.mutation<Order, OrderAttempt>({
      queryFn: ({ order, key }, _api, _options, request) =>
        enqueue(async () => {
          const { data, error } = await request({ ...orderRequest(order), idempotencyKey: key });
          return error ? { error } : { data: (data as ResponseOf<typeof placeOrder>).order };
        }),
      onQueryStarted: async (_attempt, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          void dispatch(ordersApi.util.upsertQueryData('order', data.id, data));
          dispatch(cartApi.util.updateQueryData('cart', undefined, () => []));
        } catch {
          // The form says what failed.
        }
      },
      // Without a response, the order may be placed. The cart stays, and with it the form that sends the same order again.
      invalidatesTags: (_order, error) => (error?.status === null ? [] : ['Cart', 'Products', 'Mails']),
    }),
  }),
});

export const { useAddressesQuery, useAddAddressMutation, useCouponQuery, useOrderQuery, usePlaceOrderMutation } =
  ordersApi;
