import { useServices } from '#core/context.ts';
import { countText } from '#demo/_shared/amounts.ts';
import { Counter } from '#demo/_shared/cards/counter.tsx';
import { UsersCounter } from '#demo/_shared/cards/users-counter.tsx';
import { useEventsQuery } from '#demo/_shared/events.ts';
import { useMailsQuery } from '#demo/_shared/mails.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { INBOX } from '../queries.ts';
import { nextEvents, unreadMails } from '../today.ts';

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

interface Props {
  /** Whether the session may see the users. */
  readonly hasUsers: boolean;
}

/** The figures of today, each with a link to its app. */
export function Tiles({ hasUsers }: Props) {
  return (
    <ul className="counters" aria-label="Today">
      <MailTile />
      <EventTile />
      {hasUsers ? <UsersCounter name="Users" /> : null}
    </ul>
  );
}
