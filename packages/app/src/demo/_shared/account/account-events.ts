import { createAction } from '@reduxjs/toolkit';
import { makeChange } from '../changes.ts';
import { accountApi, type AccountChange } from './account-api.ts';

/** Change an account. `done` says what happened, and `failed` what did not. */
export const accountChangeRequested = createAction<AccountChange & { readonly done: string; readonly failed: string }>(
  'account/changeRequested',
);
makeChange(accountChangeRequested, {
  send: ({ owner, update }, dispatch) => dispatch(accountApi.endpoints.updateAccount.initiate({ owner, update })),
  done: ({ done }) => done,
  failed: ({ failed }) => failed,
});
