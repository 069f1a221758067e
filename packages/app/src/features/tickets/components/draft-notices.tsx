import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { readDraft } from '#core/drafts/drafts.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { useNavigate } from '#shared/navigation.ts';
import { DRAFT_NAMES, selectAttachments, selectTicketSubmission, ticketSubmitted } from '../composer-slice.ts';
import { composerHref } from '../composer/composer-href.ts';

/** Notices for unsent drafts, each with a button to continue writing or, after a failure, to send the ticket again. */
export function DraftNotices() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid;
  const files = useSelector(selectAttachments);
  const submission = useSelector(selectTicketSubmission);
  if (owner === undefined) return null;
  return DRAFT_NAMES.map((draft) => {
    const { subject = '', message = '' } = readDraft(storage, owner, draft);
    const isSubmitted = (submission.status === 'sending' || submission.status === 'sent') && submission.draft === draft;
    if (isSubmitted) return null;
    if (submission.status === 'failed' && submission.draft === draft) {
      const { ticket } = submission;
      return (
        <Alert key={draft} variant="danger">
          {t('tickets.draft.failed', { subject: ticket.subject })}
          <Button slot="action" size="small" onClick={() => dispatch(ticketSubmitted({ draft, ticket }))}>
            {t('tickets.retry')}
          </Button>
        </Alert>
      );
    }
    if (`${subject}${message}`.trim() === '' && !files.some((file) => file.draft === draft)) return null;
    return (
      <Alert key={draft} variant="accent">
        {subject.trim() === '' ? t('tickets.draft.openNoSubject') : t('tickets.draft.open', { subject })}
        <Button slot="action" variant="accent-line" size="small" onClick={() => navigate(composerHref(draft))}>
          {t('tickets.draft.continue')}
        </Button>
      </Alert>
    );
  });
}
