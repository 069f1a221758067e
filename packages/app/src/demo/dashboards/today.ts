/** The rows of the apps' records on the main dashboard. */
import type { CalendarEvent } from '@plinth/api-client/demo/calendar';
import type { Mail } from '@plinth/api-client/demo/email';
import type { Invoice } from '@plinth/api-client/demo/invoice';
import type { Task } from '@plinth/api-client/demo/todo';
import type { User } from '@plinth/api-client/demo/users';

/** The rows of a list. */
export const ROW_COUNT = 5;

/** Returns the mails that are not read. */
export const unreadMails = (mails: readonly Mail[]): readonly Mail[] => mails.filter(({ isRead }) => !isRead);

/** Returns the open tasks with a day on which they are due, the most urgent first. */
export const tasksByDay = (tasks: readonly Task[]): readonly Task[] =>
  tasks
    .filter(({ isCompleted, dueDate }) => !isCompleted && dueDate !== null)
    .toSorted((one, other) => (one.dueDate ?? '').localeCompare(other.dueDate ?? '') || one.id - other.id);

/** Returns the open tasks that are due today or late. @param today the day, as `2026-11-19`. */
export const dueTasks = (tasks: readonly Task[], today: string): readonly Task[] =>
  tasksByDay(tasks).filter(({ dueDate }) => dueDate !== null && dueDate <= today);

const timeOf = (date: string): number => Date.parse(date.includes('T') ? date : `${date}T00:00`);

/** Returns the events that have not ended, the next first. */
export const nextEvents = (events: readonly CalendarEvent[], now: number): readonly CalendarEvent[] =>
  events
    .filter(({ end }) => timeOf(end) > now)
    .toSorted((one, other) => timeOf(one.start) - timeOf(other.start) || one.id - other.id);

/** Returns the sent invoices with a balance, the one that is due first before the others. */
export const unpaidInvoices = (invoices: readonly Invoice[]): readonly Invoice[] =>
  invoices
    .filter(({ balance, invoiceStatus }) => balance > 0 && invoiceStatus !== 'Draft')
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate) || one.id - other.id);

/** Returns the users, the newest first. */
export const newestUsers = (users: readonly User[]): readonly User[] =>
  users.toSorted((one, other) => other.id - one.id);
