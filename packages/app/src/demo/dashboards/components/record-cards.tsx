import type { CalendarEvent } from '@plinth/api-client/demo/calendar';
import type { Invoice } from '@plinth/api-client/demo/invoice';
import { sumOf } from '@plinth/api-client/demo/invoice-amounts';
import type { Task } from '@plinth/api-client/demo/todo';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { useServices } from '#core/context.ts';
import { countText, dollars } from '#demo/_shared/amounts.ts';
import { dayInYear, shortTimeText } from '#demo/_shared/dates.ts';
import { useEventsQuery } from '#demo/_shared/events.ts';
import { useInvoicesQuery } from '#demo/_shared/invoices/invoices-api.ts';
import { useMailsQuery } from '#demo/_shared/mails.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useTasksQuery } from '#demo/_shared/tasks.ts';
import { useAllUsersQuery } from '#demo/_shared/users/users-api.ts';
import { ALL_INVOICES, INBOX } from '../queries.ts';
import { dueTasks, newestUsers, nextEvents, tasksByDay, unpaidInvoices, unreadMails } from '../today.ts';
import { RecordsCard } from './records-card.tsx';

/** Returns the time of an instant of today, and the date of every other one. */
const shortTime = (instant: string, today: string): string =>
  instant === today ? 'Today' : instant.includes('T') ? shortTimeText(instant, today) : dayInYear(instant, today);

/** The latest mails of the inbox that are not read. */
export function MailsCard() {
  const { now } = useServices();
  const { data, isError, refetch } = useMailsQuery(INBOX);
  const today = calendarDayOf(now());
  return (
    <RecordsCard
      title="Unread email"
      href={demoRoutes.hrefOf('email')}
      rows={
        data &&
        unreadMails(data.emails).map(({ id, from, subject, time }) => ({
          id,
          href: demoRoutes.hrefOf('email', {}, { mail: id }),
          name: from.name,
          text: subject,
          end: shortTime(time, today),
        }))
      }
      isError={isError}
      onRetry={refetch}
      empty="No unread email"
    />
  );
}

const LOADING_LEAD = { value: '', text: '' };

/** Returns how many tasks are due, and how many of them are late. */
function dueLead(tasks: readonly Task[], today: string): { readonly value: string; readonly text: string } {
  const due = dueTasks(tasks, today);
  const lateCount = due.filter(({ dueDate }) => dueDate !== null && dueDate < today).length;
  return {
    value: countText(due.length),
    text: `${countText(due.length - lateCount)} due today, ${countText(lateCount)} overdue`,
  };
}

/** Returns what is left to pay of all invoices, and how much of it is late. */
function unpaidLead(unpaid: readonly Invoice[], today: string): { readonly value: string; readonly text: string } {
  const lateCount = unpaid.filter(({ dueDate }) => dueDate < today).length;
  const invoices = unpaid.length === 1 ? '1 invoice' : `${countText(unpaid.length)} invoices`;
  return {
    value: dollars(sumOf(unpaid.map(({ balance }) => balance))),
    text:
      lateCount === 0 ? `${invoices}, none of them past due` : `${invoices}, ${countText(lateCount)} of them past due`,
  };
}

/** The open tasks that are late or due today, and those that are due next. */
export function TasksCard() {
  const { now } = useServices();
  const { data, isError, refetch } = useTasksQuery({});
  const today = calendarDayOf(now());
  return (
    <RecordsCard
      title="Tasks due"
      href={demoRoutes.hrefOf('todo', {}, { sortBy: 'due-date' })}
      rows={
        data &&
        tasksByDay(data).map(({ id, title, assignee, dueDate }) => {
          const isLate = (dueDate ?? today) < today;
          const day = shortTime(dueDate ?? today, today);
          return {
            id,
            href: demoRoutes.hrefOf('todo', {}, { task: id }),
            name: title,
            text: `${assignee?.fullName ?? 'Not assigned'}${isLate ? ' · overdue' : ''}`,
            end: day,
            isLate,
          };
        })
      }
      isError={isError}
      onRetry={refetch}
      {...(isError ? {} : { lead: data ? dueLead(data, today) : LOADING_LEAD })}
      empty="No task is due"
    />
  );
}

const eventHref = ({ id, start }: CalendarEvent): string =>
  demoRoutes.hrefOf('calendar', {}, { event: id, date: start.includes('T') ? calendarDayOf(new Date(start)) : start });

/** The events that come next. */
export function EventsCard() {
  const { now } = useServices();
  const { data, isError, refetch } = useEventsQuery({});
  const today = calendarDayOf(now());
  return (
    <RecordsCard
      title="Next events"
      href={demoRoutes.hrefOf('calendar', {}, { view: 'list' })}
      rows={
        data &&
        nextEvents(data, now()).map((event) => ({
          id: event.id,
          href: eventHref(event),
          name: event.title,
          text: event.extendedProps.calendar,
          end: shortTime(event.start, today),
        }))
      }
      isError={isError}
      onRetry={refetch}
      empty="No events ahead"
    />
  );
}

/** The invoices with a balance, those that are due first. */
export function InvoicesCard() {
  const { now } = useServices();
  const { data, isError, refetch } = useInvoicesQuery(ALL_INVOICES);
  const today = calendarDayOf(now());
  const unpaid = data && unpaidInvoices(data.invoices);
  return (
    <RecordsCard
      title="Unpaid invoices"
      href={demoRoutes.hrefOf('invoices')}
      rows={
        unpaid &&
        unpaid.map(({ id, client, balance, dueDate }) => {
          const isLate = dueDate < today;
          const day = dayInYear(dueDate, today);
          return {
            id,
            href: demoRoutes.hrefOf('invoice', { id: String(id) }),
            name: client.name,
            text: `Invoice ${id} · ${isLate ? 'past due since' : 'due'} ${day}`,
            end: dollars(balance),
            isLate,
          };
        })
      }
      isError={isError}
      onRetry={refetch}
      {...(isError ? {} : { lead: unpaid ? unpaidLead(unpaid, today) : LOADING_LEAD })}
      empty="Every invoice is paid"
    />
  );
}

/** The users who were added last. */
export function UsersCard() {
  const { data, isError, refetch } = useAllUsersQuery();
  return (
    <RecordsCard
      title="Newest users"
      href={demoRoutes.hrefOf('users')}
      rows={
        data &&
        newestUsers(data).map(({ id, fullName, company, status }) => ({
          id,
          href: demoRoutes.hrefOf('user', { id: String(id) }),
          name: fullName,
          text: company,
          end: `${status.charAt(0).toUpperCase()}${status.slice(1)}`,
        }))
      }
      isError={isError}
      onRetry={refetch}
      empty="No users yet"
    />
  );
}
