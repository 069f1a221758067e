import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CardBoundary } from '#core/card-boundary.tsx';
import { formatTag } from '#core/i18n/languages.ts';
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

/** An alert that names everything that failed to load, with one button that loads it again. */
function LoadFailure() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const panels = [
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
  const failed = panels.filter(({ panel }) => panel.status === 'failed');
  if (failed.length === 0) return null;
  const names = failed.map(({ name }) => t(`dashboard.first.failed.${name}`));
  const parts = new Intl.ListFormat(formatTag(i18n.language)).format(names);
  return (
    <Alert variant="danger">
      {t('dashboard.first.failed.lead', { parts })}{' '}
      {failed.length < panels.length ? t('panel.restLoaded') : t('panel.nothingChanged')}
      <Button slot="action" size="small" onClick={() => failed.forEach(({ request }) => dispatch(request()))}>
        {t('dashboard.notice.retry')}
      </Button>
    </Alert>
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
