import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate, maybe } from '../schema.ts';
import { deletedSchema, pagesOf, queryNumber, recordId, search } from './fields.ts';

const permissionSchema = v.object({
  id: recordId,
  name: v.string(),
  /** Slugs of roles. */
  assignedTo: v.array(v.string()),
  /** An instant. */
  createdDate: isoDate,
});

/** A permission (product.md#entities). */
export type Permission = v.InferOutput<typeof permissionSchema>;

const name = v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a valid permission name'));
const response = v.object({ permission: permissionSchema });

/**
 * Lists a page of permissions, the newest first. The search covers the name and the creation time as pages show it, as
 * `Apr 14, 2021, 8:43 PM`; an empty filter is none.
 */
export const listPermissions = defineCall({
  method: 'GET',
  path: '/apps/permissions/data',
  query: v.object({ q: search, ...pagesOf(10), assignedTo: v.optional(v.string(), '') }),
  response: v.object({
    /** The values that were used: a page past the end is the last one. */
    params: v.object({ q: v.string(), page: v.number(), perPage: v.number(), assignedTo: maybe(v.string()) }),
    allData: v.array(permissionSchema),
    /** Number of permissions on all pages. */
    total: v.number(),
    permissions: v.array(permissionSchema),
  }),
});

/** Adds a permission and assigns it to the administrators alone. A taken name is refused at its field. */
export const addPermission = defineCall({
  method: 'POST',
  path: '/apps/permissions/add-permission',
  body: v.object({ permission: v.object({ name }) }),
  response,
});

/** Renames a permission. A taken name is refused at its field. */
export const renamePermission = defineCall({
  method: 'POST',
  path: '/apps/permissions/update-permission',
  body: v.object({ id: recordId, name }),
  response,
});

/** Deletes a permission. */
export const deletePermission = defineCall({
  method: 'DELETE',
  path: '/apps/permissions/delete',
  query: v.object({ id: queryNumber }),
  response: deletedSchema,
});
