import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, maybe, openEnum } from '../schema.ts';

/** The company record of an email address (product.md#entities). */
const companyRecordSchema = v.object({
  /** @assumed */
  id: maybe(id),
  fullName: v.string(),
  email: v.pipe(v.string(), v.nonEmpty()),
  loginProvider: openEnum(['email', 'gmail', 'microsoft']),
});

/** The company record of an email address. */
export type CompanyRecord = v.InferOutput<typeof companyRecordSchema>;

/**
 * Registers a user who was just created at the identity provider (product.md#calls). Its 401 doesn't refresh the token.
 */
export const createUser = defineCall({
  method: 'POST',
  path: '/users/firebase',
  body: v.object({
    /** Name of the identity provider: `password`, `google.com`, `microsoft.com`. */
    providerId: v.string(),
  }),
  response: companyRecordSchema,
  isPublic: true,
});

/**
 * Finds the company record of an email address; `null` when there is none (product.md#validation: checked before
 * sign-up). Needs no session; its 401 doesn't refresh the token.
 */
export const findUserByEmail = defineCall({
  method: 'GET',
  path: '/users',
  query: v.object({
    /** @assumed */
    email: v.string(),
  }),
  response: companyRecordSchema,
  notFound: null,
  isPublic: true,
  assumed: true,
});

/** Users and their company records. */
export const users = { create: createUser, findByEmail: findUserByEmail };
