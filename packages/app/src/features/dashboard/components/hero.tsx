import { availableOf } from '@plinth/api-client/resources/topups';
import { formatDate } from '@plinth/ui-kit/format';
import { Button } from '@plinth/ui-kit/react/button';
import { CapacityMeter } from '@plinth/ui-kit/react/capacity-meter';
import { Card } from '@plinth/ui-kit/react/card';
import { RepaymentProgress } from '@plinth/ui-kit/react/repayment-progress';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { brand } from '#core/config/brand.ts';
import { useServices } from '#core/context.ts';
import { formatTag } from '#core/i18n/languages.ts';
import { money, Money } from '#core/money.tsx';
import { MissingSection } from '#core/panel/missing-section.tsx';
import { usePanel } from '#core/panel/panels.tsx';
import { selectConnections, selectConnectionsPanel } from '#features/_shared/bank-connections/connections-slice.ts';
import { selectContractsPanel } from '#features/_shared/contracts/contracts-slice.ts';
import { selectTopup } from '#features/_shared/topup/topup-slice.ts';
import { memberName } from '#shared/member-name.ts';
import { selectContracts, selectContractRows, selectTransactions } from '../contract-selectors.ts';
import { nextCollection, repaymentProgress, weekCase, weekMovements } from '../figures/contract-figures.ts';
import { formatRelativeDay } from './relative-day.ts';
import { useTopupDrawer } from './use-topup-drawer.tsx';
import './hero.css';

/** A sentence with the amounts drawn and repaid this week. */
function WeekSentence() {
  const { t } = useTranslation();
  const { now } = useServices();
  const movements = weekMovements(useSelector(selectTransactions), now());
  const { drawn, repaid } = movements;
  return t(`dashboard.hero.week.${weekCase(movements)}`, { drawn: money(drawn), repaid: money(repaid) });
}

interface AvailableAmountProps {
  /** Opens the form of a top-up request; `null` while nothing is available. */
  readonly onTopup: (() => void) | null;
  readonly isTopupLoading: boolean;
}

function AvailableAmount({ onTopup, isTopupLoading }: AvailableAmountProps) {
  const { t } = useTranslation();
  const panel = usePanel(useSelector(selectTopup));
  const { status: contractsStatus } = useSelector(selectContractsPanel);
  if (panel.status === 'failed') {
    return (
      <div className="dashboard-hero-column">
        <h2 className="dashboard-hero-title">{t('dashboard.hero.available')}</h2>
        <p className="text-13 faint dashboard-hero-missing">{t('dashboard.hero.failed')}</p>
      </div>
    );
  }
  if (panel.status !== 'ready') {
    return (
      <div className="dashboard-hero-column" aria-busy="true">
        <div className="dashboard-hero-top">
          <div>
            <Skeleton className="dashboard-hero-label" />
            <Skeleton shape="figure" className="dashboard-hero-figure-skeleton" />
          </div>
          <Skeleton shape="block" className="dashboard-hero-topup-skeleton" />
        </div>
        <div className="dashboard-hero-sentence">
          <Skeleton className="dashboard-hero-sentence-skeleton" />
        </div>
        <Skeleton shape="block" className="dashboard-hero-meter dashboard-hero-meter-skeleton" />
      </div>
    );
  }
  const available = availableOf(panel.data);
  return (
    <div className="dashboard-hero-column">
      <div className="dashboard-hero-top">
        <div>
          <h2 className="dashboard-hero-title">
            <span className="dashboard-key" aria-hidden="true" />
            {t('dashboard.hero.available')}
          </h2>
          <p className="dashboard-figure">
            <Money minor={available} />
          </p>
        </div>
        {onTopup ? (
          <Button variant="primary" popup="dialog" busy={isTopupLoading} onClick={onTopup}>
            {t('dashboard.hero.topup')}
          </Button>
        ) : null}
      </div>
      <div className="dashboard-hero-sentence muted">
        {contractsStatus === 'ready' ? (
          <WeekSentence />
        ) : contractsStatus === 'failed' ? (
          <span className="text-13 faint">{t('dashboard.hero.week.failed')}</span>
        ) : (
          <Skeleton />
        )}
      </div>
      <CapacityMeter
        className="dashboard-hero-meter"
        available={available}
        owed={panel.data.owed}
        inProgress={panel.data.inProgressAmount}
        limit={panel.data.maxAvailable}
        currency={brand.currency}
      />
    </div>
  );
}

function NextCollectionSummary() {
  const { t, i18n } = useTranslation();
  const { now } = useServices();
  const visibleContracts = useSelector(selectContracts);
  const next = nextCollection(visibleContracts, useSelector(selectConnections), now());
  const { status: connectionsStatus } = useSelector(selectConnectionsPanel);
  const progress = repaymentProgress(useSelector(selectContractRows));
  return (
    <>
      <h2 className="dashboard-hero-title">{t('dashboard.next.title')}</h2>
      {next ? (
        <>
          <p className="dashboard-figure dashboard-figure-small">
            <Money minor={next.amount} />
          </p>
          <p className="dashboard-next-day">
            <span>{formatDate(next.day, 'weekday')}</span>
            <span className="muted">
              {t('dashboard.next.day', { when: formatRelativeDay(next.daysUntil, formatTag(i18n.language)) })}
            </span>
          </p>
          <p className="text-13 muted dashboard-next-account">
            {next.account ? (
              t('dashboard.next.from', {
                institution: next.account.institution,
                subtype: memberName(t, 'dashboard.account', next.account.subtype),
                mask: next.account.mask ? `····${next.account.mask}` : '',
              })
            ) : next.accountId !== null && connectionsStatus === 'failed' ? (
              <span className="faint">{t('dashboard.next.accountFailed')}</span>
            ) : null}
          </p>
        </>
      ) : (
        <>
          <p className="dashboard-next-day">{t(progress ? 'dashboard.next.notScheduled' : 'dashboard.next.none')}</p>
          {progress ? null : (
            <p className="text-13 muted">
              {visibleContracts.length > 0 ? t('dashboard.next.repaid') : t('dashboard.next.noneText')}
            </p>
          )}
        </>
      )}
      {progress ? (
        <RepaymentProgress
          className="dashboard-hero-progress"
          label={t('dashboard.next.collected')}
          collected={progress.collected}
          total={progress.total}
          currency={brand.currency}
        >
          {progress.weeks === null ? null : (
            <span slot="note">{t('dashboard.next.weeks', { count: progress.weeks })}</span>
          )}
        </RepaymentProgress>
      ) : null}
    </>
  );
}

function NextCollectionPanel() {
  const { t } = useTranslation();
  const panel = usePanel(useSelector(selectContractsPanel));
  if (panel.status === 'failed') {
    return (
      <>
        <h2 className="dashboard-hero-title">{t('dashboard.next.title')}</h2>
        <p className="text-13 faint dashboard-hero-missing">{t('dashboard.next.failed')}</p>
      </>
    );
  }
  if (panel.status === 'ready') return <NextCollectionSummary />;
  return (
    <div aria-busy="true">
      <Skeleton className="dashboard-hero-label" />
      <Skeleton shape="heading" className="dashboard-next-skeleton" />
      <Skeleton lines={2} className="dashboard-next-skeleton" />
      <Skeleton shape="block" className="dashboard-hero-progress dashboard-progress-skeleton" />
    </div>
  );
}

/** A card that shows the available amount, the amount owed and the next collection. */
export function Hero() {
  const { t } = useTranslation();
  const { open, isLoading, drawer } = useTopupDrawer();
  const panels = [usePanel(useSelector(selectTopup)), usePanel(useSelector(selectContractsPanel))];
  if (panels.every(({ status }) => status === 'failed')) {
    return (
      <>
        <MissingSection title={t('dashboard.hero.available')} />
        <MissingSection title={t('dashboard.next.title')} />
        {drawer}
      </>
    );
  }
  return (
    <>
      <Card variant="hero">
        <AvailableAmount onTopup={open} isTopupLoading={isLoading} />
        <div slot="aside" className="dashboard-hero-column">
          <NextCollectionPanel />
        </div>
      </Card>
      {drawer}
    </>
  );
}
