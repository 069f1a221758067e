import { listWishlist, type Product } from '@plinth/api-client/demo/shop';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { selectToasts } from '#core/toasts/toasts.ts';
import { cartApi } from '../cart/cart-api.ts';
import { setUpDemo } from '../testing/demo-world.ts';
import { wishlistApi } from './wishlist-api.ts';
import {
  moveToCartRequested,
  moveToWishlistRequested,
  wishlistAddRequested,
  wishlistRemoveRequested,
} from './wishlist-events.ts';

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

const demo = setUpDemo((world) =>
  Promise.all([
    world.store.dispatch(cartApi.endpoints.cart.initiate()),
    world.store.dispatch(wishlistApi.endpoints.wishlist.initiate()),
  ]),
);

const wishlist = () => demo.world.read(wishlistApi.endpoints.wishlist.select()).data ?? [];
const wishedIds = () => wishlist().map(({ id }) => id);
const cart = () => demo.world.read(cartApi.endpoints.cart.select()).data ?? [];
const quantities = () => cart().map(({ id, qty }) => [id, qty]);
const toasts = () => demo.world.read(selectToasts);

/** Waits for a number of toasts, and dispatches what the button of the last one does. */
async function pressToast(count: number): Promise<void> {
  await vi.waitFor(() => expect(toasts()).toHaveLength(count));
  const action = toasts().at(-1)?.action;
  if (action && 'event' in action) demo.world.store.dispatch(action.event);
}

function entryOf(productId: number) {
  const entry = cart().find(({ id }) => id === productId);
  if (!entry) throw new Error(`Product ${productId} is not in the cart`);
  return entry;
}

it('adds a product at once', async () => {
  demo.world.store.dispatch(wishlistAddRequested(TOP));
  expect(wishedIds()).toEqual([1, 12, 4]);
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  expect(wishedIds()).toEqual([1, 12, 4]);
});

it('removes a product at once, and puts it back', async () => {
  const lamp = wishlist()[0];
  if (!lamp) throw new Error('The wishlist is empty');
  demo.world.store.dispatch(wishlistRemoveRequested(lamp));
  expect(wishedIds()).toEqual([4]);
  await pressToast(1);
  await vi.waitFor(() => expect(wishedIds()).toEqual([12, 4]));
});

it('takes a removal back when it fails, and can try again', async () => {
  demo.mock.server.use(
    http.delete(`http://localhost${listWishlist.path}/*`, () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
  );
  const lamp = wishlist()[0];
  if (!lamp) throw new Error('The wishlist is empty');
  demo.world.store.dispatch(wishlistRemoveRequested(lamp));
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  expect(wishedIds()).toEqual([12, 4]);
  expect(toasts()[0]).toMatchObject({ kind: 'danger', action: { event: wishlistRemoveRequested(lamp) } });
});

describe('moving', () => {
  it('takes a product out of the wishlist and into the cart, and can be undone', async () => {
    const watch = wishlist()[1];
    if (!watch) throw new Error('The wishlist has one product');
    demo.world.store.dispatch(moveToCartRequested({ ...watch, qty: 1, terms: null }));
    await vi.waitFor(() => expect(wishedIds()).toEqual([12]));
    expect(quantities()[0]).toEqual([4, 1]);
    await pressToast(1);
    await vi.waitFor(() => expect(wishedIds()).toEqual([4, 12]));
    await vi.waitFor(() => expect(cart()).toHaveLength(5));
  });

  it('keeps a product that is out of stock in the wishlist', async () => {
    const kettle = { ...TOP, id: 18, name: 'Gooseneck Kettle', stock: 0 };
    demo.world.store.dispatch(wishlistAddRequested(kettle));
    await vi.waitFor(() => expect(toasts()).toHaveLength(1));
    demo.world.store.dispatch(moveToCartRequested({ ...kettle, qty: 1, terms: null }));
    await vi.waitFor(() => expect(toasts()).toHaveLength(2));
    expect(toasts()[1]).toMatchObject({ kind: 'danger' });
    expect(wishedIds()).toEqual([18, 12, 4]);
    expect(cart()).toHaveLength(5);
  });

  it.each([
    [3, false, [3, 12, 4]],
    [12, true, [12, 4]],
  ])('takes product %i out of the cart, and the undo gives it back', async (id, isInWishlist, ids) => {
    const entry = entryOf(id);
    demo.world.store.dispatch(moveToWishlistRequested({ entry, isInWishlist }));
    await vi.waitFor(() => expect(cart()).toHaveLength(4));
    expect(wishedIds()).toEqual(ids);
    await pressToast(1);
    await vi.waitFor(() => expect(quantities()[0]).toEqual([id, entry.qty]));
    await vi.waitFor(() => expect(wishedIds()).toEqual([12, 4]));
  });
});
