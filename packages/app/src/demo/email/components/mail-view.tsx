import type { OpenMail } from '@plinth/api-client/demo/email';
import { calendarDayOf } from '@plinth/ui-kit/format';
import {
  iconArrowLeft,
  iconChevronDown,
  iconChevronsUpDown,
  iconChevronUp,
  iconMail,
  iconTrash2,
} from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useServices } from '#core/context.ts';
import { useMailsQuery } from '#demo/_shared/mails.ts';
import { failedToast } from '#demo/_shared/toasts.ts';
import { useKeydown } from '#demo/_shared/use-keydown.ts';
import { focusElement } from '#shared/focus-element.ts';
import { useQuery } from '#shared/navigation.ts';
import { useMailQuery, useNeighborMailMutation } from '../email-api.ts';
import { mailsChangeRequested } from '../email-events.ts';
import { useMailActions } from '../use-mail-actions.ts';
import type { MailPlace } from '../use-mail-place.ts';
import { AnswerButtons, AnswerMenu } from './answers.tsx';
import { LabelList } from './label-list.tsx';
import { MailMessage } from './mail-message.tsx';
import { LabelMenu, MailTool, MoveMenu } from './mail-tools.tsx';
import { StarButton } from './star-button.tsx';

interface Props {
  readonly id: number;
  readonly place: MailPlace;
  readonly onClose: () => void;
}

/** The position of the mail in its list, and the buttons to its neighbors. */
function Neighbors({ mail, place }: { readonly mail: OpenMail; readonly place: MailPlace }) {
  const dispatch = useDispatch();
  const { setQuery } = useQuery();
  const { data } = useMailsQuery(place.query);
  const [findNeighbor, { isLoading }] = useNeighborMailMutation();
  const index = data?.emails.findIndex(({ id }) => id === mail.id) ?? -1;
  const open = async (direction: 'next' | 'previous') => {
    const result = await findNeighbor({ from: { id: mail.id, list: place.query }, direction });
    if (result.data) setQuery({ mail: String(result.data.id) });
    else dispatch(failedToast('The email did not open. Try again.'));
  };
  return (
    <>
      {index >= 0 ? (
        <bdi className="mail-position">
          {index + 1} of {data?.emails.length}
        </bdi>
      ) : null}
      <Button
        variant="ghost"
        size="small"
        iconOnly
        label="Previous (newer)"
        disabled={!mail.hasPreviousMail || isLoading}
        onClick={() => void open('previous')}
      >
        <Icon path={iconChevronUp} size="small" />
      </Button>
      <Button
        variant="ghost"
        size="small"
        iconOnly
        label="Next (older)"
        disabled={!mail.hasNextMail || isLoading}
        onClick={() => void open('next')}
      >
        <Icon path={iconChevronDown} size="small" />
      </Button>
    </>
  );
}

/** The earlier messages of a conversation, folded at first. */
function EarlierMessages({ mail, today }: { readonly mail: OpenMail; readonly today: string }) {
  const [isOpen, setOpen] = useState(false);
  const { replies } = mail;
  if (replies.length === 0) return null;
  return (
    <>
      <button type="button" className="mail-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon path={iconChevronsUpDown} size="small" />
        <bdi>
          {replies.length} earlier {replies.length === 1 ? 'message' : 'messages'}
        </bdi>
      </button>
      {isOpen
        ? replies.map((message, index) => (
            <MailMessage
              key={message.time}
              message={message}
              today={today}
              menu={<AnswerMenu mail={mail} reply={index} sender={message.from.name} />}
            />
          ))
        : null}
    </>
  );
}

function OpenedMail({ mail, place, onClose }: { readonly mail: OpenMail } & Omit<Props, 'id'>) {
  const { now } = useServices();
  const dispatch = useDispatch();
  const actions = useMailActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, isRead, subject } = mail;
  const today = calendarDayOf(now());
  useEffect(() => focusElement(heading.current), []);
  // Once for each opening: a mail that is marked unread again, or could not be marked, stays unread.
  const wasRead = useRef(isRead);
  useEffect(() => {
    if (wasRead.current) return;
    wasRead.current = true;
    dispatch(mailsChangeRequested({ ids: [id], change: { isRead: true } }));
  }, [dispatch, id]);
  const act = (action: () => void) => {
    onClose();
    action();
  };
  return (
    <>
      <div className="app-page-bar mail-bar">
        <Button variant="ghost" size="small" iconOnly label={`Back to ${place.name}`} onClick={onClose}>
          <Icon path={iconArrowLeft} size="small" mirrored />
        </Button>
        <span className="mail-tools-line" />
        <MoveMenu
          mails={[mail]}
          folder={mail.folder}
          actions={{ ...actions, move: (mails, folder) => act(() => actions.move(mails, folder)) }}
        />
        <LabelMenu mails={[mail]} actions={actions} />
        <span className="mail-tools-line" />
        <MailTool label="Mark unread" icon={iconMail} onClick={() => act(() => actions.markRead([mail], false))} />
        {mail.folder === 'trash' ? null : (
          <MailTool label="Trash" icon={iconTrash2} onClick={() => act(() => actions.move([mail], 'trash'))} />
        )}
        <span className="mail-tools-space" />
        <Neighbors mail={mail} place={place} />
      </div>
      <div className="app-page-fill">
        <div className="mail-reader">
          <div className="mail-reader-head">
            <h2 ref={heading} tabIndex={-1} dir="auto">
              {subject === '' ? '(no subject)' : subject}
            </h2>
            <LabelList labels={mail.labels} />
            <StarButton mail={mail} label="Star" onToggle={actions.star} />
          </div>
          <EarlierMessages mail={mail} today={today} />
          <MailMessage
            message={mail}
            today={today}
            menu={<AnswerMenu mail={mail} reply={null} sender={mail.from.name} />}
          />
          <AnswerButtons mail={mail} />
        </div>
      </div>
    </>
  );
}

function LoadingMail() {
  return (
    <output className="mail-skeletons mail-reader">
      <span className="visually-hidden">Loading email</span>
      <Skeleton shape="text" />
      <Skeleton shape="block" />
    </output>
  );
}

/** The open mail. It covers its list. */
export function MailView({ id, place, onClose }: Props) {
  const request = { id, list: place.query };
  const { currentData: mail, error, refetch } = useMailQuery(request, { refetchOnMountOrArgChange: true });
  const pane = useRef<HTMLDivElement>(null);
  const { setQuery } = useQuery();
  const isDraft = mail?.folder === 'draft';
  // A draft is written on instead.
  useEffect(() => {
    if (isDraft) setQuery({ mail: null, compose: `draft-${id}` }, { replace: true });
  }, [id, isDraft, setQuery]);
  useKeydown(pane, (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  });
  const isMissing = error !== undefined && 'status' in error && (error.status === 404 || error.status === 400);
  return (
    <div ref={pane} className="app-page-pane" data-ready={mail || error ? 'email' : undefined}>
      {mail && !isDraft ? <OpenedMail key={id} mail={mail} place={place} onClose={onClose} /> : null}
      {isDraft || (!mail && !error) ? <LoadingMail /> : null}
      {!mail && isMissing ? (
        <EmptyState kind="error" heading="There is no such email">
          <Button slot="action" onClick={onClose}>
            Back to {place.name}
          </Button>
        </EmptyState>
      ) : null}
      {!mail && error && !isMissing ? (
        <EmptyState
          kind="error"
          heading="The email did not load"
          text="Nothing has changed."
          onLoadRetry={() => void refetch()}
        />
      ) : null}
    </div>
  );
}
