import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate } from '../schema.ts';
import { instant, phoneNumber, queryNumber, recordId } from './fields.ts';
import { CARD_BRANDS } from './payment-card.ts';
import { cartProductSchema } from './shop.ts';

/** The kinds of addresses that orders are delivered to. */
export const ADDRESS_TYPES = ['home', 'work'] as const;

/*#__NO_SIDE_EFFECTS__*/
const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** An address that orders are delivered to, as its form has it. */
export const deliveryAddressSchema = v.object({
  fullName: required('Enter a full name'),
  mobile: v.pipe(required('Enter a mobile number'), phoneNumber),
  street: required('Enter a street and a number'),
  /** A landmark nearby; empty without one. */
  landmark: v.optional(v.pipe(v.string(), v.trim()), ''),
  town: required('Enter a town'),
  state: required('Enter a state'),
  postalCode: required('Enter a postal code'),
  type: v.picklist(ADDRESS_TYPES, 'Choose home or work'),
});

const storedAddressSchema = v.object({ id: recordId, ...deliveryAddressSchema.entries });

/** The payment of an order. Of a card, only its brand and last four digits are sent. */
const orderPaymentSchema = v.variant('method', [
  v.object({
    method: v.literal('card'),
    brand: v.picklist(CARD_BRANDS),
    lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Expected four digits')),
  }),
  v.object({ method: v.literal('bank-transfer') }),
  v.object({ method: v.literal('pay-on-delivery') }),
]);

const couponSchema = v.object({
  code: v.string(),
  /** The reduction of the discounted subtotal, in percent. */
  percent: v.number(),
});

const orderSchema = v.object({
  id: recordId,
  /** The number that the customer sees. */
  number: v.string(),
  placedAt: instant,
  items: v.array(
    v.pick(cartProductSchema, [
      'id',
      'name',
      'slug',
      'brand',
      'image',
      'price',
      'hasFreeShipping',
      'qty',
      'shippingDate',
      'discountPercentage',
    ]),
  ),
  address: deliveryAddressSchema,
  payment: orderPaymentSchema,
  coupon: v.nullable(couponSchema),
  /** The sums of the order, in whole dollars. */
  sums: v.object({
    subtotal: v.number(),
    discounts: v.number(),
    coupon: v.number(),
    delivery: v.number(),
    total: v.number(),
  }),
  /** The day on which the last item is delivered. */
  deliveryDate: isoDate,
});

/** An address that orders are delivered to, without its id. */
export type DeliveryAddress = v.InferOutput<typeof deliveryAddressSchema>;
/** A stored address that orders are delivered to. */
export type StoredAddress = v.InferOutput<typeof storedAddressSchema>;
/** The payment of an order. */
export type OrderPayment = v.InferOutput<typeof orderPaymentSchema>;
/** A coupon that the shop accepts. */
export type Coupon = v.InferOutput<typeof couponSchema>;
/** A placed order. */
export type Order = v.InferOutput<typeof orderSchema>;
/** The body of the call that places an order. */
export type NewOrder = v.InferInput<NonNullable<(typeof placeOrder)['body']>>;

/** Lists the addresses of the account that orders can be delivered to, the last added first. */
export const listAddresses = defineCall({
  method: 'GET',
  path: '/apps/ecommerce/addresses',
  response: v.object({ addresses: v.array(storedAddressSchema) }),
  assumed: true,
});

/** Stores an address of the account. */
export const addAddress = defineCall({
  method: 'POST',
  path: '/apps/ecommerce/addresses',
  body: deliveryAddressSchema,
  response: v.object({ address: storedAddressSchema }),
  assumed: true,
});

/** Gets what a coupon takes off. An unknown code is a 404. */
export const checkCoupon = defineCall({
  method: 'POST',
  path: '/apps/ecommerce/coupon',
  body: v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a code')) }),
  response: v.object({ coupon: couponSchema }),
  assumed: true,
});

/**
 * Orders what is in the cart and empties it. The same `Idempotency-Key` returns the same order; an empty cart is a 400.
 */
export const placeOrder = defineCall({
  method: 'POST',
  path: '/apps/ecommerce/order',
  body: v.object({
    address: deliveryAddressSchema,
    payment: orderPaymentSchema,
    /** The code of a coupon; empty without one. */
    coupon: v.optional(v.nullable(v.pipe(v.string(), v.trim())), ''),
  }),
  response: v.object({ order: orderSchema }),
  assumed: true,
});

/** Gets a placed order. */
export const getOrder = defineCall({
  method: 'GET',
  path: '/apps/ecommerce/order',
  query: v.object({ id: queryNumber }),
  response: v.object({ order: orderSchema }),
  assumed: true,
});
