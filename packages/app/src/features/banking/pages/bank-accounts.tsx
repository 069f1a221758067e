import { iconPlus } from '@plinth/ui-kit/icons';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CardBoundary } from '#core/card-boundary.tsx';
import { usePageRequests, type PageRequests } from '#core/pages/page-data.ts';
import { OutageNotice } from '#core/panel/outage-notice.tsx';
import { IDLE } from '#core/panel/panel.ts';
import { Panels } from '#core/panel/panels.tsx';
import { useDeferredPanels } from '#core/panel/use-deferred-panels.ts';
import { hrefOf } from '#core/routes/href.ts';
import { connectionsRequested, selectConnectionsPanel } from '#features/_shared/bank-connections/connections-slice.ts';
import { selectLastLinked } from '#features/_shared/linking/last-linked-slice.ts';
import { linkRequested, selectLinking, type LinkRequest } from '#features/_shared/linking/linking-slice.ts';
import { useLinkingReset } from '#features/_shared/linking/use-linking-reset.ts';
import { Columns } from '#shared/columns.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { cards, cardHistory, selectBanks, selectCardsPanel, selectHistoryPanel } from '../banking-slice.ts';
import { ConnectionsCard } from '../components/connections-card.tsx';
import { LinkedNotice } from '../components/linked-notice.tsx';
import { VirtualCardPanel } from '../components/virtual-card-panel.tsx';
import './bank-accounts.css';

const ADD_BANK_REQUEST: LinkRequest = { kind: 'bank', from: hrefOf('bank-accounts') };
const REQUESTS: PageRequests = [() => connectionsRequested(), () => cards.requested()];

/** An alert that explains why the page for adding a bank did not open, with a retry button. */
function AddBankFailure() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const linking = useSelector(selectLinking);
  if (linking.status !== 'failed' || linking.request.kind !== 'bank' || linking.request.id !== undefined) return null;
  return (
    <Alert variant="danger">
      <strong>{t('banking.addFailed')}</strong> {t('banking.nothingChanged')}
      <Button slot="action" size="small" onClick={() => dispatch(linkRequested(ADD_BANK_REQUEST))}>
        {t('banking.retry')}
      </Button>
    </Alert>
  );
}

/** The page with the linked banks and the virtual card (product.md#pages). */
export function BankAccountsPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const connections = useSelector(selectConnectionsPanel);
  const cardsPanel = useSelector(selectCardsPanel);
  const firstCardId = cardsPanel.status === 'ready' ? cardsPanel.data[0]?.id : undefined;
  const historyPanel = useSelector(selectHistoryPanel(firstCardId));
  const linking = useSelector(selectLinking);
  const isEmpty = useSelector(selectBanks).length === 0 && connections.status === 'ready';
  const lastLinked = useSelector(selectLastLinked);
  // Copied, because the store forgets it when a page is left, and React may mount the page twice.
  const [linkedConnectionId] = useState(lastLinked?.kind === 'bank' ? lastLinked.connectionId : null);
  const deferral = useDeferredPanels(connections, [cardsPanel]);
  useLinkingReset();

  usePageRequests(REQUESTS);

  return (
    <div className="plinth-stack plinth-gap-section">
      <div className="banking-head">
        <PageHeading>{t('banking.title')}</PageHeading>
        {isEmpty ? null : (
          <Button
            busy={linking.status === 'opening' && linking.request.id === undefined}
            onClick={() => dispatch(linkRequested(ADD_BANK_REQUEST))}
          >
            <Icon slot="start" path={iconPlus} />
            {t('banking.add')}
          </Button>
        )}
      </div>
      <AddBankFailure />
      <Panels
        className="plinth-stack plinth-gap-section"
        panels={[connections, cardsPanel]}
        pending={deferral === 'pending'}
      >
        <OutageNotice
          sources={[
            {
              names: [t('banking.outage.connections')],
              panel: connections,
              onRetry: () => dispatch(connectionsRequested()),
            },
            { names: [t('banking.outage.card')], panel: cardsPanel, onRetry: () => dispatch(cards.requested()) },
            {
              names: [t('banking.outage.transactions')],
              panel: firstCardId === undefined ? IDLE : historyPanel,
              onRetry: () => {
                if (firstCardId !== undefined) dispatch(cardHistory.requested(firstCardId));
              },
            },
          ]}
          unaffected={t('panel.collections')}
        />
        {linkedConnectionId !== null && deferral !== 'pending' ? (
          <LinkedNotice connectionId={linkedConnectionId} />
        ) : null}
        <Columns
          key={deferral}
          aside={
            <CardBoundary>
              <VirtualCardPanel />
            </CardBoundary>
          }
        >
          <CardBoundary>
            <ConnectionsCard />
          </CardBoundary>
        </Columns>
      </Panels>
    </div>
  );
}
