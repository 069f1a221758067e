import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import {
  addPermission,
  deletePermission,
  listPermissions,
  renamePermission,
  type Permission,
} from '@plinth/api-client/demo/permissions';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';
import { updateOptimistically } from '#demo/_shared/optimistic-update.ts';

/** Filters and search of a page of permissions. */
export type PermissionQuery = NonNullable<InputOf<typeof listPermissions>[0]>;

/** A page of permissions, and the number on all pages. */
export interface PermissionPage {
  readonly total: number;
  readonly permissions: readonly Permission[];
}

interface Renaming {
  readonly id: number;
  readonly name: string;
}

/** The calls of the permissions. A new name shows at once and is rolled back when its call fails. */
const permissionsApi = demoApi.enhanceEndpoints({ addTagTypes: ['Permissions'] }).injectEndpoints({
  endpoints: (build) => ({
    permissions: build.query<PermissionPage, PermissionQuery>({
      query: requestOf(listPermissions, (query: PermissionQuery) => [query]),
      transformResponse: ({ total, permissions }: ResponseOf<typeof listPermissions>) => ({ total, permissions }),
      providesTags: ['Permissions'],
    }),
    addPermission: build.mutation<ResponseOf<typeof addPermission>, string>({
      query: requestOf(addPermission, (name: string) => [{ permission: { name } }]),
      invalidatesTags: (_result, error) => (error ? [] : ['Permissions']),
    }),
    renamePermission: build.mutation<ResponseOf<typeof renamePermission>, Renaming>({
      query: requestOf(renamePermission, (renaming: Renaming) => [renaming]),
      onQueryStarted: ({ id, name }, api) => {
        updateOptimistically(
          api,
          (state) => permissionsApi.util.selectInvalidatedBy(state, ['Permissions']),
          ({ originalArgs }) =>
            permissionsApi.util.updateQueryData('permissions', originalArgs as PermissionQuery, (page) => ({
              ...page,
              permissions: page.permissions.map((permission) =>
                permission.id === id ? { ...permission, name } : permission,
              ),
            })),
        );
      },
      invalidatesTags: ['Permissions'],
    }),
    deletePermission: build.mutation<ResponseOf<typeof deletePermission>, number>({
      query: requestOf(deletePermission, (id: number) => [{ id }]),
      invalidatesTags: (_result, error) => (error ? [] : ['Permissions']),
    }),
  }),
});

export const {
  usePermissionsQuery,
  useAddPermissionMutation,
  useRenamePermissionMutation,
  useDeletePermissionMutation,
} = permissionsApi;
