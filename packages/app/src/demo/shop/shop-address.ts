import { PRODUCT_CATEGORIES, PRODUCT_SORTS, RATING_FILTERS, type ProductSort } from '@plinth/api-client/demo/shop';
import { dollars } from '#demo/_shared/amounts.ts';
import { filterValue } from '#demo/_shared/list/filter-value.ts';
import type { ProductQuery } from '#demo/_shared/shop/products-api.ts';
import type { QueryChange } from '#shared/navigation.ts';

/** The filters of the shop. An empty text, an empty list and null are none. */
export interface ShopFilters {
  readonly category: string;
  readonly brands: readonly string[];
  /** Whole dollars. */
  readonly minPrice: number | null;
  /** Whole dollars. */
  readonly maxPrice: number | null;
  /** The lowest rating, in stars. */
  readonly rating: number | null;
  readonly freeShipping: boolean;
}

/** Search, order, page, layout and filters of the shop, read from the address. */
export interface ShopAddress {
  /** The text that is searched for. */
  readonly q: string;
  readonly sortBy: ProductSort;
  readonly page: number;
  readonly layout: 'grid' | 'list';
  readonly filters: ShopFilters;
}

/** The filters that let every product pass. */
export const NO_FILTERS: ShopFilters = {
  category: '',
  brands: [],
  minPrice: null,
  maxPrice: null,
  rating: null,
  freeShipping: false,
};

/** A band of prices that can be chosen at once. */
interface PriceBand extends Pick<ShopFilters, 'minPrice' | 'maxPrice'> {
  readonly value: string;
  readonly label: string;
}

/** The bands of prices, in whole dollars. */
export const PRICE_BANDS: readonly PriceBand[] = [
  { value: 'all', label: 'All', minPrice: null, maxPrice: null },
  { value: 'to-10', label: 'Up to $10', minPrice: null, maxPrice: 10 },
  { value: '10-to-100', label: '$10–$100', minPrice: 10, maxPrice: 100 },
  { value: '100-to-500', label: '$100–$500', minPrice: 100, maxPrice: 500 },
  { value: 'from-500', label: '$500 and up', minPrice: 500, maxPrice: null },
];

/** Returns the band of the chosen prices; null when they are none of the bands. */
export const priceBandOf = ({ minPrice, maxPrice }: ShopFilters): PriceBand | null =>
  PRICE_BANDS.find((band) => band.minPrice === minPrice && band.maxPrice === maxPrice) ?? null;

/**
 * Returns the bound that a price of the slider or of its fields sets; null for none, at the end of the scale.
 * @param current the bound that is set, which stays even where it is the end of the scale.
 */
export const boundOf = (price: number, current: number | null, end: number): number | null =>
  price === end && price !== current ? null : price;

const numberOf = (text: string | null, pattern: RegExp): number | null =>
  text !== null && pattern.test(text) ? Number(text) : null;

/** Reads the state of the shop from the query of the address. What it does not allow counts as absent. */
export function readShopAddress(query: URLSearchParams): ShopAddress {
  const rating = numberOf(query.get('rating'), /^\d$/);
  return {
    q: query.get('q')?.trim() ?? '',
    sortBy: filterValue(query.get('sortBy'), PRODUCT_SORTS) || 'featured',
    page: numberOf(query.get('page'), /^[1-9]\d{0,5}$/) ?? 1,
    layout: query.get('layout') === 'list' ? 'list' : 'grid',
    filters: {
      category: filterValue(query.get('category'), PRODUCT_CATEGORIES),
      brands: (query.get('brand') ?? '').split(',').filter((brand) => brand !== ''),
      minPrice: numberOf(query.get('minPrice'), /^\d{1,6}$/),
      maxPrice: numberOf(query.get('maxPrice'), /^\d{1,6}$/),
      rating: RATING_FILTERS.find((stars) => stars === rating) ?? null,
      freeShipping: query.get('freeShipping') === 'true',
    },
  };
}

const textOf = (value: number | null): string | null => (value === null ? null : String(value));

/** Returns the change of the address that filters make. It shows page 1. */
export function filterChange(filters: ShopFilters): QueryChange {
  const { category, brands, minPrice, maxPrice, rating, freeShipping } = filters;
  return {
    category: category === '' ? null : category,
    brand: brands.length === 0 ? null : brands.join(','),
    minPrice: textOf(minPrice),
    maxPrice: textOf(maxPrice),
    rating: textOf(rating),
    freeShipping: freeShipping ? 'true' : null,
    page: null,
  };
}

/**
 * Returns the filters and the order as the address has them when it names what is shown.
 * @param brands the names of the brands; undefined while they are unknown.
 */
export function shownQuery({ sortBy, filters }: ShopAddress, brands: readonly string[] | undefined): QueryChange {
  const known = brands
    ? filters.brands.map((brand) => filterValue(brand, brands)).filter((brand) => brand !== '')
    : filters.brands;
  const { page: _page, ...shown } = filterChange({ ...filters, brands: known });
  return { ...shown, sortBy: sortBy === 'featured' ? null : sortBy };
}

/** Returns the query of the call that lists the products. */
export function productQueryOf({ q, sortBy, page, filters }: ShopAddress): NonNullable<ProductQuery> {
  const { category, brands, minPrice, maxPrice, rating, freeShipping } = filters;
  return {
    q,
    sortBy,
    page,
    category,
    brand: [...brands],
    ...(minPrice === null ? {} : { minPrice }),
    ...(maxPrice === null ? {} : { maxPrice }),
    ...(rating === null ? {} : { rating }),
    freeShipping,
  };
}

/** A filter that is on. */
interface ActiveFilter {
  readonly name: string;
  readonly label: string;
  /** The filters without it. */
  readonly without: ShopFilters;
}

function priceLabel({ minPrice, maxPrice }: ShopFilters): string {
  if (minPrice === null) return `Up to ${dollars(maxPrice ?? 0)}`;
  return maxPrice === null ? `${dollars(minPrice)} and up` : `${dollars(minPrice)}–${dollars(maxPrice)}`;
}

/** Returns the filters that are on, one by one. */
export function activeFiltersOf(filters: ShopFilters): ActiveFilter[] {
  const { category, brands, minPrice, maxPrice, rating, freeShipping } = filters;
  const without = (changes: Partial<ShopFilters>): ShopFilters => ({ ...filters, ...changes });
  return [
    ...(minPrice === null && maxPrice === null
      ? []
      : [{ name: 'price', label: priceLabel(filters), without: without({ minPrice: null, maxPrice: null }) }]),
    ...(category === '' ? [] : [{ name: 'category', label: category, without: without({ category: '' }) }]),
    ...brands.map((brand) => ({
      name: `brand-${brand}`,
      label: brand,
      without: without({ brands: brands.filter((other) => other !== brand) }),
    })),
    ...(rating === null ? [] : [{ name: 'rating', label: `${rating} & up`, without: without({ rating: null }) }]),
    ...(freeShipping
      ? [{ name: 'freeShipping', label: 'Free shipping', without: without({ freeShipping: false }) }]
      : []),
  ];
}
