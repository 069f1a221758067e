import type { Mail } from '@plinth/api-client/demo/email';
import { iconClock, iconPaperclip } from '@plinth/ui-kit/icons';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useMemo } from 'react';
import { plainText } from '#core/html/plain-text.ts';
import { shortTimeText } from '#demo/_shared/dates.ts';
import { Link } from '#shared/navigation.ts';
import { LabelList } from './label-list.tsx';
import { StarButton } from './star-button.tsx';

interface Props {
  readonly mail: Mail;
  /** The address that opens the mail. */
  readonly href: string;
  /** Today, as an ISO date. */
  readonly today: string;
  /** Whether the mail is shown beside its list. */
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (mail: Mail) => void;
  readonly onStar: (mail: Mail) => void;
}

/** The person whom a list shows for a mail: its sender, or the recipient of one's own mail. */
function personOf({ folder, from, to, cc, bcc }: Mail): string {
  if (folder !== 'sent' && folder !== 'draft') return from.name;
  const [first, ...others] = [...to, ...cc, ...bcc];
  if (!first) return 'No recipient';
  return others.length === 0 ? first.name : `${first.name} +${others.length}`;
}

/** When a mail was sent: the time today, else the date; or when it will be. */
function MailTime({ mail: { time, sendAt }, today }: Pick<Props, 'mail' | 'today'>) {
  return (
    <time className="mail-time" dateTime={sendAt ?? time}>
      {sendAt === null ? (
        <bdi>{shortTimeText(time, today)}</bdi>
      ) : (
        <>
          <Icon path={iconClock} size="small" />
          <span className="visually-hidden">Scheduled for </span>
          <bdi>{shortTimeText(sendAt, today)}</bdi>
        </>
      )}
    </time>
  );
}

/** A mail in its list. */
export function MailRow({ mail, href, today, isOpen, isSelected, onSelect, onStar }: Props) {
  const { id, subject, message, isRead, labels, attachments } = mail;
  const text = useMemo(() => plainText(message), [message]);
  const person = personOf(mail);
  const title = subject === '' ? '(no subject)' : subject;
  return (
    <li className="mail" data-id={id} data-unread={!isRead || undefined} data-selected={isSelected || undefined}>
      <Checkbox className="mail-box" checked={isSelected} onChange={() => onSelect(mail)}>
        <span className="visually-hidden">
          Select {title}, {person}
        </span>
      </Checkbox>
      <StarButton mail={mail} label={`Star: ${title}`} onToggle={onStar} />
      <Avatar
        className="mail-avatar"
        size="small"
        name={person}
        src={mail.from.avatar ?? undefined}
        aria-hidden="true"
      />
      <span className="mail-person" dir="auto" id={`mail-${id}-person`}>
        {isRead ? null : <span className="visually-hidden">Unread, </span>}
        {person}
      </span>
      <span className="mail-text">
        <Link
          className="mail-title"
          dir="auto"
          to={href}
          aria-current={isOpen ? 'true' : undefined}
          aria-labelledby={`mail-${id}-person mail-${id}-title`}
          id={`mail-${id}-title`}
        >
          {title}
        </Link>
        <span className="mail-line" dir="auto">
          {text}
        </span>
      </span>
      <LabelList labels={labels} />
      <span className="mail-clip">
        {attachments.length > 0 ? <Icon path={iconPaperclip} size="small" label="Has attachments" /> : null}
      </span>
      <MailTime mail={mail} today={today} />
    </li>
  );
}
