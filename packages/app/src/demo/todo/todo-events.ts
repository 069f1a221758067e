import { createAction } from '@reduxjs/toolkit';
import { makeChange } from '#demo/_shared/changes.ts';
import { todoApi, type NewOrder, type TaskChange } from './todo-api.ts';

/** Change a task. `done` says what happened; without it, the change itself says so. */
export const taskChangeRequested = createAction<{ readonly change: TaskChange; readonly done?: string }>(
  'todo/taskChangeRequested',
);
makeChange(taskChangeRequested, {
  send: ({ change }, dispatch) => dispatch(todoApi.endpoints.changeTask.initiate(change)),
  done: ({ done }) => done,
  failed: () => 'The task was not changed.',
});

/** Move a task to the deleted ones. It can be undone. */
export const taskDeleteRequested = createAction<number>('todo/taskDeleteRequested');
makeChange(taskDeleteRequested, {
  send: (id, dispatch) => dispatch(todoApi.endpoints.deleteTask.initiate(id)),
  done: () => 'Task deleted',
  undo: (id) => taskChangeRequested({ change: { id, isDeleted: false }, done: 'Task restored' }),
  failed: () => 'The task was not deleted.',
});

/** Move a task to another place of the user's own order. */
export const taskMoveRequested = createAction<NewOrder>('todo/taskMoveRequested');
makeChange(taskMoveRequested, {
  send: (order, dispatch) => dispatch(todoApi.endpoints.reorderTasks.initiate(order)),
  failed: () => 'The task was not moved.',
});
