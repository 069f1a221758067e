import type { UserStatus } from '@plinth/api-client/demo/users';
import { createAction } from '@reduxjs/toolkit';
import { listenerOf } from '#demo/_shared/changes.ts';
import { doneToast, failedToast } from '#demo/_shared/toasts.ts';
import { usersApi } from '#demo/_shared/users/users-api.ts';

/** Set the status of users. `done` says what happened. Those that failed can be changed again from the toast. */
export const statusChangeRequested = createAction<{
  readonly ids: readonly number[];
  readonly status: UserStatus;
  readonly done: string;
}>('users/statusChangeRequested');

listenerOf()({
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
