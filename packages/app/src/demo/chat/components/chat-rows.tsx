import type { Contact } from '@plinth/api-client/demo/chat';
import { iconBan, iconBellOff } from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import type { ReactNode } from 'react';
import { shortTimeText } from '#demo/_shared/dates.ts';
import { Link } from '#shared/navigation.ts';
import type { ChatRow } from '../chat-rows.ts';
import { typingText } from '../coming-answers.ts';
import { PersonAvatar } from './person-avatar.tsx';
import { PersonName } from './person-name.tsx';

interface RowProps {
  readonly contact: Contact;
  readonly href: string;
  readonly isOpen: boolean;
  /** The end of the first line. */
  readonly time?: ReactNode;
  /** The second line. */
  readonly children: ReactNode;
}

function Row({ contact, href, isOpen, time, children }: RowProps) {
  return (
    <Link className="chat-row" to={href} aria-current={isOpen || undefined}>
      <PersonAvatar person={contact} />
      <span className="chat-row-lines">
        <span className="chat-row-line">
          <PersonName className="chat-row-name" person={contact} />
          {time}
        </span>
        <span className="chat-row-line">{children}</span>
      </span>
    </Link>
  );
}

function Marks({ contact, unseenCount }: { readonly contact: Contact; readonly unseenCount: number }) {
  return (
    <>
      {contact.blocked ? (
        <span className="chat-row-mark">
          <Icon path={iconBan} size="small" label="Blocked" />
        </span>
      ) : null}
      {contact.muted ? (
        <span className="chat-row-mark">
          <Icon path={iconBellOff} size="small" label="Muted" />
        </span>
      ) : unseenCount > 0 ? (
        <span className="chat-unseen">
          {unseenCount}
          <span className="visually-hidden"> unseen</span>
        </span>
      ) : null}
    </>
  );
}

interface ChatItemProps {
  readonly row: ChatRow;
  readonly href: string;
  readonly isOpen: boolean;
  readonly isTyping: boolean;
  /** Today, as an ISO date. */
  readonly today: string;
}

/** A chat in its list: with whom, and the last message. */
export function ChatItem({ row, href, isOpen, isTyping, today }: ChatItemProps) {
  const { contact, text, time, isOwn, isFailed, unseenCount } = row;
  return (
    <li>
      <Row
        contact={contact}
        href={href}
        isOpen={isOpen}
        time={
          <time className="chat-row-time" dateTime={time}>
            <bdi>{shortTimeText(time, today)}</bdi>
          </time>
        }
      >
        {isTyping ? (
          <span className="chat-row-text chat-row-typing" dir="auto">
            {typingText(contact)}
          </span>
        ) : (
          <span className={unseenCount > 0 && !isOpen ? 'chat-row-text chat-row-text-new' : 'chat-row-text'} dir="auto">
            {isFailed ? <span className="chat-row-failed">Not sent: </span> : isOwn ? 'You: ' : null}
            {text}
          </span>
        )}
        <Marks contact={contact} unseenCount={isOpen ? 0 : unseenCount} />
      </Row>
    </li>
  );
}

interface ContactItemProps {
  readonly contact: Contact;
  readonly href: string;
  readonly isOpen: boolean;
}

/** A contact in the list of all contacts. */
export function ContactItem({ contact, href, isOpen }: ContactItemProps) {
  return (
    <li className="chat-contact">
      <Row contact={contact} href={href} isOpen={isOpen}>
        <span className="chat-row-text" dir="auto">
          {contact.about}
        </span>
        {contact.blocked ? <Marks contact={{ ...contact, muted: false }} unseenCount={0} /> : null}
      </Row>
    </li>
  );
}
