import { createCaller } from '@plinth/api-client/caller';
import { listEvents } from '@plinth/api-client/demo/calendar';
import { listMails } from '@plinth/api-client/demo/email';
import { listInvoices } from '@plinth/api-client/demo/invoice';
import { listTasks, type Task } from '@plinth/api-client/demo/todo';
import { listAllUsers } from '@plinth/api-client/demo/users';
import { createDemoServer } from '@plinth/mocks/demo/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueTasks, newestUsers, nextEvents, tasksByDay, unpaidInvoices, unreadMails } from './today.ts';

const NOW = new Date('2026-11-19T17:42:00');
const { server, context } = createDemoServer({ clock: () => NOW });
const call = createCaller({
  baseUrl: context.origin,
  wait: async () => undefined,
  tokens: { get: async () => null, refresh: async (rejected) => rejected },
});

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test('unread mails are those of the badge', async () => {
  const { emails, emailsMeta } = await call(listMails, { folder: 'inbox' });
  expect(unreadMails(emails)).toHaveLength(emailsMeta.inbox);
});

test('tasks without a day and completed ones are left out, and the most urgent is first', () => {
  const task = (id: number, dueDate: string | null, isCompleted = false) =>
    ({ id, dueDate, isCompleted }) as unknown as Task;
  const tasks = [task(1, '2026-11-21'), task(2, null), task(3, '2026-11-19'), task(4, '2026-11-18', true)];
  expect(tasksByDay([...tasks, task(5, '2026-11-17')]).map(({ id }) => id)).toEqual([5, 3, 1]);
  expect(dueTasks(tasks, '2026-11-19').map(({ id }) => id)).toEqual([3]);
});

test('tasks of the mock that are due are among those by day', async () => {
  const { tasks } = await call(listTasks, {});
  const due = dueTasks(tasks, '2026-11-19');
  expect(due.length).toBeGreaterThan(0);
  expect(tasksByDay(tasks).slice(0, due.length)).toEqual(due);
});

test('the next events have not ended and are in order', async () => {
  const { events } = await call(listEvents, {});
  const next = nextEvents(events, NOW.getTime());
  expect(next.length).toBeGreaterThan(0);
  expect(next.length).toBeLessThan(events.length);
  expect(next.map(({ start }) => start)).toEqual(next.map(({ start }) => start).toSorted());
});

test('unpaid invoices have a balance, and those that are due are first', async () => {
  const { invoices } = await call(listInvoices, { perPage: 1_000 });
  const unpaid = unpaidInvoices(invoices);
  expect(unpaid.every(({ balance }) => balance > 0)).toBe(true);
  expect(unpaid.some(({ invoiceStatus }) => invoiceStatus === 'Draft')).toBe(false);
  expect(unpaid.map(({ dueDate }) => dueDate)).toEqual(unpaid.map(({ dueDate }) => dueDate).toSorted());
});

test('the newest user is the one with the highest id', async () => {
  const users = await call(listAllUsers);
  expect(newestUsers(users)[0]?.id).toBe(50);
});
