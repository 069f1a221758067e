import { listCart } from '@plinth/api-client/demo/shop';
import { createDemoServer } from '@plinth/mocks/demo/node';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectToasts } from '#core/toasts/toasts.ts';
import { createWorld, type World } from '#testing/world.ts';
import { demoFeature } from '../feature.ts';
import { cartApi, subtotalOf } from './cart-api.ts';
import { cartListener, cartRemoveRequested, quantityChangeRequested } from './cart-events.ts';

const LAMP = { id: 12, name: 'Halden Desk Lamp', qty: 1 };
const LAMP_OF_FOUR = { ...LAMP, qty: 4 };
const NOTEBOOK = { id: 3, name: 'Ledger Notebook', qty: 3 };

let world: World;
let mock: ReturnType<typeof createDemoServer>;

beforeEach(async () => {
  vi.stubGlobal('location', new URL('http://localhost'));
  mock = createDemoServer();
  mock.server.listen({ onUnhandledFrame: 'error' });
  world = createWorld({ user: null });
  world.join({ requires: [demoFeature], middleware: [cartListener.middleware] });
  await world.store.dispatch(cartApi.endpoints.cart.initiate());
});
afterEach(() => {
  world.task.cancel();
  mock.server.close();
  vi.unstubAllGlobals();
});

const cart = () => world.read(cartApi.endpoints.cart.select()).data?.map(({ id, qty }) => [id, qty]);
const toasts = () => world.read(selectToasts);
const failNext = () =>
  mock.server.use(
    http.all(`http://localhost${listCart.path}/*`, () => new HttpResponse(null, { status: 500 }), { once: true }),
  );

it('removes a product at once, and puts it back with its quantity', async () => {
  world.store.dispatch(cartRemoveRequested(NOTEBOOK));
  expect(cart()).toEqual([
    [27, 2],
    [19, 1],
    [12, 1],
    [8, 1],
  ]);
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toMatchObject({ text: 'demo.cart.removed', values: { name: NOTEBOOK.name } });
  const undo = toasts()[0]?.action?.event;
  if (undo) world.store.dispatch(undo);
  await vi.waitFor(() =>
    expect(cart()).toEqual([
      [3, 3],
      [27, 2],
      [19, 1],
      [12, 1],
      [8, 1],
    ]),
  );
});

it('saves a quantity', async () => {
  world.store.dispatch(quantityChangeRequested(LAMP_OF_FOUR));
  expect(cart()?.[2]).toEqual([12, 4]);
  await vi.waitFor(async () => {
    const { data } = await world.store.dispatch(cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true }));
    expect(data?.[2]).toMatchObject(LAMP_OF_FOUR);
  });
});

it('stores the last of several quantities, whatever the order of the responses', async () => {
  let callCount = 0;
  let responseCount = 0;
  mock.server.events.on('response:mocked', ({ request }) => {
    if (request.method === 'PATCH') responseCount += 1;
  });
  mock.server.use(
    http.patch(`http://localhost${listCart.path}/*`, async () => {
      callCount += 1;
      if (callCount === 1) await delay(60);
    }),
  );
  for (const qty of [2, 3, 4]) {
    world.store.dispatch(quantityChangeRequested({ ...LAMP, qty }));
    expect(cart()?.[2]).toEqual([12, qty]);
  }
  await vi.waitFor(() => expect(responseCount).toBe(3));
  const { data } = await world.store.dispatch(cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true }));
  expect(data?.[2]).toMatchObject(LAMP_OF_FOUR);
});

it.each([
  ['removing', cartRemoveRequested(LAMP), 'demo.cart.removeFailed'],
  ['changing the quantity', quantityChangeRequested({ ...LAMP, qty: 9 }), 'demo.cart.quantityFailed'],
])('takes %s back when it fails, and can try again', async (_name, event, text) => {
  failNext();
  world.store.dispatch(event);
  expect(cart()?.[2]).not.toEqual([12, 1]);
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  expect(cart()?.[2]).toEqual([12, 1]);
  expect(toasts()[0]).toMatchObject({ kind: 'danger', text, action: { event } });
});

it('sums price × quantity', () => {
  expect(
    subtotalOf([
      { price: 18, qty: 3 },
      { price: 340, qty: 2 },
    ]),
  ).toBe(734);
  expect(subtotalOf([])).toBe(0);
});
