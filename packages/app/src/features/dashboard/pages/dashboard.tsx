import { formatDate } from '@plinth/ui-kit/format';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CardBoundary } from '#core/card-boundary.tsx';
import { selectFlag } from '#core/flags/flags-slice.ts';
import { usePageRequests } from '#core/pages/page-data.ts';
import { OutageNotice } from '#core/panel/outage-notice.tsx';
import { isSettled, staleSince, type Panel } from '#core/panel/panel.ts';
import { Panels } from '#core/panel/panels.tsx';
import { useDeferredPanels } from '#core/panel/use-deferred-panels.ts';
import {
  connectionsRequested,
  selectBrokenCount,
  selectConnectionsPanel,
} from '#features/_shared/bank-connections/connections-slice.ts';
import { contracts, selectContractsPanel } from '#features/_shared/contracts/contracts-slice.ts';
import { selectIsFirstRun } from '#features/_shared/contracts/first-run.ts';
import { useLinkingReset } from '#features/_shared/linking/use-linking-reset.ts';
import { selectTopup, topup } from '#features/_shared/topup/topup-slice.ts';
import { CardSkeleton } from '#shared/card-skeleton.tsx';
import { Deferred } from '#shared/deferred.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { BankNotices } from '../components/bank-notices.tsx';
import { ContractsCard } from '../components/contracts-card.tsx';
import { LazyFirstRun } from '../components/first-run/lazy-first-run.tsx';
import { Hero } from '../components/hero.tsx';
import { LazyCashFlowCard } from '../components/lazy-cash-flow-card.tsx';
import { LazyContractDrawer } from '../components/lazy-contract-drawer.tsx';
import { TransactionsCard } from '../components/transactions-card.tsx';
import { dashboardData } from '../dashboard-data.ts';
import './dashboard.css';
// The page's HTML has these styles for its summary.
import '../summary/summary.css';

/** The time that the figures wait for the notices above them, in milliseconds. The page is complete without the notices. */
const NOTICE_TIMEOUT_MS = 1000;

/** The dashboard page: the application before the first contract, then the figures (product.md#pages). */
export function DashboardPage() {
  usePageRequests(dashboardData.requests);
  return useSelector(selectIsFirstRun) ? <LazyFirstRun /> : <FinancedDashboard />;
}

/** When the figures were loaded. If some failed to reload, the time of the oldest of those. */
function LoadTime({ panels }: { readonly panels: readonly Panel<unknown>[] }) {
  const { t } = useTranslation();
  const staleTime = staleSince(panels);
  if (staleTime !== null) return t('dashboard.stale', { time: formatDate(staleTime, 'time') });
  const times = panels.flatMap((panel) => (panel.status === 'ready' ? [panel.loadedAt] : []));
  return times.length === 0 ? null : t('dashboard.updated', { time: formatDate(Math.max(...times), 'time') });
}

/** The available amount, the amount owed, the next collection, the contracts and their transactions. */
function FinancedDashboard() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const topupPanel = useSelector(selectTopup);
  const contractsPanel = useSelector(selectContractsPanel);
  const figures = [topupPanel, contractsPanel];
  const connections = useSelector(selectConnectionsPanel);
  const hasFlow = useSelector(selectFlag('dashboard-cash-flow'));
  const hasNotice = useSelector(selectBrokenCount) > 0 || connections.status === 'failed';
  const deferral = useDeferredPanels(connections, figures, { isIncluded: hasNotice, timeoutMs: NOTICE_TIMEOUT_MS });
  // A new key remounts the content when it moves below the notices, so that the move is not visible as a layout shift.
  const position = deferral === 'included' ? 'below-notices' : 'top';
  // The tables follow the figures one after the other, and don't wait for a limit that is late.
  const areFiguresShown = deferral !== 'pending' && isSettled(contractsPanel);
  useLinkingReset();
  return (
    <div className="plinth-stack plinth-gap-section">
      <div className="dashboard-head">
        <PageHeading>{t('dashboard.title')}</PageHeading>
        <output className="text-13 faint">{deferral === 'pending' ? null : <LoadTime panels={figures} />}</output>
      </div>
      <Panels
        className="plinth-stack plinth-gap-section"
        panels={[...figures, connections]}
        pending={deferral === 'pending'}
      >
        <OutageNotice
          sources={[
            {
              names: [t('dashboard.outage.limit')],
              panel: topupPanel,
              onRetry: () => dispatch(topup.requested()),
            },
            {
              names: [t('dashboard.outage.contracts'), t('dashboard.outage.transactions')],
              panel: contractsPanel,
              onRetry: () => dispatch(contracts.requested()),
            },
            {
              names: [t('dashboard.outage.banks')],
              panel: connections,
              // Without a broken connection, the page shows nothing of them.
              hasPart: false,
              onRetry: () => dispatch(connectionsRequested()),
            },
          ]}
          unaffected={t('panel.collections')}
        />
        {deferral === 'included' ? (
          <CardBoundary>
            <BankNotices />
          </CardBoundary>
        ) : null}
        <CardBoundary key={`${position} hero`}>
          <Hero />
        </CardBoundary>
        {hasFlow ? (
          <CardBoundary key={`${position} flow`}>
            <LazyCashFlowCard />
          </CardBoundary>
        ) : null}
        <Deferred paints={1} isStarted={areFiguresShown} fallback={<CardSkeleton key={position} height="low" />}>
          <CardBoundary key={`${position} contracts`}>
            <ContractsCard />
          </CardBoundary>
        </Deferred>
        <Deferred paints={2} isStarted={areFiguresShown} fallback={<CardSkeleton key={position} height="high" />}>
          <CardBoundary key={`${position} transactions`}>
            <TransactionsCard />
          </CardBoundary>
        </Deferred>
      </Panels>
      <LazyContractDrawer />
    </div>
  );
}
