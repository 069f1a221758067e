import type { Task } from '@plinth/api-client/resources/tasks';
import { formatDate } from '@plinth/ui-kit/format';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { brand } from '#core/config/brand.ts';
import { useServices } from '#core/context.ts';
import { FailedPanel, usePanel } from '#core/panel/panels.tsx';
import { selectTickets, selectTicketsPanel, tickets } from '#features/_shared/tickets/tickets-slice.ts';
import { focusElement } from '#shared/focus-element.ts';
import { LongList } from '#shared/long-list.tsx';
import { memberName } from '#shared/member-name.ts';
import { useNavigate } from '#shared/navigation.ts';
import { replyHref } from '../composer/composer-href.ts';
import { StoredFile } from './stored-file.tsx';
import { TicketMessage } from './ticket-message.tsx';
import './ticket-list.css';

const PLACEHOLDERS = [0, 1, 2, 3];

/** The status of a ticket. Answered tickets are highlighted. */
function Status({ status }: { readonly status: string | null }) {
  const { t } = useTranslation();
  if (status === null) return null;
  const name = memberName(t, 'tickets.statuses', status);
  if (status === 'ANSWERED') return <Badge variant="info">{name}</Badge>;
  return status === 'CLOSED' ? <Badge variant="plain">{name}</Badge> : <span className="text-13 muted">{name}</span>;
}

/** A date and time, or a date with its year when it is not this year. */
function TicketDate({ date }: { readonly date: string }) {
  const { now } = useServices();
  const isThisYear = new Date(date).getFullYear() === new Date(now()).getFullYear();
  return (
    <time className="ticket-date text-13 muted" dateTime={date}>
      {formatDate(date, isThisYear ? 'dateTime' : 'medium')}
    </time>
  );
}

interface AnswerProps {
  readonly ticketId: string;
  readonly answer: string;
  readonly answeredAt: string | null;
}

/** The provider's answer to a ticket, with a button to reply to it. */
function Answer({ ticketId, answer, answeredAt }: AnswerProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className="ticket-answer">
      <div className="ticket-head">
        <h4 className="text-13">{t('tickets.answer', { name: brand.name })}</h4>
        {answeredAt === null ? null : <TicketDate date={answeredAt} />}
      </div>
      <TicketMessage text={answer} />
      <Button popup="dialog" size="small" onClick={() => navigate(replyHref(ticketId))}>
        {t('tickets.reply.open')}
      </Button>
    </div>
  );
}

interface TicketProps {
  readonly ticket: Task;
  /** Whether the page was opened for this ticket. It is scrolled into view and focused. */
  readonly selected: boolean;
}

function Ticket({ ticket, selected }: TicketProps) {
  const { t } = useTranslation();
  const { id, createdAt, files, subject, message, answer, answeredAt } = ticket;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!selected) return undefined;
    item.current?.scrollIntoView({ block: 'center' });
    return focusElement(item.current);
  }, [selected]);
  return (
    <li
      ref={item}
      className={selected ? 'ticket ticket-selected' : 'ticket'}
      {...(selected ? { tabIndex: -1, 'aria-current': true } : {})}
    >
      <article>
        <div className="ticket-head">
          <h3 className="ticket-subject">
            <bdi>{subject || t('tickets.noSubject')}</bdi>
          </h3>
          <Status status={ticket.status ?? (answer === null ? null : 'ANSWERED')} />
          <TicketDate date={createdAt} />
        </div>
        {message ? <TicketMessage text={message} /> : null}
        {files.length > 0 ? (
          <LongList className="file-lines ticket-files" label={t('tickets.files')} rows={files}>
            {(key) => <StoredFile key={key} storageKey={key} />}
          </LongList>
        ) : null}
        {answer ? <Answer ticketId={id} answer={answer} answeredAt={answeredAt} /> : null}
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

function Tickets({ selectedId }: { readonly selectedId: string | null }) {
  const { t } = useTranslation();
  const ticketRows = useSelector(selectTickets);
  if (ticketRows.length === 0) return <EmptyState heading={t('tickets.empty')} text={t('tickets.emptyText')} />;
  const selectedIndex = ticketRows.findIndex(({ id }) => id === selectedId);
  return (
    <LongList rows={ticketRows} minCount={selectedIndex + 1}>
      {(ticket) => <Ticket key={ticket.id} ticket={ticket} selected={ticket.id === selectedId} />}
    </LongList>
  );
}

/**
 * The list of all tickets of the customer, newest first.
 * @param selectedId the ticket that the address points out.
 */
export function TicketList({ selectedId }: { readonly selectedId: string | null }) {
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
        <FailedPanel heading={t('tickets.failed')} onRetry={() => dispatch(tickets.requested())} />
      ) : null}
      {panel.status === 'ready' ? <Tickets selectedId={selectedId} /> : null}
      {panel.status === 'idle' || panel.status === 'loading' ? <TicketsSkeleton /> : null}
    </Card>
  );
}
