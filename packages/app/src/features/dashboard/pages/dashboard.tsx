import { formatDate } from '@plinth/ui-kit/format';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { bankAccountsFeature } from '#core/banking/bank-accounts.saga.ts';
import { connectionsWanted } from '#core/banking/bank-accounts-slice.ts';
import { CardBoundary } from '#core/card-boundary.tsx';
import type { Feature } from '#core/feature.ts';
import { linkingFeature } from '#core/linking/linking.saga.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { BankNotice } from '../components/bank-notice.tsx';
import { CashFlowCard } from '../components/cash-flow-card.tsx';
import { ContractsCard } from '../components/contracts-card.tsx';
import { Hero } from '../components/hero.tsx';
import { TransactionsCard } from '../components/transactions-card.tsx';
import { dashboard } from '../dashboard.saga.ts';
import { contractsWanted, dashboardReducer, selectDashboard, topupWanted } from '../dashboard-slice.ts';
import './dashboard.css';

export const feature: Feature = {
  reducers: { dashboard: dashboardReducer, ...bankAccountsFeature.reducers, ...linkingFeature.reducers },
  watchers: [dashboard, ...bankAccountsFeature.watchers, ...linkingFeature.watchers],
};

/** What a business wants to know first: what it can draw, what it owes, what happens next (spec §2 /dashboard/financial). */
export default function DashboardPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const customerId = useSelector(selectCustomerId);
  const { updatedAt, topup, contracts } = useSelector(selectDashboard);
  const isStale = [topup, contracts].some((panel) => panel.status === 'ready' && panel.stale);

  useEffect(() => {
    if (customerId === null) return;
    dispatch(topupWanted());
    dispatch(contractsWanted());
    dispatch(connectionsWanted());
  }, [dispatch, customerId]);

  const time = updatedAt === null ? '' : formatDate(updatedAt, 'time');
  return (
    <div className="dashboard">
      <div className="dashboard-head">
        <PageHeading>{t('dashboard.title')}</PageHeading>
        <output className="text-13 faint">{time ? t(isStale ? 'dashboard.stale' : 'dashboard.updated', { time }) : null}</output>
      </div>
      <CardBoundary><BankNotice /></CardBoundary>
      <CardBoundary><Hero /></CardBoundary>
      <CardBoundary><CashFlowCard /></CardBoundary>
      <CardBoundary><ContractsCard /></CardBoundary>
      <CardBoundary><TransactionsCard /></CardBoundary>
    </div>
  );
}
