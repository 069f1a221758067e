import {
  getAccountExtras,
  getAccountSettings,
  updateAccount,
  type AccountExtras,
  type AccountSettings,
  type AccountUpdate,
} from '@plinth/api-client/demo/account';
import { demoApi, requestOf } from '../demo-api.ts';
import { withUpdate } from './with-update.ts';

/** Whose account it is: the id of a user, or null for the account that is signed in. */
export type AccountOwner = number | null;

/** A change of an account. */
export interface AccountChange {
  readonly owner: AccountOwner;
  readonly update: AccountUpdate;
}

/** The calls of the accounts. A change shows at once and is rolled back when its call fails. */
export const accountApi = demoApi.enhanceEndpoints({ addTagTypes: ['Account', 'AccountSettings'] }).injectEndpoints({
  endpoints: (build) => ({
    accountExtras: build.query<AccountExtras, AccountOwner>({
      query: requestOf(getAccountExtras, (owner: AccountOwner) => [owner === null ? {} : { userId: owner }]),
      providesTags: (_result, _error, owner) => [{ type: 'Account', id: owner ?? 'own' }],
    }),
    accountSettings: build.query<AccountSettings, void>({
      query: requestOf(getAccountSettings, () => []),
      providesTags: ['AccountSettings'],
    }),
    updateAccount: build.mutation<AccountExtras, AccountChange>({
      query: requestOf(updateAccount, ({ owner, update: { section, data } }: AccountChange) => [
        { ...(owner === null ? {} : { userId: owner }), section, data },
      ]),
      invalidatesTags: (_result, error, { owner }) => {
        if (error) return [{ type: 'Account', id: owner ?? 'own' }];
        return owner === null ? ['AccountSettings'] : [];
      },
      onQueryStarted: async ({ owner, update }, { dispatch, queryFulfilled }) => {
        const show = (change: (extras: AccountExtras) => AccountExtras) =>
          dispatch(accountApi.util.updateQueryData('accountExtras', owner, change));
        const patch = show((extras) => withUpdate(extras, update));
        try {
          const { data } = await queryFulfilled;
          show(() => data);
        } catch {
          patch.undo();
        }
      },
    }),
  }),
});

export const { useAccountExtrasQuery, useAccountSettingsQuery, useUpdateAccountMutation } = accountApi;
