import { formatDate, NO_VALUE } from '@plinth/ui-kit/format';
import { Button } from '@plinth/ui-kit/react/button';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { brand, type Estimate } from '#core/config/brand.ts';
import { formatTag } from '#core/i18n/languages.ts';
import { money } from '#core/money.tsx';
import { useNow } from '#core/use-now.ts';
import { useCostEstimate } from '#features/_shared/application/use-cost-estimate.tsx';
import { selectApplication, selectApplicationPanel } from '#features/dashboard/application-slice.ts';
import { meetingStateOf } from '#features/dashboard/figures/meeting-state.ts';
import { Figure } from '#shared/figure.tsx';
import { useTopupDrawer } from '../use-topup-drawer.tsx';
import { CLOCK_INTERVAL_MS } from './clock-interval.ts';

function CostEstimate({ amount, estimate }: { readonly amount: number; readonly estimate: Estimate }) {
  const { t } = useTranslation();
  const lines = useCostEstimate(amount, estimate);
  return (
    <div className="first-run-base">
      <dl className="first-run-estimate">
        {lines.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 muted">{t('estimate.note')}</p>
    </div>
  );
}

/** The requested amount with the estimated cost. */
export function RequestedAmount() {
  const { t, i18n } = useTranslation();
  const now = useNow(CLOCK_INTERVAL_MS);
  const { status } = useSelector(selectApplicationPanel);
  const lead = useSelector(selectApplication);
  const topup = useTopupDrawer();
  if (status !== 'ready') {
    return (
      <div className="first-run-column" aria-busy={status !== 'failed'}>
        <h2 className="first-run-label">{t('dashboard.first.amount')}</h2>
        {status === 'failed' ? (
          <p className="first-run-failed">{t('dashboard.first.applicationFailed')}</p>
        ) : (
          <>
            <Skeleton shape="figure" className="first-run-figure-skeleton" />
            <Skeleton />
            <Skeleton shape="block" className="first-run-base first-run-base-skeleton" />
          </>
        )}
      </div>
    );
  }
  const amount = lead?.maxAmount ?? null;
  const meeting = meetingStateOf(lead?.meetingAt ?? null, now);
  const isAhead = meeting.status === 'ahead' || meeting.status === 'soon';
  const day = isAhead ? formatDate(meeting.start, 'weekday', { language: formatTag(i18n.language) }) : '';
  return (
    <div className="first-run-column">
      <h2 className="first-run-label">{t('dashboard.first.amount')}</h2>
      <p className="first-run-figure">
        <Figure>{amount === null ? NO_VALUE : money(amount)}</Figure>
      </p>
      <p className="first-run-sentence muted">
        {isAhead ? t('dashboard.first.roughOnDay', { day }) : t('dashboard.first.rough')}
      </p>
      {topup.open ? (
        <Button className="first-run-topup" busy={topup.isLoading} onClick={topup.open}>
          {t('dashboard.hero.topup')}
        </Button>
      ) : null}
      {topup.drawer}
      {brand.estimate && amount !== null ? <CostEstimate amount={amount} estimate={brand.estimate} /> : null}
    </div>
  );
}
