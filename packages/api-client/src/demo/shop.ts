import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate } from '../schema.ts';
import { deletedSchema, numericParam, recordId } from './fields.ts';

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

/** The most pieces of a product that the cart can have. */
export const MAX_QUANTITY = 10;

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

const cartProductSchema = v.object({
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

/** A product (spec §3). */
export type Product = v.InferOutput<typeof productSchema>;
/** A category of products. */
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];
/** A drawing of a product. */
export type ProductDrawing = (typeof PRODUCT_DRAWINGS)[number];
/** A product in the cart. */
export type CartProduct = v.InferOutput<typeof cartProductSchema>;
/** An item of the cart (spec §3). */
export type CartItem = v.InferOutput<typeof cartItemSchema>;

const answer = v.object({ item: cartItemSchema });
const params = { productId: numericParam };

/** Lists the products of the cart, the last added first. */
export const listCart = defineCall({
  method: 'GET',
  path: '/apps/ecommerce/cart',
  answer: v.object({ products: v.array(cartProductSchema) }),
});

/** Adds one piece of a product. A product that is in the cart keeps its quantity; one out of stock is a 400. */
export const addToCart = defineCall({
  method: 'POST',
  path: '/apps/ecommerce/cart',
  body: v.object({ productId: recordId }),
  answer,
});

/** Changes the quantity of a product in the cart. */
export const updateCartItem = defineCall({
  method: 'PATCH',
  path: '/apps/ecommerce/cart/:productId',
  params,
  body: v.object({ qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)) }),
  answer,
  assumed: true,
});

/** Takes a product out of the cart. The id in the response is that of the product. */
export const removeFromCart = defineCall({
  method: 'DELETE',
  path: '/apps/ecommerce/cart/:productId',
  params,
  answer: deletedSchema,
});
