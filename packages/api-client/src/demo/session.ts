import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { maybe } from '../schema.ts';
import { codeSchema, newPasswordSchema } from './account.ts';
import { emailAddress, instant, recordId } from './fields.ts';

/** The permissions of an account: CASL's rules without conditions (product.md#permissions). */
const abilitySchema = v.array(v.object({ action: v.string(), subject: v.string() }));

const accountSchema = v.object({
  id: recordId,
  fullName: v.string(),
  username: v.string(),
  /** Address of the picture; null without one. */
  avatar: v.nullable(v.string()),
  email: v.string(),
  role: v.picklist(['admin', 'client']),
  ability: abilitySchema,
  extras: v.object({ eCommerceCartItemsCount: v.number() }),
});

/** An account of the demo, without its password (product.md#entities). */
export type Account = v.InferOutput<typeof accountSchema>;

const sessionSchema = v.object({ userData: accountSchema, accessToken: v.string(), refreshToken: v.string() });

const text = v.string();

/** Signs in to an account of the demo. A failure is a 400 with the error of `email` (product.md#errors). */
export const login = defineCall({
  method: 'POST',
  path: '/jwt/login',
  body: v.object({ email: text, password: text }),
  response: sessionSchema,
  isPublic: true,
});

/**
 * Creates an account. When the e-mail or the username is taken, the response has an `error` alone (product.md#errors).
 */
export const registerAccount = defineCall({
  method: 'POST',
  path: '/jwt/register',
  body: v.object({
    email: emailAddress,
    username: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    password: v.pipe(text, v.nonEmpty()),
  }),
  response: v.object({
    user: maybe(accountSchema),
    accessToken: maybe(v.string()),
    /** Null when the account was created. */
    error: v.nullable(v.object({ email: v.nullable(v.string()), username: v.nullable(v.string()) })),
  }),
  isPublic: true,
});

/** Exchanges a refresh token, which works once, for new tokens. An invalid one is a 401 (product.md#errors). */
export const refreshTokens = defineCall({
  method: 'POST',
  path: '/jwt/refresh-token',
  body: v.object({ refreshToken: text }),
  response: sessionSchema,
  isPublic: true,
});

/**
 * Sends a link to a new password, as a mail in the inbox of the account. An address without an account gets a token too,
 * so that the response doesn't tell which addresses have one; that token is never valid.
 */
export const forgotPassword = defineCall({
  method: 'POST',
  path: '/jwt/forgot-password',
  body: v.object({ email: emailAddress }),
  response: v.object({ token: text }),
  isPublic: true,
  assumed: true,
});

/** Sets a new password. The token of a link works once, for an hour; an invalid one is refused at its field. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/jwt/reset-password',
  body: v.object({ token: text, password: newPasswordSchema }),
  /** The address of the account that has the new password. */
  response: v.object({ email: text }),
  isPublic: true,
  assumed: true,
});

/** Sends a mail to the inbox: a link that confirms the address, or a code for the second step of signing in. */
export const verifyEmail = defineCall({
  method: 'POST',
  path: '/jwt/verify-email',
  body: v.object({ email: emailAddress, kind: v.optional(v.picklist(['link', 'code']), 'link') }),
  response: v.object({ sentTo: text }),
  isPublic: true,
  assumed: true,
});

/** Checks a code that was sent. A wrong one is refused at its field. */
export const verifyCode = defineCall({
  method: 'POST',
  path: '/jwt/verify-code',
  body: v.object({ code: codeSchema }),
  response: v.object({ verifiedAt: instant }),
  isPublic: true,
  assumed: true,
});
