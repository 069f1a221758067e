import { AppPage } from '#demo/_shared/app-page/app-page.tsx';
import { useQuery } from '#shared/navigation.ts';
import { Compose } from '../components/compose.tsx';
import { EmailSide } from '../components/email-side.tsx';
import { MailList } from '../components/mail-list.tsx';
import { MailView } from '../components/mail-view.tsx';
import { parseCompose } from '../outgoing.ts';
import { useCompose } from '../use-compose.ts';
import { useReturnedFocus, useReturnToCompose, useScheduledMails, useSentMailView } from '../use-email-page.ts';
import { useMailPlace } from '../use-mail-place.ts';
import './email.css';
import './compose.css';

/** The page of the mails. Its list, the open mail and the mail that is being written are those of the address. */
export function EmailPage() {
  const place = useMailPlace();
  const { query, setQuery } = useQuery();
  const compose = useCompose();
  const name = query.get('mail');
  const openId = name !== null && /^\d+$/.test(name) ? Number(name) : null;
  const request = parseCompose(compose.name);
  const isWorking = openId !== null || request !== null;
  useReturnedFocus(openId);
  useReturnToCompose();
  useSentMailView();
  useScheduledMails();
  return (
    <>
      <AppPage
        title="demo.pages.email"
        className="email"
        sideLabel="Folders"
        side={<EmailSide place={place} isWorking={isWorking} />}
      >
        <MailList place={place} isHidden={openId !== null} />
        {openId === null ? null : <MailView id={openId} place={place} onClose={() => setQuery({ mail: null })} />}
      </AppPage>
      {request ? <Compose key={compose.name} request={request} /> : null}
    </>
  );
}
