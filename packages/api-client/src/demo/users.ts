import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  deletedSchema,
  direction,
  emailAddress,
  pagesOf,
  phoneNumber,
  queryNumber,
  recordId,
  search,
} from './fields.ts';

/** The states of a user. */
export const USER_STATUSES = ['active', 'pending', 'inactive'] as const;

/** The plans of a user. */
export const USER_PLANS = ['basic', 'team', 'company', 'enterprise'] as const;

/** The ways in which a user can pay. */
export const BILLING_METHODS = ['Auto Debit', 'Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash'] as const;

/** The colors behind the initials of a user. */
export const AVATAR_COLORS = ['primary', 'secondary', 'success', 'danger', 'warning', 'info'] as const;

const userSchema = v.object({
  id: recordId,
  fullName: v.string(),
  username: v.string(),
  email: v.string(),
  company: v.string(),
  country: v.string(),
  /** A phone number. */
  contact: v.string(),
  /** The role that `userRoleOf` returns for a role of the list of roles. */
  role: v.string(),
  currentPlan: v.picklist(USER_PLANS),
  status: v.picklist(USER_STATUSES),
  billing: v.picklist(BILLING_METHODS),
  /** Address of the picture; null without one. */
  avatar: v.nullable(v.string()),
  avatarColor: v.picklist(AVATAR_COLORS),
});

/** A user of the user list (product.md#entities). */
export type User = v.InferOutput<typeof userSchema>;
/** A state of a user. */
export type UserStatus = (typeof USER_STATUSES)[number];
/** A plan of a user. */
export type UserPlan = (typeof USER_PLANS)[number];
/** A way in which a user pays. */
export type BillingMethod = (typeof BILLING_METHODS)[number];

/*#__NO_SIDE_EFFECTS__*/
const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const userFields = {
  fullName: required('Please enter a valid name'),
  username: required('Please enter a valid username'),
  email: emailAddress,
  company: required('Please enter a valid company'),
  country: required('Please choose a country'),
  contact: phoneNumber,
  role: v.string(),
  currentPlan: v.picklist(USER_PLANS),
  billing: v.picklist(BILLING_METHODS),
};

const response = v.object({ user: userSchema });

/** Lists all users by id. */
export const listAllUsers = defineCall({
  method: 'GET',
  path: '/api/users/list/all-data',
  response: v.array(userSchema),
});

/** Lists a page of users. The search covers the e-mail, the name and the billing; an empty filter is none. */
export const listUsers = defineCall({
  method: 'GET',
  path: '/api/users/list/data',
  query: v.object({
    q: search,
    ...pagesOf(10),
    role: v.optional(v.string(), ''),
    status: v.optional(v.picklist(['', ...USER_STATUSES]), ''),
    currentPlan: v.optional(v.picklist(['', ...USER_PLANS]), ''),
    sort: v.optional(direction, 'asc'),
    sortColumn: v.optional(v.string(), 'fullName'),
  }),
  response: v.object({
    /** Number of users on all pages. */
    total: v.number(),
    users: v.array(userSchema),
  }),
});

/** Gets a user. */
export const getUser = defineCall({
  method: 'GET',
  path: '/api/users/user',
  query: v.object({ id: queryNumber }),
  response,
});

/** Adds an active user. A taken e-mail or username and an unknown role are refused at their field. */
export const addUser = defineCall({
  method: 'POST',
  path: '/apps/users/add-user',
  body: v.object({
    ...userFields,
    role: v.optional(userFields.role, 'subscriber'),
    currentPlan: v.optional(userFields.currentPlan, 'basic'),
    billing: v.optional(userFields.billing, 'Auto Debit'),
  }),
  response,
});

/** Changes the given fields of a user. They are checked like those of a new user. */
export const updateUser = defineCall({
  method: 'POST',
  path: '/apps/users/update-user',
  body: v.object({
    user: v.object({
      id: recordId,
      ...v.partial(v.object({ ...userFields, status: v.picklist(USER_STATUSES) })).entries,
    }),
  }),
  response,
  assumed: true,
});

/** Deletes a user. */
export const deleteUser = defineCall({
  method: 'DELETE',
  path: '/apps/users/delete',
  query: v.object({ id: queryNumber }),
  response: deletedSchema,
});
