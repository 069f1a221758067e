import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { deletedSchema, queryNumber, recordId } from './fields.ts';

/** The user role of each built-in role, by the slug of the role. */
const USER_ROLES: Readonly<Record<string, string>> = {
  administrator: 'admin',
  manager: 'editor',
  user: 'author',
  support: 'maintainer',
  'restricted-user': 'subscriber',
};

/** Returns the role that a user with a role of the list has: that of an added role is its slug. */
export const userRoleOf = (slug: string): string => USER_ROLES[slug] ?? slug;

const rightsSchema = v.object({ read: v.boolean(), write: v.boolean(), create: v.boolean() });

const accessSchema = v.object({
  user: rightsSchema,
  content: rightsSchema,
  disputes: rightsSchema,
  database: rightsSchema,
  financialManagement: rightsSchema,
  reporting: rightsSchema,
  apiControl: rightsSchema,
  repositoryManagement: rightsSchema,
  payroll: rightsSchema,
});

const roleSchema = v.object({
  id: recordId,
  /** Name of the role in the data of other calls. It stays when the role is renamed. */
  slug: v.string(),
  name: v.string(),
  /** Whether the role can be neither renamed nor deleted. */
  builtIn: v.boolean(),
  access: accessSchema,
  /** Number of users with the role. */
  users: v.number(),
});

/** A role that users can have. */
export type Role = v.InferOutput<typeof roleSchema>;
/** The rights of a role, by area. */
export type RoleAccess = v.InferOutput<typeof accessSchema>;

/** Lists the roles: the built-in ones first. */
export const listRoles = defineCall({
  method: 'GET',
  path: '/apps/roles/data',
  response: v.object({ roles: v.array(roleSchema) }),
  assumed: true,
});

/** Adds a role or, with an id, changes it. The right to write or create includes the right to read. */
export const saveRole = defineCall({
  method: 'POST',
  path: '/apps/roles/save-role',
  body: v.object({
    role: v.object({
      id: v.optional(recordId),
      name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a valid role name')),
      access: accessSchema,
    }),
  }),
  response: v.object({ role: roleSchema }),
  assumed: true,
});

/** Deletes a role. A built-in one, and one that users have, is a 409. */
export const deleteRole = defineCall({
  method: 'DELETE',
  path: '/apps/roles/delete',
  query: v.object({ id: queryNumber }),
  response: deletedSchema,
  assumed: true,
});
