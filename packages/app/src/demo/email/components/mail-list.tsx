import type { Mail } from '@plinth/api-client/demo/email';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { iconPencilLine } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useRef } from 'react';
import { useServices } from '#core/context.ts';
import { useMailsQuery } from '#demo/_shared/mails.ts';
import { useKeydown } from '#demo/_shared/use-keydown.ts';
import { useLocation, useQuery } from '#shared/navigation.ts';
import { messageCount } from '../mail-lists.ts';
import { useCompose } from '../use-compose.ts';
import { useMailActions } from '../use-mail-actions.ts';
import type { MailPlace } from '../use-mail-place.ts';
import { useSelection, type Selection } from '../use-selection.ts';
import { ListHead } from './list-head.tsx';
import { MailRow } from './mail-row.tsx';

const NO_MAILS: readonly Mail[] = [];

function LoadingMails() {
  return (
    <output className="mail-skeletons">
      <span className="visually-hidden">Loading email</span>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} shape="text" />
      ))}
    </output>
  );
}

/** Moves the focus to the mail before or after the one that has it. */
function focusNeighbor(list: HTMLElement, row: Element | null, offset: number): void {
  const rows = [...list.querySelectorAll('.mail')];
  const index = row ? rows.indexOf(row) : -1;
  const next = rows[Math.max(0, index + offset)];
  next?.querySelector<HTMLElement>('.mail-title')?.focus();
}

interface RowsProps {
  readonly place: MailPlace;
  /** The id of the open mail; null while none is. */
  readonly openId: number | null;
  readonly mails: readonly Mail[];
  readonly selection: Selection;
}

function MailRows({ place, openId, mails, selection }: RowsProps) {
  const { now } = useServices();
  const { pathname, search } = useLocation();
  const actions = useMailActions();
  const list = useRef<HTMLUListElement>(null);
  const today = calendarDayOf(now());
  const compose = useCompose();
  const hrefOf = ({ id, folder }: Mail) => {
    const query = new URLSearchParams(search);
    if (folder === 'draft') query.set('compose', `draft-${id}`);
    else query.set('mail', String(id));
    return `${pathname}?${query.toString()}`;
  };
  const trash = (mail: Mail, row: Element | null) => {
    if (mail.folder === 'trash' || !list.current) return;
    focusNeighbor(list.current, row, row?.nextElementSibling ? 1 : -1);
    actions.move([mail], 'trash');
  };
  useKeydown(list, (event) => {
    const row = document.activeElement?.closest('.mail') ?? null;
    const mail = mails.find(({ id }) => row?.getAttribute('data-id') === String(id));
    if (!mail || !list.current) return;
    const keys: Readonly<Record<string, () => void>> = {
      c: () => compose.open('new'),
      j: () => list.current && focusNeighbor(list.current, row, 1),
      k: () => list.current && focusNeighbor(list.current, row, -1),
      x: () => selection.toggle(mail),
      s: () => actions.star(mail),
      e: () => trash(mail, row),
      Delete: () => trash(mail, row),
    };
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  return (
    <ul ref={list} className="mails app-page-fill" aria-label={place.name}>
      {mails.map((mail) => (
        <MailRow
          key={mail.id}
          mail={mail}
          href={hrefOf(mail)}
          today={today}
          isOpen={mail.id === openId}
          isSelected={selection.has(mail)}
          onSelect={selection.toggle}
          onStar={actions.star}
        />
      ))}
    </ul>
  );
}

function NoMail({ place }: { readonly place: MailPlace }) {
  const { setQuery } = useQuery();
  if (place.q === '') return <EmptyState heading={`No email in ${place.name}`} />;
  return (
    <EmptyState heading="No email matches" text={`Nothing in ${place.name} was found for “${place.q}”.`}>
      <Button slot="action" onClick={() => setQuery({ q: null })}>
        Clear search
      </Button>
    </EmptyState>
  );
}

interface Props extends Pick<RowsProps, 'place' | 'openId'> {
  readonly isHidden: boolean;
}

/** A list of mails with its head. */
export function MailList({ place, openId, isHidden }: Props) {
  // The mails of another list are not shown under the name of this one.
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useMailsQuery(place.query, { refetchOnMountOrArgChange: true });
  const mails = data?.emails ?? NO_MAILS;
  const selection = useSelection(JSON.stringify(place.query), mails);
  const actions = useMailActions();
  const compose = useCompose();
  const unreadCount = mails.filter(({ isRead }) => !isRead).length;
  return (
    <div className="app-page-pane" hidden={isHidden} data-ready={data ? 'email' : undefined}>
      <ListHead
        place={place}
        mailCount={mails.length}
        isLoading={isFetching && data !== undefined}
        selection={selection}
        actions={actions}
      />
      {data === undefined && !isError ? <LoadingMails /> : null}
      {isError ? (
        <EmptyState
          kind="error"
          heading="The email did not load"
          text="Nothing has changed."
          onLoadRetry={() => void refetch()}
        />
      ) : null}
      {!isError && data && mails.length === 0 ? <NoMail place={place} /> : null}
      {!isError && mails.length > 0 ? (
        <>
          <MailRows place={place} openId={openId} mails={mails} selection={selection} />
          <div className="app-page-foot">
            <bdi>
              {messageCount(mails.length)}
              {unreadCount > 0 ? `, ${unreadCount} unread` : ''}
            </bdi>
          </div>
        </>
      ) : null}
      <div className="email-foot-compose">
        <Button variant="primary" wide onClick={() => compose.open('new')}>
          <Icon slot="start" path={iconPencilLine} />
          Compose
        </Button>
      </div>
    </div>
  );
}
