import type { Mail } from '@plinth/api-client/demo/email';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { iconMaximize2, iconMinimize2, iconMinus, iconX } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '#core/context.ts';
import { useKeepsValues } from '#core/storage/use-keeps-values.ts';
import { dateTimeText } from '#demo/_shared/dates.ts';
import type { OpenRecord } from '#demo/_shared/use-open-record.ts';
import { focusElement } from '#shared/focus-element.ts';
import { focusHeading } from '#shared/focus-heading.ts';
import { useQuery } from '#shared/navigation.ts';
import { useMailQuery } from '../email-api.ts';
import type { ComposeKind, ComposeRequest } from '../outgoing.ts';
import { useCompose } from '../use-compose.ts';
import { useOutgoingMail, type OutgoingMailState } from '../use-outgoing-mail.ts';
import { ComposeForm } from './compose-form.tsx';
import { ComposeFrame } from './compose-frame.tsx';

const TITLES: Readonly<Record<ComposeKind, string>> = {
  new: 'New message',
  reply: 'Reply',
  'reply-all': 'Reply all',
  forward: 'Forward',
  draft: 'Draft',
};

interface Props {
  readonly request: ComposeRequest;
  /** The mail as the address opens it. */
  readonly record: OpenRecord;
}

interface PanelProps extends Props {
  readonly mail: Mail | null;
}

/** Returns what is kept of a mail that is being written. */
function draftStateOf({ hasChangedFiles, isChanged }: OutgoingMailState, keepsValues: boolean): string {
  if (!isChanged) return '';
  if (!keepsValues) return 'Draft not kept by the browser';
  return hasChangedFiles ? 'Draft kept without attachments' : 'Draft kept on this device';
}

/** The panel of a mail that is being written. The page beside it stays usable. */
function ComposePanel({ request, record, mail }: PanelProps) {
  const { query } = useQuery();
  const { now } = useServices();
  const keepsValues = useKeepsValues();
  const { close } = useCompose();
  const [size, setSize] = useState<'normal' | 'minimized' | 'maximized'>('normal');
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = request.kind === 'new' || request.kind === 'forward';
  // A mail without recipients begins with them.
  useEffect(() => (isNew ? undefined : focusElement(heading.current)), [isNew]);
  const { setChanged } = record;
  const finish = () => {
    setChanged(false);
    close();
    focusHeading();
  };
  const outgoing = useOutgoingMail({ request, mail, to: query.get('to') ?? '', onDone: finish });
  const { hasChangedFiles } = outgoing;
  useEffect(() => setChanged(hasChangedFiles), [setChanged, hasChangedFiles]);
  const sendAt = request.kind === 'draft' ? (mail?.sendAt ?? null) : null;
  const isMaximized = size === 'maximized';
  return (
    <section className="compose" data-size={size} aria-label="Compose">
      <div className="compose-head">
        <h2 ref={heading} tabIndex={-1}>
          {TITLES[request.kind]}
        </h2>
        <span className="compose-state">
          {sendAt === null
            ? draftStateOf(outgoing, keepsValues)
            : `Scheduled for ${dateTimeText(sendAt, calendarDayOf(now()))}`}
        </span>
        <Button
          variant="ghost"
          size="small"
          iconOnly
          label={size === 'minimized' ? 'Restore' : 'Minimize'}
          onClick={() => setSize(size === 'minimized' ? 'normal' : 'minimized')}
        >
          <Icon path={size === 'minimized' ? iconMaximize2 : iconMinus} size="small" />
        </Button>
        {size === 'minimized' ? null : (
          <Button
            className="compose-maximize"
            variant="ghost"
            size="small"
            iconOnly
            label="Maximize"
            pressed={isMaximized ? 'true' : 'false'}
            onClick={() => setSize(isMaximized ? 'normal' : 'maximized')}
          >
            <Icon path={isMaximized ? iconMinimize2 : iconMaximize2} size="small" />
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          iconOnly
          label="Close and save draft"
          busy={outgoing.isBusy}
          onClick={() => void outgoing.save()}
        >
          <Icon path={iconX} size="small" />
        </Button>
      </div>
      <ComposeForm outgoing={outgoing} isNew={isNew} />
    </section>
  );
}

/** Loads the mail that a mail begins from. */
function ComposeFrom({ request, record, mailId }: Props & { readonly mailId: number }) {
  const { close } = useCompose();
  const { currentData: mail, error, refetch } = useMailQuery({ id: mailId, list: {} });
  // The panel keeps what it began from, while the mail changes.
  const [source, setSource] = useState<Mail | null>(null);
  if (mail && !source) setSource(mail);
  const isUnusable = source !== null && request.kind === 'draft' && source.folder !== 'draft';
  if (source && !isUnusable) return <ComposePanel request={request} record={record} mail={source} />;
  return (
    <ComposeFrame heading={TITLES[request.kind]} onClose={close}>
      {isUnusable ? <EmptyState kind="error" heading="There is no such draft" /> : null}
      {error && !source ? (
        <EmptyState kind="error" heading="The email did not load" onLoadRetry={() => void refetch()} />
      ) : null}
      {error || source ? null : (
        <div className="mail-skeletons">
          <Skeleton shape="text" />
          <Skeleton shape="block" />
        </div>
      )}
    </ComposeFrame>
  );
}

/** The mail of the address that is being written. */
export function Compose({ request, record }: Props) {
  const { mailId } = request;
  return mailId === null ? (
    <ComposePanel request={request} record={record} mail={null} />
  ) : (
    <ComposeFrom request={request} record={record} mailId={mailId} />
  );
}
