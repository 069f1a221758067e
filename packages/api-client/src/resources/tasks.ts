import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, isoDate, listOf, maybe, openEnum } from '../schema.ts';

/** A ticket (product.md#entities). */
const taskSchema = v.object({
  /** @assumed */
  id,
  createdAt: isoDate,
  /** Storage keys; `files.signDownload` makes each readable. */
  files: listOf(v.pipe(v.string(), v.nonEmpty())),
  /** @assumed */
  subject: maybe(v.string()),
  /** @assumed */
  message: maybe(v.string()),
  /** @assumed */
  status: maybe(openEnum(['OPEN', 'ANSWERED', 'CLOSED'])),
  /** The provider's answer, as plain text; absent until there is one. @assumed */
  answer: maybe(v.string()),
  /** @assumed */
  answeredAt: maybe(isoDate),
});

/** The ticket to open. @assumed */
const newTaskSchema = v.object({
  subject: v.string(),
  message: v.string(),
  /** Storage keys of uploaded files. */
  files: v.array(v.string()),
});

/** A ticket. */
export type Task = v.InferOutput<typeof taskSchema>;

/** Lists every ticket of the customer (product.md#calls). */
export const listTasks = defineCall({
  method: 'GET',
  path: '/tasks/customers/:customerId',
  response: listOf(taskSchema),
});

/** Opens a ticket. */
export const createTask = defineCall({
  method: 'POST',
  path: '/tasks/customers/:customerId',
  body: newTaskSchema,
  response: taskSchema,
  assumed: true,
});

/** The tickets of a customer; the provider calls them tasks. */
export const tasks = { list: listTasks, create: createTask };
