import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import { addTask, deleteTask, reorderTasks, updateTask, type Task } from '@plinth/api-client/demo/todo';
import { requestOf } from '#demo/_shared/demo-api.ts';
import { updateOptimistically, type ChangingCall } from '#demo/_shared/optimistic-update.ts';
import { tasksApi, type TaskQuery } from '#demo/_shared/tasks.ts';

/** A new task. */
export type NewTask = InputOf<typeof addTask>[0]['task'];
/** Changed fields of a task. */
export type TaskChange = { readonly id: number } & Partial<Omit<Task, 'id'>>;

/** A new order of the listed tasks, and the one that was moved. */
export interface NewOrder {
  readonly ids: readonly number[];
  readonly movedId: number;
}

/** Moves the tasks of a list into an order; those that it does not name keep their places. */
export function inOrder(tasks: readonly Task[], ids: readonly number[]): Task[] {
  const ordered = ids.flatMap((id) => tasks.find((task) => task.id === id) ?? []);
  return tasks.map((task) => (ids.includes(task.id) ? (ordered.shift() ?? task) : task));
}

/** Shows a change in every list before its call has ended. */
const changeTasks = (api: ChangingCall, change: (tasks: readonly Task[]) => Task[]): void =>
  updateOptimistically(
    api,
    (state) => tasksApi.util.selectInvalidatedBy(state, ['Tasks']),
    ({ originalArgs }) => tasksApi.util.updateQueryData('tasks', originalArgs as TaskQuery, change),
  );

/** The calls of the tasks. A change shows at once in every list and is rolled back when its call fails. */
export const todoApi = tasksApi.injectEndpoints({
  endpoints: (build) => ({
    addTask: build.mutation<ResponseOf<typeof addTask>, NewTask>({
      query: requestOf(addTask, (task: NewTask) => [{ task }]),
      invalidatesTags: ['Tasks'],
    }),
    changeTask: build.mutation<ResponseOf<typeof updateTask>, TaskChange>({
      query: requestOf(updateTask, (task: TaskChange) => [{ task }]),
      onQueryStarted: (change, api) =>
        changeTasks(api, (tasks) => tasks.map((task) => (task.id === change.id ? { ...task, ...change } : task))),
      invalidatesTags: ['Tasks'],
    }),
    deleteTask: build.mutation<ResponseOf<typeof deleteTask>, number>({
      query: requestOf(deleteTask, (taskId: number) => [{ taskId }]),
      invalidatesTags: ['Tasks'],
    }),
    reorderTasks: build.mutation<ResponseOf<typeof reorderTasks>, NewOrder>({
      query: requestOf(reorderTasks, ({ ids, movedId }: NewOrder) => [{ taskIds: [...ids], movedId }]),
      onQueryStarted: ({ ids }, api) => changeTasks(api, (tasks) => inOrder(tasks, ids)),
      invalidatesTags: ['Tasks'],
    }),
  }),
});

export const { useAddTaskMutation, useChangeTaskMutation } = todoApi;
