import { sumOf } from '@plinth/api-client/demo/invoice-amounts';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { useServices } from '#core/context.ts';
import { countText, dollars } from '#demo/_shared/amounts.ts';
import { Counter } from '#demo/_shared/cards/counter.tsx';
import { UsersCounter } from '#demo/_shared/cards/users-counter.tsx';
import { useEventsQuery } from '#demo/_shared/events.ts';
import { useInvoicesQuery } from '#demo/_shared/invoices/invoices-api.ts';
import { useMailsQuery } from '#demo/_shared/mails.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useTasksQuery } from '#demo/_shared/tasks.ts';
import { ALL_INVOICES, INBOX } from '../queries.ts';
import { dueTasks, nextEvents, tasksByDay, unpaidInvoices, unreadMails } from '../today.ts';

function MailTile() {
  const { data, isError, refetch } = useMailsQuery(INBOX);
  return (
    <Counter
      name="Unread email"
      value={data ? countText(unreadMails(data.emails).length) : null}
      reason={`of ${data?.emails.length ?? 0} in the inbox`}
      href={demoRoutes.hrefOf('email')}
      isError={isError}
      onRetry={() => void refetch()}
    />
  );
}

function TaskTile() {
  const { now } = useServices();
  const { data, isError, refetch } = useTasksQuery({});
  const due = data ? dueTasks(data, calendarDayOf(now())) : [];
  return (
    <Counter
      name="Tasks due"
      value={data ? countText(due.length) : null}
      reason={`of ${data ? tasksByDay(data).length : 0} with a date`}
      href={demoRoutes.hrefOf('todo', {}, { sortBy: 'due-date' })}
      isError={isError}
      onRetry={() => void refetch()}
    />
  );
}

function EventTile() {
  const { now } = useServices();
  const { data, isError, refetch } = useEventsQuery({});
  const next = data ? nextEvents(data, now()) : [];
  return (
    <Counter
      name="Next events"
      value={data ? countText(next.length) : null}
      reason={next[0] ? `first: ${next[0].title}` : 'none ahead'}
      href={demoRoutes.hrefOf('calendar')}
      isError={isError}
      onRetry={() => void refetch()}
    />
  );
}

function InvoiceTile() {
  const { data, isError, refetch } = useInvoicesQuery(ALL_INVOICES);
  const unpaid = data ? unpaidInvoices(data.invoices) : [];
  return (
    <Counter
      name="Unpaid"
      value={data ? dollars(sumOf(unpaid.map(({ balance }) => balance))) : null}
      reason={unpaid.length === 1 ? '1 invoice' : `${unpaid.length} invoices`}
      href={demoRoutes.hrefOf('invoices')}
      isError={isError}
      onRetry={() => void refetch()}
    />
  );
}

interface Props {
  /** Whether the session may see the users. */
  readonly hasUsers: boolean;
}

/** The figures of today, each with a link to its app. */
export function Tiles({ hasUsers }: Props) {
  return (
    <ul className="counters" aria-label="Today">
      <MailTile />
      <TaskTile />
      <EventTile />
      <InvoiceTile />
      {hasUsers ? <UsersCounter name="Users" /> : null}
    </ul>
  );
}
