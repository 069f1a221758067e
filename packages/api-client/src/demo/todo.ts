import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate } from '../schema.ts';
import { deletedSchema, queryNumber, recordId, search } from './fields.ts';

/** The tags of a task. */
export const TASK_TAGS = ['team', 'low', 'medium', 'high', 'update'] as const;

/** The lists of tasks besides the one with all that are not deleted. */
export const TASK_FILTERS = ['important', 'completed', 'deleted'] as const;

/** The orders of a list of tasks besides the user's own. */
export const TASK_ORDERS = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;

const taskFields = {
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a valid task title')),
  /** The day, without a time; null when the task has none. */
  dueDate: v.nullable(isoDate),
  /** Rich text as HTML. It is untrusted: sanitize it before it is shown. */
  description: v.string(),
  assignee: v.nullable(v.object({ fullName: v.string(), avatar: v.nullable(v.string()) })),
  tags: v.array(v.picklist(TASK_TAGS)),
  isCompleted: v.boolean(),
  isDeleted: v.boolean(),
  isImportant: v.boolean(),
};

const taskSchema = v.object({ id: recordId, ...taskFields });

/** A task (product.md#entities). */
export type Task = v.InferOutput<typeof taskSchema>;
/** A tag of a task. */
export type TaskTag = (typeof TASK_TAGS)[number];
/** A list of tasks besides the one with all that are not deleted. */
export type TaskFilter = (typeof TASK_FILTERS)[number];
/** An order of a list of tasks. */
export type TaskOrder = (typeof TASK_ORDERS)[number];

const response = v.object({ task: taskSchema });

/** Lists tasks in the user's own order, or sorted. Deleted ones are only in the list `deleted`. */
export const listTasks = defineCall({
  method: 'GET',
  path: '/apps/todo/tasks',
  query: v.object({
    q: search,
    filter: v.optional(v.picklist(TASK_FILTERS)),
    tag: v.optional(v.picklist(TASK_TAGS)),
    sortBy: v.optional(v.picklist(TASK_ORDERS)),
  }),
  response: v.object({ tasks: v.array(taskSchema) }),
});

/** Adds a task before all others. */
export const addTask = defineCall({
  method: 'POST',
  path: '/apps/todo/add-tasks',
  body: v.object({ task: v.object(taskFields) }),
  response,
});

/** Changes the given fields of a task. */
export const updateTask = defineCall({
  method: 'POST',
  path: '/apps/todo/update-task',
  body: v.object({ task: v.object({ id: recordId, ...v.partial(v.object(taskFields)).entries }) }),
  response,
});

/** Marks a task as deleted (product.md#states). */
export const deleteTask = defineCall({
  method: 'DELETE',
  path: '/apps/todo/delete-task',
  query: v.object({ taskId: queryNumber }),
  response: deletedSchema,
});

/**
 * Stores the user's own order of the listed tasks. With `movedId`, only that task moves in the whole list, next to its
 * new neighbor. Tasks that are not listed keep their order.
 */
export const reorderTasks = defineCall({
  method: 'POST',
  path: '/apps/todo/reorder-tasks',
  body: v.object({ taskIds: v.array(recordId), movedId: v.exactOptional(recordId) }),
  response: v.object({ taskIds: v.array(recordId) }),
  assumed: true,
});
