import type { Task } from '@plinth/api-client';
import { userCall } from '#endpoint.ts';
import { created, ok, problem, textOf, textsOf } from '#http.ts';
import { findFile, folderOf } from '../files/data.ts';

/** The tickets. */
export const tasksCalls = [
  userCall('GET /tasks/customers/:customerId', ({ db }) => ok(db.tasks)),

  userCall('POST /tasks/customers/:customerId', ({ db, body, context, param, now }) => {
    const subject = textOf(body, 'subject');
    const message = textOf(body, 'message');
    const files = textsOf(body, 'files');
    if (!subject || !message || !files) return problem(422, 'The ticket is not complete');
    const folder = folderOf(param('customerId'));
    const isStored = (key: string): boolean => key.startsWith(folder) && findFile(context.store, key) !== null;
    if (!files.every(isStored)) return problem(422, 'A file was not uploaded');
    const task: Task = {
      id: `ticket-${context.newId()}`,
      createdAt: now.toISOString(),
      subject,
      message,
      status: 'OPEN',
      files: [...files],
    };
    db.tasks.push(task);
    return created(task);
  }),
];
