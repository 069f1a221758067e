import { type Task, createTask, listTasks } from '@plinth/api-client/resources/tasks';
import { created, ok, problem } from '#engine/response.ts';
import { fail, rawJson } from '#failures.ts';
import { seedCustomer } from '../customers/seed.ts';
import { findFile, folderOf } from '../files/data.ts';
import { handle, type Domain } from '../handle.ts';
import { seedTasks } from './seed.ts';

/** The tickets. */
export const tasks: Domain = {
  calls: [
    handle(listTasks, ({ db }) => ok(db.tasks), ['customer-ines']),
    handle(
      createTask,
      ({ db, body: { subject, message, files }, context, params, now }) => {
        if (subject.trim() === '' || message.trim() === '') return problem(422, 'The ticket is not complete');
        const folder = folderOf(params.customerId);
        const isStored = (key: string): boolean => key.startsWith(folder) && findFile(context.store, key) !== null;
        if (!files.every(isStored)) return problem(422, 'A file was not uploaded');
        const task: Task = {
          id: `ticket-${context.newId()}`,
          createdAt: now.toISOString(),
          subject,
          message,
          status: 'OPEN',
          files: [...files],
          answer: null,
          answeredAt: null,
        };
        db.tasks.push(task);
        return created(task);
      },
      async (client) => {
        const sheet = new Blob(['date,amount\r\n'], { type: 'text/csv' });
        const grant = await client.files.signUpload({ name: 'sales.csv', type: sheet.type, size: sheet.size });
        const key = await client.files.upload(grant, sheet, sheet.type);
        return ['customer-ines', { subject: 'Sales', message: 'As requested', files: [key] }];
      },
    ),
  ],
  seed: ({ scenario, uid, now }) => ({ tasks: seedTasks(scenario, seedCustomer(scenario, uid), now) }),
  scenarios: {
    errors: [
      [listTasks, () => rawJson('{"tasks":[]}')],
      [createTask, () => fail(503, 'Tickets are closed for the night', { 'retry-after': '3600' })],
    ],
  },
};
