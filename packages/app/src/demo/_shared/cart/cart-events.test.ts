import { listCart, type Product } from '@plinth/api-client/demo/shop';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { selectToasts } from '#core/toasts/toasts.ts';
import { setUpDemo } from '../testing/demo-world.ts';
import { cartApi } from './cart-api.ts';
import { cartAddRequested, cartRemoveRequested, quantityChangeRequested } from './cart-events.ts';

const LAMP = { id: 12, name: 'Halden Desk Lamp', qty: 1 };
const LAMP_OF_FOUR = { ...LAMP, qty: 4 };
const TOP: Product = {
  id: 1,
  name: 'Spinning Top',
  slug: 'spinning-top-1',
  description: 'Beech and a brass tip, spins for a minute',
  brand: 'Bexley Toys',
  category: 'Toys',
  price: 8,
  image: 'top',
  hasFreeShipping: true,
  rating: 2,
  stock: 60,
};

const demo = setUpDemo((world) => world.store.dispatch(cartApi.endpoints.cart.initiate()));

const cart = () => demo.world.read(cartApi.endpoints.cart.select()).data?.map(({ id, qty }) => [id, qty]);
/** Returns the entry of a product in the cart. */
function entryOf(productId: number) {
  const entry = demo.world.read(cartApi.endpoints.cart.select()).data?.find(({ id }) => id === productId);
  if (!entry) throw new Error(`Product ${productId} is not in the cart`);
  return entry;
}
const toasts = () => demo.world.read(selectToasts);
const failNext = () =>
  demo.mock.server.use(
    http.all(`http://localhost${listCart.path}/*`, () => new HttpResponse(null, { status: 500 }), { once: true }),
  );

it('removes a product at once, and puts it back with its quantity', async () => {
  const notebook = entryOf(3);
  demo.world.store.dispatch(cartRemoveRequested(notebook));
  expect(cart()).toEqual([
    [27, 2],
    [19, 1],
    [12, 1],
    [8, 1],
  ]);
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toMatchObject({ text: 'demo.cart.removed', values: { name: notebook.name } });
  const undo = toasts()[0]?.action;
  if (undo && 'event' in undo) demo.world.store.dispatch(undo.event);
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
  demo.world.store.dispatch(quantityChangeRequested(LAMP_OF_FOUR));
  expect(cart()?.[2]).toEqual([12, 4]);
  await vi.waitFor(async () => {
    const { data } = await demo.world.store.dispatch(
      cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true }),
    );
    expect(data?.[2]).toMatchObject(LAMP_OF_FOUR);
  });
});

it('stores the last of several quantities, whatever the order of the responses', async () => {
  let callCount = 0;
  let responseCount = 0;
  demo.mock.server.events.on('response:mocked', ({ request }) => {
    if (request.method === 'PATCH') responseCount += 1;
  });
  demo.mock.server.use(
    http.patch(`http://localhost${listCart.path}/*`, async () => {
      callCount += 1;
      if (callCount === 1) await delay(60);
    }),
  );
  for (const qty of [2, 3, 4]) {
    demo.world.store.dispatch(quantityChangeRequested({ ...LAMP, qty }));
    expect(cart()?.[2]).toEqual([12, qty]);
  }
  await vi.waitFor(() => expect(responseCount).toBe(3));
  const { data } = await demo.world.store.dispatch(cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true }));
  expect(data?.[2]).toMatchObject(LAMP_OF_FOUR);
});

it('adds pieces of a product at once, and gets their terms', async () => {
  demo.world.store.dispatch(cartAddRequested({ product: TOP, qty: 2 }));
  expect(entryOf(1)).toMatchObject({ qty: 2, terms: null });
  await vi.waitFor(() => expect(entryOf(1).terms).not.toBeNull());
  expect(cart()?.[0]).toEqual([1, 2]);
  expect(toasts()[0]).toMatchObject({ kind: 'success', values: { text: 'Spinning Top was added to the cart' } });
});

it('takes an added product back when it fails', async () => {
  const event = cartAddRequested({ product: { ...TOP, stock: 0, id: 18, name: 'Gooseneck Kettle' }, qty: 1 });
  demo.world.store.dispatch(event);
  expect(cart()).toHaveLength(6);
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  expect(cart()).toHaveLength(5);
  expect(toasts()[0]).toMatchObject({ kind: 'danger', action: { event } });
});

it.each([
  ['removing', () => cartRemoveRequested(entryOf(12)), 'demo.cart.removeFailed'],
  ['changing the quantity', () => quantityChangeRequested({ ...LAMP, qty: 9 }), 'demo.cart.quantityFailed'],
])('takes %s back when it fails, and can try again', async (_name, eventOf, text) => {
  failNext();
  const event = eventOf();
  demo.world.store.dispatch(event);
  expect(cart()?.[2]).not.toEqual([12, 1]);
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  expect(cart()?.[2]).toEqual([12, 1]);
  expect(toasts()[0]).toMatchObject({ kind: 'danger', text, action: { event } });
});
