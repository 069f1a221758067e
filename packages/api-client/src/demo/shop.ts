import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate } from '../schema.ts';
import {
  deletedSchema,
  numericParam,
  pagesOf,
  queryFlag,
  queryListOf,
  queryNumber,
  recordId,
  search,
} from './fields.ts';

/** The categories of products. */
export const PRODUCT_CATEGORIES = [
  'Audio',
  'Bags',
  'Books',
  'Furniture',
  'Kitchen',
  'Lighting',
  'Photo',
  'Stationery',
  'Toys',
  'Watches',
] as const;

/** The drawings of products. The app draws them itself, because they follow its skin. */
export const PRODUCT_DRAWINGS = [
  'backpack',
  'binoculars',
  'blocks',
  'book',
  'camera',
  'chair',
  'counter',
  'duffel',
  'envelope',
  'grinder',
  'headphones',
  'kettle',
  'lamp',
  'lantern',
  'lens',
  'notebook',
  'pan',
  'pen',
  'radio',
  'shelf',
  'speaker',
  'top',
  'tote',
  'watch',
] as const;

/** The colors of a product, by meaning; the first one is that of its picture. */
export const PRODUCT_COLORS = ['primary', 'success', 'warning', 'danger', 'info'] as const;

/** The orders of the products. `featured` has the newest first. */
export const PRODUCT_SORTS = ['featured', 'price-asc', 'price-desc'] as const;

/** The lowest ratings that products can be filtered by, in stars. */
export const RATING_FILTERS = [4, 3, 2, 1] as const;

/** The number of products on a page. */
export const PRODUCTS_PER_PAGE = 9;

/** The most pieces of a product that the cart can have. */
export const MAX_QUANTITY = 10;

/** Returns the most pieces of a product that can be ordered. @param stock the pieces in stock. */
export const maxQuantityOf = (stock: number): number => Math.min(MAX_QUANTITY, stock);

const productSchema = v.object({
  id: recordId,
  name: v.string(),
  /** The name and the id, for addresses. */
  slug: v.string(),
  description: v.string(),
  brand: v.string(),
  category: v.picklist(PRODUCT_CATEGORIES),
  /** Whole dollars. */
  price: v.number(),
  image: v.picklist(PRODUCT_DRAWINGS),
  hasFreeShipping: v.boolean(),
  /** 1 to 5. */
  rating: v.number(),
  /** Pieces; 0 when it is out of stock. */
  stock: v.number(),
});

const shopProductSchema = v.object({
  ...productSchema.entries,
  isInWishlist: v.boolean(),
  isInCart: v.boolean(),
});

const wishlistProductSchema = v.object({ ...productSchema.entries, isInCart: v.boolean() });

/** A product in the cart, as its call has it. */
export const cartProductSchema = v.object({
  ...productSchema.entries,
  isInWishlist: v.boolean(),
  /** Pieces in the cart: 1 to `MAX_QUANTITY`. */
  qty: v.number(),
  /** The day of delivery, without a time. */
  shippingDate: isoDate,
  /** Number of offers: 1 to 4. */
  offers: v.number(),
  /** Discount on the price, in percent: 3 to 20. */
  discountPercentage: v.number(),
});

const cartItemSchema = v.object({ id: recordId, productId: recordId, qty: v.number() });

const wishlistItemSchema = v.object({ id: recordId, productId: recordId });

const facetSchema = v.array(v.object({ name: v.string(), count: v.number() }));

/** A product (product.md#entities). */
export type Product = v.InferOutput<typeof productSchema>;
/** A category of products. */
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];
/** A drawing of a product. */
export type ProductDrawing = (typeof PRODUCT_DRAWINGS)[number];
/** A color of a product. */
export type ProductColor = (typeof PRODUCT_COLORS)[number];
/** An order of the products. */
export type ProductSort = (typeof PRODUCT_SORTS)[number];
/** A product of the shop. */
export type ShopProduct = v.InferOutput<typeof shopProductSchema>;
/** A product of the wishlist. */
export type WishlistProduct = v.InferOutput<typeof wishlistProductSchema>;
/** A product in the cart. */
export type CartProduct = v.InferOutput<typeof cartProductSchema>;
/** An item of the cart (product.md#entities). */
export type CartItem = v.InferOutput<typeof cartItemSchema>;
/** An item of the wishlist (product.md#entities). */
export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>;

const response = v.object({ item: cartItemSchema });
const params = { productId: numericParam };

/**
 * Lists the products that pass all filters; several brands pass each other's. A facet counts the products that pass the
 * other filters.
 */
export const listProducts = defineCall({
  method: 'GET',
  path: '/apps/ecommerce/products',
  query: v.object({
    /** Searched for in the names. */
    q: search,
    sortBy: v.optional(v.picklist(PRODUCT_SORTS), 'featured'),
    category: v.optional(v.string(), ''),
    /** Brands, separated by commas. */
    brand: v.optional(queryListOf(v.string()), []),
    /** Whole dollars. */
    minPrice: v.optional(queryNumber),
    /** Whole dollars. */
    maxPrice: v.optional(queryNumber),
    /** The lowest rating, in stars. */
    rating: v.optional(queryNumber),
    /** Only products that ship free. */
    freeShipping: v.optional(queryFlag, false),
    ...pagesOf(PRODUCTS_PER_PAGE),
  }),
  response: v.object({
    products: v.array(shopProductSchema),
    /** Number of products on all pages. */
    total: v.number(),
    userWishlist: v.array(wishlistItemSchema),
    userCart: v.array(cartItemSchema),
    facets: v.object({
      categories: facetSchema,
      brands: facetSchema,
      /** By the lowest rating. */
      ratings: facetSchema,
      /** The lowest and the highest price, in whole dollars. */
      price: v.object({ min: v.number(), max: v.number() }),
      /** Number of products that ship free. */
      freeShipping: v.number(),
    }),
  }),
});

/** Gets a product; null when there is no such product. */
export const getProduct = defineCall({
  method: 'GET',
  path: '/apps/ecommerce/products/:id',
  response: v.object({
    product: v.object({ ...shopProductSchema.entries, colorOptions: v.array(v.picklist(PRODUCT_COLORS)) }),
  }),
  notFound: null,
});

/** Lists the products of the wishlist, the last added first. */
export const listWishlist = defineCall({
  method: 'GET',
  path: '/apps/ecommerce/wishlist',
  response: v.object({ products: v.array(wishlistProductSchema) }),
});

/** Adds a product to the wishlist. One that is in it stays where it is. */
export const addToWishlist = defineCall({
  method: 'POST',
  path: '/apps/ecommerce/wishlist',
  body: v.object({ productId: recordId }),
  response: v.object({ item: wishlistItemSchema }),
});

/** Takes a product out of the wishlist. The id in the response is that of the product. */
export const removeFromWishlist = defineCall({
  method: 'DELETE',
  path: '/apps/ecommerce/wishlist/:productId',
  params,
  response: deletedSchema,
});

/** Lists the products of the cart, the last added first. */
export const listCart = defineCall({
  method: 'GET',
  path: '/apps/ecommerce/cart',
  response: v.object({ products: v.array(cartProductSchema) }),
});

/** Adds one piece of a product. A product that is in the cart keeps its quantity; one out of stock is a 400. */
export const addToCart = defineCall({
  method: 'POST',
  path: '/apps/ecommerce/cart',
  body: v.object({ productId: recordId }),
  response,
});

/** Changes the quantity of a product in the cart. More pieces than are in stock are a 400. */
export const updateCartItem = defineCall({
  method: 'PATCH',
  path: '/apps/ecommerce/cart/:productId',
  params,
  body: v.object({ qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)) }),
  response,
  assumed: true,
});

/** Takes a product out of the cart. The id in the response is that of the product. */
export const removeFromCart = defineCall({
  method: 'DELETE',
  path: '/apps/ecommerce/cart/:productId',
  params,
  response: deletedSchema,
});
