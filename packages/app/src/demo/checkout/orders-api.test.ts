import { placeOrder, type NewOrder } from '@plinth/api-client/demo/orders';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { cartApi } from '#demo/_shared/cart/cart-api.ts';
import { demoApi } from '#demo/_shared/demo-api.ts';
import { setUpDemo } from '#demo/_shared/testing/demo-world.ts';
import { ordersApi } from './orders-api.ts';

const ORDER: NewOrder = {
  address: {
    fullName: 'Inga Solberg',
    mobile: '+1 503 555 0148',
    street: '3 Mill Lane',
    town: 'Salem',
    state: 'Oregon',
    postalCode: '97301',
    type: 'home',
  },
  payment: { method: 'card', brand: 'visa', lastFour: '4242' },
};

const demo = setUpDemo((world) => world.store.dispatch(cartApi.endpoints.cart.initiate()));

const place = (key: string) =>
  demo.world.store.dispatch(ordersApi.endpoints.placeOrder.initiate({ order: ORDER, key }));
const cart = () => demo.world.read(cartApi.endpoints.cart.select()).data;

it('empties the cart with the response, and shows the order without another call', async () => {
  const { data } = await place('first');
  expect(cart()).toEqual([]);
  expect(data).toMatchObject({ number: '1001' });
  const shown = () => demo.world.read(ordersApi.endpoints.order.select(data?.id ?? 0)).data;
  await vi.waitFor(() => expect(shown()).toEqual(data));
});

it('places an order once when the response to the first attempt was lost', async () => {
  demo.mock.server.use(
    http.post(
      `http://localhost${placeOrder.path}`,
      async ({ request }) => {
        // The order is stored, and its response does not arrive.
        await fetch(request.clone());
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const lost = await place('only');
  expect(lost.error).toMatchObject({ status: null });
  // The cart is not read again: an empty one would take the place of the form that sends the same order.
  await Promise.all(demo.world.store.dispatch(demoApi.util.getRunningQueriesThunk()));
  expect(cart()).toHaveLength(5);
  const { data } = await place('only');
  expect(data?.number).toBe('1001');
  await expect(place('other')).resolves.toMatchObject({ error: { status: 400, message: 'The cart is empty' } });
});

it('keeps the cart when the order fails', async () => {
  demo.mock.server.use(
    http.post(`http://localhost${placeOrder.path}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
  );
  await place('first');
  expect(cart()).toHaveLength(5);
});

it('places an order after the changes of the cart before it', async () => {
  const [first] = cart() ?? [];
  const qty = (first?.qty ?? 0) + 1;
  demo.mock.server.use(
    http.patch(/\/cart/, async () => {
      await delay(50);
    }),
  );
  void demo.world.store.dispatch(cartApi.endpoints.changeQuantity.initiate({ productId: first?.id ?? 0, qty }));
  const { data } = await place('first');
  expect(data?.items.find(({ id }) => id === first?.id)?.qty).toBe(qty);
});
