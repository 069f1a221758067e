import { createAction, createListenerMiddleware, type Action, type ThunkDispatch } from '@reduxjs/toolkit';
import { doneToast, failedToast } from '#demo/_shared/toasts.ts';
import { todoApi, type TaskChange } from './todo-api.ts';

/** Change a task. `done` says what happened; without it, the change itself says so. */
export const taskChangeRequested = createAction<{ readonly change: TaskChange; readonly done?: string }>(
  'todo/taskChangeRequested',
);
/** Move a task to the deleted ones. It can be undone. */
export const taskDeleteRequested = createAction<number>('todo/taskDeleteRequested');

type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/** Makes the changes that need no form, with a toast that can undo or retry them. */
export const todoListener = createListenerMiddleware();
const startListening = todoListener.startListening.withTypes<unknown, Dispatch>();

startListening({
  actionCreator: taskChangeRequested,
  effect: async (action, { dispatch }) => {
    const { change, done } = action.payload;
    const result = await dispatch(todoApi.endpoints.changeTask.initiate(change));
    if (result.error) dispatch(failedToast('The task was not changed.', action));
    else if (done !== undefined) dispatch(doneToast(done));
  },
});

startListening({
  actionCreator: taskDeleteRequested,
  effect: async (action, { dispatch }) => {
    const id = action.payload;
    const result = await dispatch(todoApi.endpoints.deleteTask.initiate(id));
    if (result.error) dispatch(failedToast('The task was not deleted.', action));
    else {
      const restore = taskChangeRequested({ change: { id, isDeleted: false }, done: 'Task restored' });
      dispatch(doneToast('Task deleted', restore));
    }
  },
});
