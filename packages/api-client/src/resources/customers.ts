import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, listOf, maybe } from '../schema.ts';
import { leadSchema } from './leads.ts';

/** A customer (product.md#entities): a company of the user. */
const customerSchema = v.object({
  id,
  /** Each with its status only; `contracts.list` has the rest. */
  contracts: listOf(v.object({ id, status: v.string() })),
  /** @assumed */
  legalName: maybe(v.string()),
  /** @assumed */
  tradingName: maybe(v.string()),
  /** ISO 3166-1 alpha-2. @assumed */
  country: maybe(v.string()),
  /** @assumed */
  website: maybe(v.string()),
  /** @assumed */
  industry: maybe(v.string()),
  /** Name of the revenue band. @assumed */
  monthlyRevenue: maybe(v.string()),
});

/** The fields of the company step. @assumed */
const newCustomerSchema = v.object({
  legalName: v.string(),
  tradingName: v.optional(v.string()),
  /** ISO 3166-1 alpha-2. */
  country: v.string(),
  website: v.optional(v.string()),
  industry: v.string(),
  /** Name of the revenue band. */
  monthlyRevenue: v.string(),
});

/** A company of the user. */
export type Customer = v.InferOutput<typeof customerSchema>;
/** The company to create. */
export type NewCustomer = v.InferInput<typeof newCustomerSchema>;

/** Lists the customers of the signed-in user (product.md#calls). */
export const listCustomers = defineCall({ method: 'GET', path: '/customers', response: listOf(customerSchema) });

/**
 * Creates the customer of the signed-in user. The lead gets its id immediately, the token its claim some time later
 * (product.md#calls: the app polls for it).
 */
export const createCustomer = defineCall({
  method: 'POST',
  path: '/customers',
  body: newCustomerSchema,
  response: customerSchema,
  assumed: true,
});

/** Lists the leads that led to this customer (product.md#calls). */
export const listCustomerLeads = defineCall({
  method: 'GET',
  path: '/financing/customers/:customerId/leads',
  response: listOf(leadSchema),
});

/** Customers: the companies of a user. */
export const customers = { list: listCustomers, create: createCustomer, leads: listCustomerLeads };
