import type { UserStatus } from '@plinth/api-client/demo/users';
import { createAction, createListenerMiddleware, type Action, type ThunkDispatch } from '@reduxjs/toolkit';
import { doneToast, failedToast } from '#demo/_shared/toasts.ts';
import { usersApi } from '#demo/_shared/users/users-api.ts';

/** Set the status of users. `done` says what happened. */
export const statusChangeRequested = createAction<{
  readonly ids: readonly number[];
  readonly status: UserStatus;
  readonly done: string;
}>('users/statusChangeRequested');

type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/** Makes the changes that need no form. Those that failed can be made again from the toast. */
export const usersListener = createListenerMiddleware();
const startListening = usersListener.startListening.withTypes<unknown, Dispatch>();

startListening({
  actionCreator: statusChangeRequested,
  effect: async ({ payload }, { dispatch }) => {
    const { ids, status, done } = payload;
    const results = await Promise.all(
      ids.map(async (id) => ({ id, result: await dispatch(usersApi.endpoints.changeUser.initiate({ id, status })) })),
    );
    const failed = results.filter(({ result }) => result.error).map(({ id }) => id);
    if (failed.length === 0) dispatch(doneToast(done));
    else {
      const text = failed.length === 1 ? 'A user was not changed.' : `${failed.length} users were not changed.`;
      dispatch(failedToast(text, statusChangeRequested({ ...payload, ids: failed })));
    }
  },
});
