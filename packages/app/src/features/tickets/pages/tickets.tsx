import { formatDate } from '@plinth/ui-kit/format';
import { iconPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CardBoundary } from '#core/card-boundary.tsx';
import { isSettled } from '#core/panel/panel.ts';
import { Panels } from '#core/panel/panels.tsx';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import { toastRequested } from '#core/toasts/toasts.ts';
import { selectTicketsPanel, tickets } from '#features/_shared/tickets/tickets-slice.ts';
import { selectTopup, topup } from '#features/_shared/topup/topup-slice.ts';
import { focusHeading } from '#shared/focus-heading.ts';
import { useLocation, useNavigate } from '#shared/navigation.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { Composer } from '../components/composer.tsx';
import { DraftNotices } from '../components/draft-notices.tsx';
import { TicketList } from '../components/ticket-list.tsx';
import { sentTicketAcknowledged, selectTicketSubmission, ticketsOpened, type DraftName } from '../composer-slice.ts';
import { composerHref, draftFromSearch, TICKETS_HREF } from '../composer/composer-href.ts';
import './tickets.css';

/** Closes the composer of a sent ticket and announces it. */
function useSentTicket(draft: DraftName | null, close: () => void): void {
  const dispatch = useDispatch();
  const submission = useSelector(selectTicketSubmission);
  const sentDraft = submission.status === 'sent' ? submission.draft : null;
  useEffect(() => {
    if (sentDraft === null) return;
    if (sentDraft === draft) close();
    dispatch(toastRequested({ kind: 'success', text: 'tickets.sending.sent' }));
    dispatch(sentTicketAcknowledged());
  }, [sentDraft, draft, close, dispatch]);
}

/** The tickets page: the messages and files that a business has sent to its provider (spec §2 /tickets). */
export function TicketsPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const draft = draftFromSearch(search);
  const customerId = useSelector(selectCustomerId);
  const panel = useSelector(selectTicketsPanel);
  // A top-up request states the available amount, so the composer opens once it has loaded or failed to load.
  const isTopupSettled = isSettled(useSelector(selectTopup));
  const openDraft = draft === 'topup' && !isTopupSettled ? null : draft;
  const close = useCallback(() => {
    navigate(TICKETS_HREF, { replace: true });
    // The element that opened the composer may be gone or on another page.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusHeading();
    });
  }, [navigate]);
  useSentTicket(openDraft, close);

  useEffect(() => {
    if (customerId === null) return;
    dispatch(ticketsOpened());
    dispatch(tickets.requested());
  }, [dispatch, customerId]);
  useEffect(() => {
    if (draft === 'topup' && customerId !== null) dispatch(topup.requested());
  }, [dispatch, customerId, draft]);

  return (
    <div className="tickets">
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
      <Panels className="tickets" panels={[panel]}>
        <CardBoundary>
          <TicketList />
        </CardBoundary>
      </Panels>
      {openDraft ? <Composer key={openDraft} draft={openDraft} onClose={close} /> : null}
    </div>
  );
}
