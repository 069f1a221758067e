import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { draftNamesOf, readDraft } from '#core/drafts/drafts.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { selectAttachments } from '#features/_shared/ticket-composer/composer-slice.ts';
import { selectTicketSubmission } from '#features/_shared/ticket-composer/ticket-submission.ts';
import { topupHref } from '#features/_shared/topup/topup-href.ts';
import { useNavigate } from '#shared/navigation.ts';
import { composerHref, isComposerDraft, type ComposerDraft } from '../composer/composer-href.ts';

/**
 * A notice for a ticket whose submission failed; it may have arrived nevertheless. Its button opens the form, which sends
 * what it contains now: the text may have been changed since.
 */
function FailedTicketNotice() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const submission = useSelector(selectTicketSubmission);
  if (submission.status !== 'failed') return null;
  const { draft, ticket } = submission.input;
  return (
    <Alert variant="danger">
      {t('tickets.draft.failed', { subject: ticket.subject })}
      <Button
        slot="action"
        size="small"
        onClick={() => navigate(isComposerDraft(draft) ? composerHref(draft) : topupHref('', true))}
      >
        {t('tickets.draft.continue')}
      </Button>
    </Alert>
  );
}

/** A notice for a draft with text or files, with a button to continue writing. */
function DraftNotice({ owner, draft }: { readonly owner: string; readonly draft: ComposerDraft }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { storage } = useServices();
  const files = useSelector(selectAttachments);
  const { subject = '', message = '' } = readDraft(storage, owner, draft);
  if (`${subject}${message}`.trim() === '' && !files.some((file) => file.draft === draft)) return null;
  return (
    <Alert variant="accent">
      {subject.trim() === '' ? t('tickets.draft.openNoSubject') : t('tickets.draft.open', { subject })}
      <Button slot="action" variant="accent-line" size="small" onClick={() => navigate(composerHref(draft))}>
        {t('tickets.draft.continue')}
      </Button>
    </Alert>
  );
}

/** Notices for unsent tickets: one that failed, and drafts of a new ticket and of replies. */
export function DraftNotices() {
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid;
  const files = useSelector(selectAttachments);
  const submission = useSelector(selectTicketSubmission);
  if (owner === undefined) return null;
  const names = [...draftNamesOf(storage, owner), ...files.map(({ draft }) => draft)];
  const submitted = submission.status === 'idle' ? null : submission.input.draft;
  const drafts = [...new Set(names.filter(isComposerDraft))].filter((draft) => draft !== submitted);
  return (
    <>
      <FailedTicketNotice />
      {drafts.map((draft) => (
        <DraftNotice key={draft} owner={owner} draft={draft} />
      ))}
    </>
  );
}
