import { getProduct, listProducts } from '@plinth/api-client/demo/shop';
import { describe, expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call, server } = startDemo();

type Query = Parameters<typeof call<typeof listProducts>>[1];

const list = (query: Query = {}) => call(listProducts, query);
const idsOf = async (query: Query) => (await list(query)).products.map(({ id }) => id);
const all = { perPage: 100 };
const countsOf = (facet: readonly { readonly name: string; readonly count: number }[]) =>
  Object.fromEntries(facet.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));

describe('the list of products', () => {
  test('has 9 products on a page, the newest first, with what is in the cart and in the wishlist', async () => {
    const { products, total, userWishlist, userCart } = await list();
    expect(products.map(({ id }) => id)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19]);
    expect(total).toBe(27);
    expect(products.filter(({ isInCart }) => isInCart).map(({ id }) => id)).toEqual([27, 19]);
    expect(userWishlist.map(({ productId }) => productId)).toEqual([4, 12]);
    expect(userCart.map(({ productId, qty }) => [productId, qty])).toEqual([
      [3, 3],
      [8, 1],
      [12, 1],
      [19, 1],
      [27, 2],
    ]);
    expect((await list({ page: 3 })).products.filter(({ isInWishlist }) => isInWishlist).map(({ id }) => id)).toEqual([
      4,
    ]);
  });

  test.each<[name: string, query: Query, ids: readonly number[]]>([
    ['the text in the name', { q: 'WATCH' }, [23, 4]],
    ['a text around which there are spaces', { q: ' lens ' }, [14]],
    ['no description', { q: 'beech' }, []],
    ['a category', { category: 'Books' }, [13, 10, 5]],
    ['an unknown category', { category: 'Boats' }, []],
    ['a brand', { brand: ['Bexley Toys'] }, [20, 1]],
    ['several brands', { brand: ['Bexley Toys', 'Quarry Sound'] }, [21, 20, 6, 1]],
    ['the lowest price', { minPrice: 690 }, [26, 23, 22, 14]],
    ['the highest price', { maxPrice: 18 }, [17, 3, 1]],
    ['a band of prices', { minPrice: 118, maxPrice: 139 }, [12, 9, 2]],
    ['a rating', { rating: 5 }, [26, 22, 21, 19, 9, 4]],
    ['free shipping', { freeShipping: true, category: 'Photo' }, [26]],
    ['everything at once', { q: 'c', category: 'Photo', brand: ['Corvane Labs'], minPrice: 700, rating: 4 }, [26, 14]],
  ])('is filtered by %s', async (_name, query, ids) => {
    await expect(idsOf({ ...query, ...all })).resolves.toEqual(ids);
  });

  test.each<[sortBy: 'featured' | 'price-asc' | 'price-desc', ids: readonly number[]]>([
    ['featured', [13, 10, 5]],
    ['price-asc', [5, 13, 10]],
    ['price-desc', [10, 13, 5]],
  ])('is sorted by %s', async (sortBy, ids) => {
    await expect(idsOf({ category: 'Books', sortBy })).resolves.toEqual(ids);
  });

  test.each([
    [{ page: 3 }, [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [{ page: 9 }, [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [{ page: 0, perPage: 2 }, [27, 26]],
    [{ page: 14, perPage: 2 }, [1]],
  ])('shows the page %j', async (query, ids) => {
    await expect(idsOf(query)).resolves.toEqual(ids);
  });

  test.each([
    ['sortBy=newest', 400],
    ['freeShipping=perhaps', 400],
    ['minPrice=cheap', 400],
    ['brand=Nook%20Paper,Bexley%20Toys', 200],
    ['category=books&freeShipping=true', 200],
  ])('responds to the query %s with %i', async (query, status) => {
    const response = await fetch(`${server().context.origin}${listProducts.path}?${query}`);
    expect(response.status).toBe(status);
  });
});

describe('the facets', () => {
  test('count all products without a filter', async () => {
    const { facets } = await list();
    expect(facets.categories.map(({ name }) => name)).toHaveLength(10);
    expect(facets.brands.map(({ name }) => name)).toEqual([
      'Alder & Finch',
      'Bexley Toys',
      'Corvane Labs',
      'Marlow Row',
      'Nook Paper',
      'Pell Books',
      'Quarry Sound',
      'Sable Kitchen',
      'Tern Outdoor',
      'Wren Optics',
    ]);
    expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(27);
    expect(facets.ratings).toEqual([
      { name: '4', count: 16 },
      { name: '3', count: 22 },
      { name: '2', count: 25 },
      { name: '1', count: 27 },
    ]);
    expect(facets.price).toEqual({ min: 8, max: 4_900 });
    expect(facets.freeShipping).toBe(22);
  });

  test('follow the other filters, and not their own', async () => {
    const { facets, total } = await list({ category: 'Photo', rating: 4, freeShipping: true });
    expect(total).toBe(1);
    expect(countsOf(facets.categories)).toMatchObject({ Audio: 2, Photo: 1 });
    expect(countsOf(facets.brands)).toEqual({ 'Corvane Labs': 1 });
    expect(countsOf(facets.ratings)).toEqual({ 4: 1, 3: 1, 2: 1, 1: 1 });
    expect(facets.price).toEqual({ min: 1_290, max: 1_290 });
    expect(facets.freeShipping).toBe(1);
  });

  test('keep the other brands in sight when one is chosen, and what has none', async () => {
    const { facets } = await list({ category: 'Toys', brand: ['Wren Optics'] });
    expect(countsOf(facets.brands)).toEqual({ 'Bexley Toys': 2 });
    expect(facets.brands).toHaveLength(10);
    expect(countsOf(facets.categories)).toEqual({ Photo: 1 });
    expect(facets.price).toEqual({ min: 0, max: 0 });
  });
});

describe('a product', () => {
  test('has its colors, and whether it is in the cart and in the wishlist', async () => {
    await expect(call(getProduct, '12')).resolves.toMatchObject({
      product: {
        slug: 'halden-desk-lamp-12',
        isInCart: true,
        isInWishlist: true,
        colorOptions: ['primary', 'success', 'warning', 'danger', 'info'],
      },
    });
    await expect(call(getProduct, '1')).resolves.toMatchObject({ product: { isInCart: false, isInWishlist: false } });
  });

  test.each(['0', '28', 'x', '26x'])('that does not exist is a 404 without a body: %s', async (id) => {
    const response = await fetch(`${server().context.origin}/apps/ecommerce/products/${id}`);
    expect(response.status).toBe(404);
    await expect(response.text()).resolves.toBe('');
    await expect(call(getProduct, id)).resolves.toBeNull();
  });
});
