import { formatDate, formatMoney } from '@plinth/ui-kit/format';
import { Button } from '@plinth/ui-kit/react/button';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { formatTag } from '#core/i18n/languages.ts';
import { dataOf } from '#core/panel/panel.ts';
import {
  connectionsRequested,
  selectConnections,
  selectConnectionsPanel,
} from '#features/_shared/bank-connections/connections-slice.ts';
import { selectCustomer, selectLead } from '#features/_shared/customers/customers-slice.ts';
import { formatMeetingTime, formatMeetingZone } from '#features/_shared/meeting/format-meeting.ts';
import { localTimeZone } from '#features/_shared/meeting/meeting-slots.ts';
import { platformsRequested, selectPlatforms, type PlatformKind } from '#features/_shared/platforms/platforms-slice.ts';
import { Figure } from '#shared/figure.tsx';
import { focusHeading } from '#shared/focus-heading.ts';
import { stepSubmitted, selectSubmission } from '../onboarding-slice.ts';
import { useRevenueBandLabel, useIndustryLabel } from './company-option-labels.ts';
import { MAX_NAMED_ITEMS, MoreCount } from './more-count.tsx';
import { StepActions } from './step-actions.tsx';
import { StepHeading } from './step-heading.tsx';
import { SubmissionError } from './submission-error.tsx';
import { SummaryList } from './summary-list.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';

/** The date and time of the specialist's call in the visitor's time zone. */
function Meeting({ startsAt }: { readonly startsAt: string | null }) {
  const { t, i18n } = useTranslation();
  const language = formatTag(i18n.language);
  const start = startsAt === null ? Number.NaN : Date.parse(startsAt);
  if (Number.isNaN(start)) return t('meeting.none');
  const timeZone = localTimeZone();
  return (
    <>
      <span>{formatDate(start, 'weekday', { language, timeZone })}</span>
      <span>
        <Figure>{formatMeetingTime(start, timeZone, language)}</Figure>
      </span>
      <span className="text-13 muted">{formatMeetingZone(start, timeZone, language)}</span>
    </>
  );
}

interface NamesProps {
  readonly status: 'idle' | 'loading' | 'failed' | 'ready';
  readonly names: readonly string[];
  readonly onRetry: () => void;
}

/** The names of the linked accounts, or an error with a retry button when they failed to load. */
function Names({ status, names, onRetry }: NamesProps) {
  const { t } = useTranslation();
  const retry = () => {
    // The button is removed while the data loads.
    focusHeading();
    onRetry();
  };
  if (status === 'failed') {
    return (
      <>
        <span role="alert">{t('onboarding.complete.unknown')}</span>
        <Button size="small" onClick={retry}>
          {t('onboarding.retry')}
        </Button>
      </>
    );
  }
  if (status !== 'ready') return <Skeleton />;
  if (names.length === 0) return t('onboarding.complete.notLinked');
  return (
    <>
      {names.slice(0, MAX_NAMED_ITEMS).map((name, index) => (
        <span key={`${index} ${name}`}>
          <bdi>{name}</bdi>
        </span>
      ))}
      <MoreCount items={names} />
    </>
  );
}

function Platforms({ kind }: { readonly kind: PlatformKind }) {
  const dispatch = useDispatch();
  const platforms = useSelector(selectPlatforms(kind));
  const names = dataOf(platforms, [])
    .filter(({ linked }) => linked)
    .map(({ name }) => name);
  return <Names status={platforms.status} names={names} onRetry={() => dispatch(platformsRequested(kind))} />;
}

/** The last step, with a summary of the application. Submitting it closes the onboarding (spec §7). */
export function CompleteStep() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const lead = useSelector(selectLead);
  const customer = useSelector(selectCustomer);
  const { status: bankStatus } = useSelector(selectConnectionsPanel);
  const bankNames = useSelector(selectConnections).map(({ institution }) => institution);
  const submission = useSelector(selectSubmission);
  const industryLabel = useIndustryLabel();
  const bandLabel = useRevenueBandLabel();
  useEffect(() => {
    dispatch(connectionsRequested());
    dispatch(platformsRequested('accounting'));
    dispatch(platformsRequested('commerce'));
  }, [dispatch]);
  const row = (key: string, value: ReactNode) => ({ key, label: t(`onboarding.complete.row.${key}`), value });
  const rows = [
    row('amount', <Figure>{formatMoney(lead?.maxAmount)}</Figure>),
    row('meeting', <Meeting startsAt={lead?.meetingAt ?? null} />),
    ...(lead?.phone ? [row('phone', <Figure>{lead.phone}</Figure>)] : []),
    ...(lead?.address ? [row('address', <bdi>{lead.address}</bdi>)] : []),
    ...(customer?.legalName ? [row('company', <bdi>{customer.legalName}</bdi>)] : []),
    ...(customer?.industry ? [row('industry', <bdi>{industryLabel(customer.industry)}</bdi>)] : []),
    ...(customer?.monthlyRevenue ? [row('revenue', <bdi>{bandLabel(customer.monthlyRevenue)}</bdi>)] : []),
    row('bank', <Names status={bankStatus} names={bankNames} onRetry={() => dispatch(connectionsRequested())} />),
    row('accounting', <Platforms kind="accounting" />),
    row('commerce', <Platforms kind="commerce" />),
  ];
  const nextSteps = ['meeting', 'terms', 'dashboard'].filter((name) => name !== 'meeting' || lead?.meetingAt);
  return (
    <>
      <section className="onboarding-section">
        <StepHeading step="complete" />
        <SummaryList rows={rows} />
        <SubmissionError form="complete" />
        <StepActions step="complete">
          <Button
            variant="primary"
            size="large"
            busy={submission.status === 'sending'}
            onClick={() => dispatch(stepSubmitted({ form: 'complete' }))}
          >
            {t('onboarding.complete.go')}
          </Button>
        </StepActions>
      </section>
      <aside className="onboarding-aside">
        <WhatHappensNext lines={nextSteps.map((name) => t(`onboarding.complete.next.${name}`))} />
      </aside>
    </>
  );
}
