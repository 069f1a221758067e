import type { Task } from '@plinth/api-client';
import { formatDate } from '@plinth/ui-kit/format';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { PanelFailure, usePanel } from '#core/panel/panels.tsx';
import { selectTickets, selectTicketsPanel, tickets } from '#features/_shared/tickets/tickets-slice.ts';
import { LongList } from '#shared/long-list.tsx';
import { StoredFile } from './stored-file.tsx';
import { TicketMessage } from './ticket-message.tsx';
import './ticket-list.css';

const PLACEHOLDERS = [0, 1, 2, 3];

/** The status of a ticket. Answered tickets are highlighted. */
function Status({ status }: { readonly status: string | null }) {
  const { t } = useTranslation();
  if (status === null) return null;
  const name = t(`tickets.statuses.${status}`, {
    defaultValue: status.charAt(0) + status.slice(1).toLowerCase().replaceAll('_', ' '),
  });
  if (status === 'ANSWERED') return <Badge variant="info">{name}</Badge>;
  return status === 'CLOSED' ? <Badge variant="plain">{name}</Badge> : <span className="text-13 muted">{name}</span>;
}

function Ticket({ ticket: { createdAt, files, subject, message, status } }: { readonly ticket: Task }) {
  const { t } = useTranslation();
  const { now } = useServices();
  const isThisYear = new Date(createdAt).getFullYear() === new Date(now()).getFullYear();
  return (
    <li className="ticket">
      <article>
        <div className="ticket-head">
          <h3 className="ticket-subject">
            <bdi>{subject || t('tickets.noSubject')}</bdi>
          </h3>
          <Status status={status} />
          <time className="ticket-date text-13 muted" dateTime={createdAt}>
            {formatDate(createdAt, isThisYear ? 'dateTime' : 'medium')}
          </time>
        </div>
        {message ? <TicketMessage text={message} /> : null}
        {files.length > 0 ? (
          <LongList className="file-lines ticket-files" label={t('tickets.files')} rows={files}>
            {(key) => <StoredFile key={key} storageKey={key} />}
          </LongList>
        ) : null}
      </article>
    </li>
  );
}

function TicketsSkeleton() {
  return (
    <div aria-busy="true">
      {PLACEHOLDERS.map((index) => (
        <div key={index} className="ticket">
          <Skeleton className="ticket-subject-skeleton" />
          <Skeleton className="ticket-message" lines={2} />
          <Skeleton className="ticket-file-skeleton" />
        </div>
      ))}
    </div>
  );
}

function Tickets() {
  const { t } = useTranslation();
  const ticketRows = useSelector(selectTickets);
  if (ticketRows.length === 0) return <EmptyState heading={t('tickets.empty')} text={t('tickets.emptyText')} />;
  return <LongList rows={ticketRows}>{(ticket) => <Ticket key={ticket.id} ticket={ticket} />}</LongList>;
}

/** The list of all tickets of the customer, newest first (decisions: Tickets). */
export function TicketList() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const panel = usePanel(useSelector(selectTicketsPanel));
  const count = useSelector(selectTickets).length;
  return (
    <Card flush>
      <h2 slot="heading">{t('tickets.list')}</h2>
      <span slot="actions" className="text-13 muted">
        {panel.status === 'ready' && count > 0 ? t('tickets.count', { count }) : null}
      </span>
      {panel.status === 'failed' ? (
        <PanelFailure heading={t('tickets.failed')} onRetry={() => dispatch(tickets.requested())} />
      ) : null}
      {panel.status === 'ready' ? <Tickets /> : null}
      {panel.status === 'idle' || panel.status === 'loading' ? <TicketsSkeleton /> : null}
    </Card>
  );
}
