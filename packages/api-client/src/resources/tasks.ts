import * as v from 'valibot';
import { path } from '../path.ts';
import { id, isoDate, listOf, maybe, openEnum } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';

/** Calls about the tickets of a customer; the provider calls them tasks. `assumed.createTask` opens one. */
export function createTasks(send: Send) {
  return {
    /** Every ticket of the customer (spec §7). */
    list: (customerId: string, options?: CallOptions): Promise<Task[]> =>
      send(
        {
          method: 'GET',
          path: path`/tasks/customers/${customerId}`,
          name: 'GET /tasks/customers/:id',
          schema: listOf(taskSchema),
        },
        options,
      ),
  };
}

/** A ticket (spec §3: createdAt, files; the rest is assumed). */
export const taskSchema = v.object({
  id,
  createdAt: isoDate,
  /** Storage keys; `files.signDownload` makes each readable. */
  files: listOf(v.pipe(v.string(), v.nonEmpty())),
  subject: maybe(v.string()),
  message: maybe(v.string()),
  status: maybe(openEnum(['OPEN', 'ANSWERED', 'CLOSED'])),
});

/** A ticket. */
export type Task = v.InferOutput<typeof taskSchema>;
