import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import { deleteRole, listRoles, saveRole, type Role } from '@plinth/api-client/demo/roles';
import {
  addUser,
  deleteUser,
  getUser,
  listAllUsers,
  listUsers,
  updateUser,
  type User,
} from '@plinth/api-client/demo/users';
import { demoApi, requestOf } from '../demo-api.ts';
import { updateOptimistically } from '../optimistic-update.ts';

/** Filters, search and order of a page of users. */
export type UserQuery = NonNullable<InputOf<typeof listUsers>[0]>;
/** A new user. */
export type NewUser = InputOf<typeof addUser>[0];
/** Changed fields of a user. */
export type UserChange = { readonly id: number } & Partial<Omit<User, 'id' | 'avatar' | 'avatarColor'>>;
/** A new role or, with an id, a changed one. */
export type RoleChange = InputOf<typeof saveRole>[0]['role'];

type UserPage = ResponseOf<typeof listUsers>;

/**
 * The calls of the users and of their roles. A change shows at once in every list and is rolled back when its call
 * fails.
 */
export const usersApi = demoApi.enhanceEndpoints({ addTagTypes: ['Users', 'User', 'Roles'] }).injectEndpoints({
  endpoints: (build) => ({
    users: build.query<UserPage, UserQuery>({
      query: requestOf(listUsers, (query: UserQuery) => [query]),
      providesTags: ['Users'],
    }),
    allUsers: build.query<readonly User[], void>({
      query: requestOf(listAllUsers, () => []),
      providesTags: ['Users'],
    }),
    user: build.query<User, number>({
      query: requestOf(getUser, (id: number) => [{ id }]),
      transformResponse: ({ user }: ResponseOf<typeof getUser>) => user,
      providesTags: (_result, _error, id) => [{ type: 'User', id }],
    }),
    addUser: build.mutation<ResponseOf<typeof addUser>, NewUser>({
      query: requestOf(addUser, (user: NewUser) => [user]),
      invalidatesTags: (_result, error) => (error ? [] : ['Users', 'Roles']),
    }),
    changeUser: build.mutation<ResponseOf<typeof updateUser>, UserChange>({
      query: requestOf(updateUser, (user: UserChange) => [{ user }]),
      onQueryStarted: (change, api) => {
        const { selectInvalidatedBy, updateQueryData } = usersApi.util;
        const withChange = (user: User): User => (user.id === change.id ? { ...user, ...change } : user);
        updateOptimistically(
          api,
          (state) => selectInvalidatedBy(state, ['Users', { type: 'User', id: change.id }]),
          ({ endpointName, originalArgs }) => {
            if (endpointName === 'allUsers') {
              return updateQueryData('allUsers', undefined, (users) => users.map(withChange));
            }
            if (endpointName === 'user') return updateQueryData('user', originalArgs as number, withChange);
            return updateQueryData('users', originalArgs as UserQuery, (page) => ({
              ...page,
              users: page.users.map(withChange),
            }));
          },
        );
      },
      invalidatesTags: (_result, _error, { id }) => ['Users', 'Roles', { type: 'User', id }],
    }),
    deleteUser: build.mutation<ResponseOf<typeof deleteUser>, number>({
      query: requestOf(deleteUser, (id: number) => [{ id }]),
      invalidatesTags: (_result, error) => (error ? [] : ['Users', 'Roles']),
    }),
    roles: build.query<readonly Role[], void>({
      query: requestOf(listRoles, () => []),
      transformResponse: ({ roles }: ResponseOf<typeof listRoles>) => roles,
      providesTags: ['Roles'],
    }),
    saveRole: build.mutation<ResponseOf<typeof saveRole>, RoleChange>({
      query: requestOf(saveRole, (role: RoleChange) => [{ role }]),
      invalidatesTags: (_result, error) => (error ? [] : ['Roles']),
    }),
    deleteRole: build.mutation<ResponseOf<typeof deleteRole>, number>({
      query: requestOf(deleteRole, (id: number) => [{ id }]),
      invalidatesTags: (_result, error) => (error ? [] : ['Roles']),
    }),
  }),
});

export const {
  useUsersQuery,
  useLazyUsersQuery,
  useAllUsersQuery,
  useUserQuery,
  useAddUserMutation,
  useChangeUserMutation,
  useDeleteUserMutation,
  useRolesQuery,
  useSaveRoleMutation,
  useDeleteRoleMutation,
} = usersApi;

/** Returns the action that loads the users and roles of the open page again. */
export const reloadUsers = () => usersApi.util.invalidateTags(['Users', 'User', 'Roles']);
