import { createAction, createListenerMiddleware, type Action, type ThunkDispatch } from '@reduxjs/toolkit';
import { doneToast, failedToast } from '../toasts.ts';
import { accountApi, type AccountChange } from './account-api.ts';

/** Change an account. `done` says what happened, and `failed` what did not. */
export const accountChangeRequested = createAction<AccountChange & { readonly done: string; readonly failed: string }>(
  'account/changeRequested',
);

type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/** Makes the changes of accounts that need no form. A failed change can be retried from the toast. */
export const accountListener = createListenerMiddleware();

accountListener.startListening.withTypes<unknown, Dispatch>()({
  actionCreator: accountChangeRequested,
  effect: async (action, { dispatch }) => {
    const { owner, update, done, failed } = action.payload;
    const { error } = await dispatch(accountApi.endpoints.updateAccount.initiate({ owner, update }));
    dispatch(error ? failedToast(failed, action) : doneToast(done));
  },
});
