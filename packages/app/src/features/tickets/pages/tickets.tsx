import { formatDate } from '@plinth/ui-kit/format';
import { iconPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CardBoundary } from '#core/card-boundary.tsx';
import { usePageRequests, type PageRequests } from '#core/pages/page-data.ts';
import { isSettled } from '#core/panel/panel.ts';
import { Panels } from '#core/panel/panels.tsx';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import { toastRequested } from '#core/toasts/toasts.ts';
import { composerOpened } from '#features/_shared/ticket-composer/composer-slice.ts';
import { selectTicketSubmission, ticketSubmission } from '#features/_shared/ticket-composer/ticket-submission.ts';
import { selectTicketsPanel, tickets } from '#features/_shared/tickets/tickets-slice.ts';
import { focusHeading } from '#shared/focus-heading.ts';
import { useLocation, useNavigate } from '#shared/navigation.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { Composer } from '../components/composer.tsx';
import { DraftNotices } from '../components/draft-notices.tsx';
import { TicketList } from '../components/ticket-list.tsx';
import {
  composerHref,
  draftFromSearch,
  repliedTicketId,
  ticketIdFromSearch,
  TICKETS_HREF,
  type ComposerDraft,
} from '../composer/composer-href.ts';
import './tickets.css';

const REQUESTS: PageRequests = [() => tickets.requested()];

/** Closes the composer of a sent ticket and announces it. */
function useSentTicket(draft: ComposerDraft | null, close: () => void): void {
  const dispatch = useDispatch();
  const submission = useSelector(selectTicketSubmission);
  const sentDraft = submission.status === 'sent' ? submission.input.draft : null;
  useEffect(() => {
    if (sentDraft === null) return;
    if (sentDraft === draft) close();
    dispatch(toastRequested({ kind: 'success', text: 'tickets.sending.sent' }));
    dispatch(ticketSubmission.dismissed());
  }, [sentDraft, draft, close, dispatch]);
}

/** The tickets page: the messages and files that a business has sent to its provider (product.md#pages). */
export function TicketsPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const draft = draftFromSearch(search);
  const customerId = useSelector(selectCustomerId);
  const panel = useSelector(selectTicketsPanel);
  // A reply has the subject of its ticket, so the composer opens once the tickets have loaded or failed to load.
  const isReply = draft !== null && repliedTicketId(draft) !== null;
  const openDraft = isReply && !isSettled(panel) ? null : draft;
  const close = useCallback(() => {
    navigate(TICKETS_HREF, { replace: true });
    // The element that opened the composer may be gone or on another page.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusHeading();
    });
  }, [navigate]);
  useSentTicket(openDraft, close);

  usePageRequests(REQUESTS);
  useEffect(() => {
    if (customerId !== null) dispatch(composerOpened());
  }, [dispatch, customerId]);

  return (
    <div className="plinth-stack plinth-gap-section">
      <div className="tickets-head">
        <PageHeading>{t('tickets.title')}</PageHeading>
        {panel.status === 'ready' && panel.stale ? (
          <output className="text-13 faint">{t('tickets.stale', { time: formatDate(panel.loadedAt, 'time') })}</output>
        ) : null}
        <Button popup="dialog" variant="primary" onClick={() => navigate(composerHref('ticket'))}>
          <Icon slot="start" path={iconPlus} />
          {t('tickets.new')}
        </Button>
      </div>
      {draft ? null : <DraftNotices />}
      <Panels className="plinth-stack plinth-gap-section" panels={[panel]}>
        <CardBoundary>
          <TicketList selectedId={ticketIdFromSearch(search)} />
        </CardBoundary>
      </Panels>
      {openDraft ? <Composer key={openDraft} draft={openDraft} onClose={close} /> : null}
    </div>
  );
}
