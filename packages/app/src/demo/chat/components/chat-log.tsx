import type { ChatProfile, Contact } from '@plinth/api-client/demo/chat';
import { calendarDayOf, formatDate } from '@plinth/ui-kit/format';
import { iconChevronDown, iconCircleAlert } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useServices } from '#core/context.ts';
import { partsOf } from '#demo/_shared/text-parts.ts';
import { typingText } from '../coming-answers.ts';
import { linkPartsOf } from '../link-parts.ts';
import { dayName, groupMessages, type LogMessage, type MessageGroup } from '../message-days.ts';
import { PersonAvatar } from './person-avatar.tsx';
import './chat-log.css';

/** The distance from the newest message at which the reader still counts as being there, in pixels. */
const END_TOLERANCE = 8;

/** The search in a chat: its text, and the message that is shown now. */
export interface LogSearch {
  readonly text: string;
  readonly currentKey: string | null;
}

interface Props {
  readonly contact: Contact;
  readonly profileUser: ChatProfile;
  readonly messages: readonly LogMessage[];
  readonly isTyping: boolean;
  readonly search: LogSearch;
  readonly onRetry: (message: LogMessage) => void;
}

/** A text with the matches of the search marked. */
function MarkedText({ text, searched }: { readonly text: string; readonly searched: string }) {
  return partsOf(text, searched).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

/** A link in a message. A mail address opens the mail program, any other one a new tab. */
function MessageLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (href.startsWith('mailto:')) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (in a new tab)</span>
    </a>
  );
}

function Text({ message, search }: { readonly message: LogMessage; readonly search: LogSearch }) {
  const isCurrent = message.key === search.currentKey;
  return (
    <p
      className={message.status === 'failed' ? 'chat-text chat-text-failed' : 'chat-text'}
      data-current={isCurrent || undefined}
      dir="auto"
    >
      {linkPartsOf(message.text).map(({ text, href }, index) =>
        href === null ? (
          <MarkedText key={index} text={text} searched={search.text} />
        ) : (
          <MessageLink key={index} href={href}>
            <MarkedText text={text} searched={search.text} />
          </MessageLink>
        ),
      )}
    </p>
  );
}

interface MessageProps {
  readonly message: LogMessage;
  readonly isLastSent: boolean;
  readonly search: LogSearch;
  readonly onRetry: (message: LogMessage) => void;
}

function Message({ message, isLastSent, search, onRetry }: MessageProps) {
  const { status, time } = message;
  return (
    <>
      <div className="chat-turn">
        <Text message={message} search={search} />
        {isLastSent ? (
          <time className="chat-time" dateTime={time} dir="ltr">
            {formatDate(time, 'time', { language: 'en-US' })}
          </time>
        ) : null}
        {status === 'waiting' || status === 'sending' ? <span className="chat-time">Sending</span> : null}
      </div>
      {status === 'failed' ? (
        <span className="chat-failed">
          <Icon path={iconCircleAlert} size="small" />
          Not sent
          <button type="button" className="chat-retry" onClick={() => onRetry(message)}>
            Try again
          </button>
        </span>
      ) : null}
    </>
  );
}

interface GroupProps extends Omit<Props, 'messages' | 'isTyping'> {
  readonly group: MessageGroup;
}

function Group({ group: { isOwn, messages }, contact, profileUser, search, onRetry }: GroupProps) {
  const lastSent = messages.findLast(({ status }) => status === 'sent');
  return (
    <div className={isOwn ? 'chat-group chat-group-own' : 'chat-group'}>
      <PersonAvatar person={isOwn ? profileUser : contact} isOwn={isOwn} hasPresence={false} />
      <span className="visually-hidden">{isOwn ? 'You' : contact.fullName}:</span>
      {messages.map((message) => (
        <Message
          key={message.key}
          message={message}
          isLastSent={message === lastSent}
          search={search}
          onRetry={onRetry}
        />
      ))}
    </div>
  );
}

/** Scrolls the message that is shown now to the middle of the log. The page around it stays where it is. */
function showInMiddle(log: HTMLElement | null): void {
  const message = log?.querySelector('[data-current]')?.getBoundingClientRect();
  if (!log || !message) return;
  const frame = log.getBoundingClientRect();
  log.scrollBy({ top: message.top + message.height / 2 - (frame.top + frame.height / 2) });
}

/**
 * The messages of a chat. The newest stay in view while the reader is at the end; who reads higher up is told of new
 * ones.
 */
export function ChatLog({ contact, profileUser, messages, isTyping, search, onRetry }: Props) {
  const { now } = useServices();
  const log = useRef<HTMLDivElement>(null);
  /** The number of messages when the reader left the end; null at the end. */
  const [countAtLeave, setCountAtLeave] = useState<number | null>(null);
  const days = groupMessages(messages);
  const today = calendarDayOf(now());
  // A tab stop, so that the keyboard can scroll; an empty log does not scroll.
  const tabIndex = messages.length > 0 ? 0 : undefined;
  // The log is reversed by its style sheet, so its end is at 0, and stays there when a message is added.
  const scrollToEnd = () => log.current?.scrollTo({ top: 0 });
  const handleScroll = () => {
    const isAtEnd = Math.abs(log.current?.scrollTop ?? 0) <= END_TOLERANCE;
    setCountAtLeave((count) => (isAtEnd ? null : (count ?? messages.length)));
  };
  const lastKey = messages.findLast(({ status }) => status === 'waiting' || status === 'sending')?.key;
  useEffect(() => {
    if (lastKey !== undefined) log.current?.scrollTo({ top: 0 });
  }, [lastKey]);
  useEffect(() => {
    if (search.currentKey !== null) showInMiddle(log.current);
  }, [search.currentKey]);
  return (
    <div className="chat-log-frame">
      <div
        ref={log}
        className="chat-log"
        role="log"
        aria-live="polite"
        aria-label={`Messages with ${contact.fullName}`}
        tabIndex={tabIndex}
        onScroll={handleScroll}
      >
        <div className="chat-log-days">
          {days.map(({ day, groups }) => (
            <div key={day}>
              <h3 className="chat-day">{dayName(day, today)}</h3>
              {groups.map((group) => (
                <Group
                  key={group.key}
                  group={group}
                  contact={contact}
                  profileUser={profileUser}
                  search={search}
                  onRetry={onRetry}
                />
              ))}
            </div>
          ))}
          {messages.length === 0 ? <p className="chat-log-empty">No messages yet</p> : null}
          {isTyping ? (
            <p className="chat-typing" dir="auto">
              {typingText(contact)}
            </p>
          ) : null}
        </div>
      </div>
      {countAtLeave !== null && messages.length > countAtLeave ? (
        <Button className="chat-new" size="small" onClick={scrollToEnd}>
          <Icon slot="start" path={iconChevronDown} size="small" />
          New messages
        </Button>
      ) : null}
    </div>
  );
}
