import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectTickets } from '#features/_shared/tickets/tickets-slice.ts';
import { repliedTicketId, type ComposerDraft } from '../composer/composer-href.ts';
import { MAX_LENGTHS } from '../composer/validate-ticket.ts';

/** Shortens a subject to the maximum length, with an ellipsis. */
const shorten = (subject: string): string =>
  subject.length <= MAX_LENGTHS.subject ? subject : `${subject.slice(0, MAX_LENGTHS.subject - 1)}…`;

/** Returns the initial text of a draft: empty, or for a reply the subject of its ticket after "Re:". */
export function useInitialText(draft: ComposerDraft): { readonly subject: string; readonly message: string } {
  const { t } = useTranslation();
  const id = repliedTicketId(draft);
  const subject = useSelector(selectTickets).find((ticket) => ticket.id === id)?.subject ?? '';
  if (subject === '') return { subject: '', message: '' };
  return {
    subject: shorten(/^re:/i.test(subject) ? subject : t('tickets.reply.subject', { subject })),
    message: '',
  };
}
