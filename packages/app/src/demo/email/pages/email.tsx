import { AppPage } from '#demo/_shared/app-page/app-page.tsx';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useDraftText } from '#demo/_shared/use-draft-text.ts';
import { useOpenRecord } from '#demo/_shared/use-open-record.ts';
import { useQuery } from '#shared/navigation.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { Compose } from '../components/compose.tsx';
import { EmailSide } from '../components/email-side.tsx';
import { MailList } from '../components/mail-list.tsx';
import { MailView } from '../components/mail-view.tsx';
import { UndoSend } from '../components/undo-send.tsx';
import { parseCompose, parseUndo } from '../outgoing.ts';
import { useReturnedFocus, useReturnToCompose, useScheduledMails } from '../use-email-page.ts';
import { useMailPlace } from '../use-mail-place.ts';
import './email.css';
import './compose.css';

/** Whether a path is that of a folder or a label: the mail that is being written stays open. */
const isMailPath = (pathname: string): boolean =>
  ['email', 'email-label'].includes(demoRoutes.matchRoute(pathname)?.id ?? '');

/** The page of the mails. Its list, the open mail and the mail that is being written are those of the address. */
export function EmailPage() {
  const place = useMailPlace();
  const { query, setQuery } = useQuery();
  const record = useOpenRecord('compose', isMailPath);
  const draftText = useDraftText('The text is kept as a draft on this device. Attachments are not.');
  const name = query.get('mail');
  const openId = name !== null && /^\d+$/.test(name) ? Number(name) : null;
  const request = parseCompose(record.name);
  const undoneId = parseUndo(record.name);
  // The width is the same as in the styles.
  const isWide = useMediaQuery('(width >= 1920px)');
  const isWorking = openId !== null || request !== null;
  useReturnedFocus(openId);
  useReturnToCompose();
  useScheduledMails();
  return (
    <>
      <AppPage
        title="demo.pages.email"
        className="email"
        sideLabel="Folders"
        side={<EmailSide place={place} isWorking={isWorking} />}
      >
        <MailList place={place} openId={openId} isHidden={openId !== null && !isWide} />
        {openId === null ? null : <MailView id={openId} place={place} onClose={() => setQuery({ mail: null })} />}
      </AppPage>
      {request ? <Compose key={record.name} request={request} record={record} /> : null}
      {undoneId === null ? null : <UndoSend key={record.name} mailId={undoneId} />}
      <LeaveDialog record={record} text={draftText} />
    </>
  );
}
