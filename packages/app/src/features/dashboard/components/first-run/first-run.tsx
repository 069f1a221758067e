import { Card } from '@plinth/ui-kit/react/card';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CardBoundary } from '#core/card-boundary.tsx';
import { OutageNotice } from '#core/panel/outage-notice.tsx';
import { connectionsRequested, selectConnectionsPanel } from '#features/_shared/bank-connections/connections-slice.ts';
import { contracts, selectContractsPanel } from '#features/_shared/contracts/contracts-slice.ts';
import { platformsRequested, selectPlatforms } from '#features/_shared/platforms/platforms-slice.ts';
import { selectTopup, topup } from '#features/_shared/topup/topup-slice.ts';
import { application, selectApplicationPanel } from '#features/dashboard/application-slice.ts';
import { groupAccounts } from '#features/dashboard/figures/linked-accounts.ts';
import { LinkedAccounts } from './linked-accounts.tsx';
import { MeetingSummary } from './meeting-summary.tsx';
import { NextStepsList } from './next-steps-list.tsx';
import { RequestedAmount } from './requested-amount.tsx';
import './first-run.css';

/** The notice for everything on the page that failed to load. */
function LoadFailure() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const sources = [
    { name: 'application', panel: useSelector(selectApplicationPanel), request: application.requested },
    { name: 'bank', panel: useSelector(selectConnectionsPanel), request: connectionsRequested },
    {
      name: 'accounting',
      panel: useSelector(selectPlatforms('accounting')),
      request: () => platformsRequested('accounting'),
    },
    {
      name: 'commerce',
      panel: useSelector(selectPlatforms('commerce')),
      request: () => platformsRequested('commerce'),
    },
    { name: 'contracts', panel: useSelector(selectContractsPanel), request: contracts.requested },
    { name: 'topup', panel: useSelector(selectTopup), request: topup.requested },
  ] as const;
  return (
    <OutageNotice
      sources={sources.map(({ name, panel, request }) => ({
        names: [t(`dashboard.first.failed.${name}`)],
        panel,
        onRetry: () => dispatch(request()),
      }))}
    />
  );
}

/** The dashboard's content before the first contract: the application, the linked accounts and what happens next. */
export function FirstRun() {
  const { t } = useTranslation();
  const groups = groupAccounts({
    bank: useSelector(selectConnectionsPanel),
    accounting: useSelector(selectPlatforms('accounting')),
    commerce: useSelector(selectPlatforms('commerce')),
  });
  const missing = groups.filter(({ status }) => status === 'missing').map(({ kind }) => kind);
  return (
    <>
      <LoadFailure />
      <CardBoundary>
        <Card variant="hero">
          <RequestedAmount />
          <div slot="aside" className="first-run-column">
            <MeetingSummary />
          </div>
        </Card>
      </CardBoundary>
      <CardBoundary>
        <Card variant="hero">
          <LinkedAccounts groups={groups} />
          <div slot="aside" className="first-run-column">
            <NextStepsList missing={missing} />
          </div>
        </Card>
      </CardBoundary>
      <p className="text-13 muted">{t('dashboard.first.later')}</p>
    </>
  );
}
