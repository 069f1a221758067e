/** The products that pass the filters of the shop, and how many would pass with other values of each filter. */
import type { ParsedQueryOf } from '@plinth/api-client/call';
import { PRODUCT_CATEGORIES, RATING_FILTERS, type listProducts, type Product } from '@plinth/api-client/demo/shop';
import { isSameText, matches, sortRows } from '../lists.ts';

type Query = ParsedQueryOf<typeof listProducts>;

type Filter = (product: Product) => boolean;

/** Returns the filters by name. */
function filtersOf(query: Query) {
  const { q, category, brand, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, rating = 0, freeShipping } = query;
  return {
    q: ({ name }) => matches(q, name),
    category: (product) => category === '' || isSameText(product.category, category),
    brand: (product) => brand.length === 0 || brand.some((name) => isSameText(name, product.brand)),
    price: ({ price }) => price >= minPrice && price <= maxPrice,
    rating: (product) => product.rating >= rating,
    freeShipping: ({ hasFreeShipping }) => hasFreeShipping || !freeShipping,
  } satisfies Readonly<Record<string, Filter>>;
}

type FilterName = keyof ReturnType<typeof filtersOf>;

/** Returns the products in the order of the query. */
function sorted(products: readonly Product[], sortBy: Query['sortBy']): Product[] {
  if (sortBy === 'featured') return sortRows(products, ({ id }) => id, 'desc');
  return sortRows(products, ({ price }) => price, sortBy === 'price-asc' ? 'asc' : 'desc');
}

/** Returns the products that pass all filters, and the facets. A facet ignores its own filter. */
export function findProducts(products: readonly Product[], query: Query) {
  const filters = filtersOf(query);
  const passing = (ignored: FilterName | null): Product[] =>
    products.filter((product) =>
      Object.entries(filters).every(([name, passes]) => name === ignored || passes(product)),
    );
  const count = (ignored: FilterName, names: readonly string[], has: (name: string) => Filter) => {
    const rows = passing(ignored);
    return names.map((name) => ({ name, count: rows.filter(has(name)).length }));
  };
  const brands = [...new Set(products.map(({ brand }) => brand))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
  const prices = passing('price').map(({ price }) => price);
  return {
    products: sorted(passing(null), query.sortBy),
    facets: {
      categories: count(
        'category',
        PRODUCT_CATEGORIES,
        (name) =>
          ({ category }) =>
            category === name,
      ),
      brands: count(
        'brand',
        brands,
        (name) =>
          ({ brand }) =>
            brand === name,
      ),
      ratings: count(
        'rating',
        RATING_FILTERS.map(String),
        (name) =>
          ({ rating }) =>
            rating >= Number(name),
      ),
      price: prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) },
      freeShipping: passing('freeShipping').filter(({ hasFreeShipping }) => hasFreeShipping).length,
    },
  };
}
