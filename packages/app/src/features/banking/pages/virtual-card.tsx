import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CardBoundary } from '#core/card-boundary.tsx';
import { usePageRequests } from '#core/pages/page-data.ts';
import { OutageNotice } from '#core/panel/outage-notice.tsx';
import { Panels } from '#core/panel/panels.tsx';
import { useDeferredPanels } from '#core/panel/use-deferred-panels.ts';
import { hrefOf } from '#core/routes/href.ts';
import { useParameters } from '#core/routes/match.ts';
import { Breadcrumbs } from '#shared/breadcrumbs.tsx';
import { useNavigate } from '#shared/navigation.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { cards, cardHistory, selectCardsPanel, selectHistoryPanel } from '../banking-slice.ts';
import { CardFacts } from '../components/card-facts.tsx';
import { CardTransactions } from '../components/card-transactions.tsx';
import './virtual-card.css';

/** An error for an unknown card, with a link back to the existing cards. */
function UnknownCard() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <EmptyState kind="error">
      <PageHeading slot="heading">{t('banking.cardPage.unknown')}</PageHeading>
      <span>{t('banking.cardPage.unknownText')}</span>
      <Button slot="action" variant="primary" onClick={() => navigate(hrefOf('bank-accounts'), { replace: true })}>
        {t('banking.back')}
      </Button>
    </EmptyState>
  );
}

/** The page of a virtual card with all of its transactions (product.md#pages). */
export function VirtualCardPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { virtualCreditCardId: cardId } = useParameters('virtual-card');
  const cardsPanel = useSelector(selectCardsPanel);
  const historyPanel = useSelector(selectHistoryPanel(cardId));
  const card = cardsPanel.status === 'ready' ? cardsPanel.data.find(({ id }) => id === cardId) : undefined;

  // The facts come first, because they determine the position of the table.
  const deferral = useDeferredPanels(cardsPanel, [historyPanel]);

  usePageRequests(useMemo(() => [() => cards.requested(), () => cardHistory.requested(cardId)], [cardId]));

  return (
    <div className="plinth-stack plinth-gap-section card-page">
      <Breadcrumbs parents={[{ href: hrefOf('bank-accounts'), title: t('banking.title') }]}>
        {t('banking.card.title')}
      </Breadcrumbs>
      {cardsPanel.status === 'ready' && !card ? (
        <UnknownCard />
      ) : (
        <>
          <PageHeading>{t('banking.card.title')}</PageHeading>
          <Panels
            className="plinth-stack plinth-gap-section"
            panels={[cardsPanel, historyPanel]}
            pending={deferral === 'pending'}
          >
            <OutageNotice
              sources={[
                { names: [t('banking.outage.card')], panel: cardsPanel, onRetry: () => dispatch(cards.requested()) },
                {
                  names: [t('banking.outage.transactions')],
                  panel: historyPanel,
                  onRetry: () => dispatch(cardHistory.requested(cardId)),
                },
              ]}
              unaffected={t('panel.collections')}
            />
            <CardBoundary key={`${deferral} facts`}>
              <CardFacts cardId={cardId} />
            </CardBoundary>
            <CardBoundary key={`${deferral} transactions`}>
              <CardTransactions cardId={cardId} />
            </CardBoundary>
          </Panels>
        </>
      )}
    </div>
  );
}
