import type { Mail, MailAttachment } from '@plinth/api-client/demo/email';
import { calendarDayOf, formatDate } from '@plinth/ui-kit/format';
import { iconChevronDown, iconChevronUp, iconDownload } from '@plinth/ui-kit/icons';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useId, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { hasPictures } from '#core/html/plain-text.ts';
import { SafeHtml } from '#core/html/safe-html.tsx';
import '#core/rich-text/rich-text.css';
import { dateTimeText } from '#demo/_shared/dates.ts';
import { downloadFile } from '#demo/_shared/download.ts';
import { failedToast } from '#demo/_shared/toasts.ts';
import { fileSize } from '#shared/file-size.ts';
import { fileIcon } from '../file-icon.ts';
import { formatAddress, formatAddresses } from '../mail-addresses.ts';

/** A message of a conversation: a mail or one of the earlier messages. */
export type Message = Pick<Mail, 'from' | 'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'attachments' | 'time'>;

const LANGUAGE = { language: 'en-US' };

const longTime = (time: string): string =>
  `${formatDate(time, 'long', LANGUAGE)}, ${formatDate(time, 'time', LANGUAGE)}`;

function Attachments({ files }: { readonly files: readonly MailAttachment[] }) {
  const dispatch = useDispatch();
  const [busyUrl, setBusyUrl] = useState<string | null>(null);
  const save = async (file: MailAttachment) => {
    setBusyUrl(file.url);
    try {
      await downloadFile(file.fileName, file.url);
    } catch {
      dispatch(failedToast(`${file.fileName} was not downloaded. Try again.`));
    }
    setBusyUrl(null);
  };
  return (
    <ul className="mail-files" aria-label="Attachments">
      {files.map((file) => (
        <li key={file.url}>
          <Icon path={fileIcon(file.fileName)} size="small" />
          <span className="mail-file-name" dir="auto">
            {file.fileName}
          </span>
          <bdi className="mail-file-size">{fileSize(file.size, 'en-US')}</bdi>
          <Button
            variant="ghost"
            size="small"
            iconOnly
            label={`Download ${file.fileName}`}
            busy={busyUrl === file.url}
            onClick={() => void save(file)}
          >
            <Icon path={iconDownload} size="small" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Envelope({ id, message: { from, to, cc, bcc, time } }: { readonly id: string; readonly message: Message }) {
  const rows = Object.entries({ To: to, Cc: cc, Bcc: bcc }).filter(([, people]) => people.length > 0);
  return (
    <dl id={id} className="mail-envelope">
      <dt>From</dt>
      <dd dir="auto">{formatAddress(from)}</dd>
      {rows.map(([name, people]) => (
        <div key={name} className="mail-envelope-row">
          <dt>{name}</dt>
          <dd dir="auto">{formatAddresses(people)}</dd>
        </div>
      ))}
      <dt>Date</dt>
      <dd>{longTime(time)}</dd>
    </dl>
  );
}

/** The recipients in short: `to Ines Calloway and 1 more`. */
function recipientsText({ to, cc, bcc }: Message): string {
  const [first, ...others] = [...to, ...cc, ...bcc];
  if (!first) return 'no recipient';
  return others.length === 0 ? `to ${first.name}` : `to ${first.name} and ${others.length} more`;
}

interface MessageProps {
  readonly message: Message;
  /** Today, as an ISO date. */
  readonly today: string;
  /** The menu of what can be done with the message. */
  readonly menu: ReactNode;
}

/** A message: its sender, who else has it, its text and its files. */
export function MailMessage({ message, today, menu }: MessageProps) {
  const { from, time, attachments } = message;
  const [isOpen, setOpen] = useState(false);
  const envelopeId = useId();
  return (
    <article className="mail-message" aria-label={`${from.name}, ${longTime(time)}`}>
      <Avatar name={from.name} src={from.avatar ?? undefined} aria-hidden="true" />
      <div className="mail-message-head">
        <div>
          <div className="mail-sender" dir="auto">
            {from.name}
          </div>
          <button
            type="button"
            className="mail-recipients"
            aria-expanded={isOpen}
            aria-controls={isOpen ? envelopeId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <bdi>{recipientsText(message)}</bdi>
            <Icon path={isOpen ? iconChevronUp : iconChevronDown} size="small" />
          </button>
        </div>
        <time className="mail-message-time" dir="auto" dateTime={time}>
          {calendarDayOf(time) === today ? formatDate(time, 'time', LANGUAGE) : dateTimeText(time, today)}
        </time>
        {menu}
      </div>
      {isOpen ? <Envelope id={envelopeId} message={message} /> : null}
      <SafeHtml className="mail-body" html={message.message} />
      {hasPictures(message.message) ? (
        <p className="mail-note">
          <bdi>Pictures in this email are not shown.</bdi>
        </p>
      ) : null}
      {attachments.length > 0 ? <Attachments files={attachments} /> : null}
    </article>
  );
}
