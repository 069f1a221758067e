import { checkingOf, type BankAccount } from '@plinth/api-client/resources/banking';
import { formatNumber } from '@plinth/ui-kit/format';
import { Button } from '@plinth/ui-kit/react/button';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { money } from '#core/money.tsx';
import { dataOf } from '#core/panel/panel.ts';
import { hrefOf } from '#core/routes/href.ts';
import {
  connectionsRequested,
  selectConnections,
  selectConnectionsPanel,
} from '#features/_shared/bank-connections/connections-slice.ts';
import { selectCustomer, selectLead, selectSpecialistDone } from '#features/_shared/customers/customers-slice.ts';
import { stepsOf } from '#features/_shared/customers/onboarding-step.ts';
import { platformsRequested, selectPlatforms, type PlatformKind } from '#features/_shared/platforms/platforms-slice.ts';
import { Figure } from '#shared/figure.tsx';
import { focusHeading } from '#shared/focus-heading.ts';
import { stepSubmission } from '../step-submission.ts';
import type { ApplicationStep } from '../steps/stepper-steps.ts';
import { MeetingTime } from './booked-meeting.tsx';
import { CheckingAccounts } from './checking-accounts.tsx';
import { useRevenueBandLabel, useIndustryLabel } from './company-option-labels.ts';
import { MAX_NAMED_ITEMS } from './more-count.tsx';
import { StepHeading } from './step-heading.tsx';
import { StepSubmit } from './step-submit.tsx';
import { SummaryList, type SummaryRow } from './summary-list.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';

/** A linked bank or platform on the review. */
interface ReviewedAccount {
  readonly id: string;
  readonly name: string;
  /** The checking accounts of a bank. */
  readonly checking: readonly Pick<BankAccount, 'mask'>[];
}

interface AccountsProps {
  readonly status: 'idle' | 'loading' | 'failed' | 'ready';
  readonly accounts: readonly ReviewedAccount[];
  readonly onRetry: () => void;
}

/** The linked accounts of a kind, or an error with a retry button when they failed to load. */
function Accounts({ status, accounts, onRetry }: AccountsProps) {
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
  if (accounts.length === 0) return <span className="muted">{t('onboarding.complete.notLinked')}</span>;
  const hiddenCount = accounts.length - MAX_NAMED_ITEMS;
  return (
    <ul className="plinth-stack plinth-gap-1">
      {accounts.slice(0, MAX_NAMED_ITEMS).map(({ id, name, checking }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          {checking.length > 0 ? (
            <span className="text-13 muted">
              <CheckingAccounts accounts={checking} />
            </span>
          ) : null}
        </li>
      ))}
      {hiddenCount > 0 ? (
        <li className="muted">{t('onboarding.complete.more', { count: formatNumber(hiddenCount) })}</li>
      ) : null}
    </ul>
  );
}

function Banks() {
  const dispatch = useDispatch();
  const { status } = useSelector(selectConnectionsPanel);
  const accounts = useSelector(selectConnections).map(({ id, institution, Accounts: all }) => ({
    id,
    name: institution,
    checking: checkingOf(all),
  }));
  return <Accounts status={status} accounts={accounts} onRetry={() => dispatch(connectionsRequested())} />;
}

function Platforms({ kind }: { readonly kind: PlatformKind }) {
  const dispatch = useDispatch();
  const platforms = useSelector(selectPlatforms(kind));
  const accounts = dataOf(platforms, [])
    .filter(({ linked }) => linked)
    .map(({ id, name }) => ({ id, name, checking: [] }));
  return <Accounts status={platforms.status} accounts={accounts} onRetry={() => dispatch(platformsRequested(kind))} />;
}

/** The last step, with a summary of the application. Submitting it closes the onboarding (product.md#calls). */
export function CompleteStep() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const lead = useSelector(selectLead);
  const customer = useSelector(selectCustomer);
  const specialistDone = useSelector(selectSpecialistDone);
  const industryLabel = useIndustryLabel();
  const bandLabel = useRevenueBandLabel();
  useEffect(() => {
    dispatch(connectionsRequested());
    dispatch(platformsRequested('accounting'));
    dispatch(platformsRequested('commerce'));
  }, [dispatch]);
  /** Without a step, the row cannot be edited: the API has no call to change the company. */
  const row = (key: string, value: ReactNode, step?: ApplicationStep): SummaryRow => ({
    key,
    label: t(`onboarding.complete.row.${key}`),
    value,
    ...(step ? { editHref: hrefOf('register', { step }) } : {}),
  });
  const phoneStep = stepsOf(lead, specialistDone).includes('million') ? 'million' : 'amount';
  const rows = [
    row('amount', <Figure>{money(lead?.maxAmount)}</Figure>, 'amount'),
    row('meeting', <MeetingTime startsAt={lead?.meetingAt ?? null} />, lead?.phone ? 'time' : 'amount'),
    ...(lead?.phone ? [row('phone', <Figure>{lead.phone}</Figure>, phoneStep)] : []),
    ...(lead?.address ? [row('address', <bdi>{lead.address}</bdi>, 'time')] : []),
    ...(customer?.legalName
      ? [
          row(
            'company',
            <>
              <bdi>{customer.legalName}</bdi>
              <span className="text-13 muted">{t('onboarding.company.set')}</span>
            </>,
          ),
        ]
      : []),
    ...(customer?.industry ? [row('industry', <bdi>{industryLabel(customer.industry)}</bdi>)] : []),
    ...(customer?.monthlyRevenue ? [row('revenue', <bdi>{bandLabel(customer.monthlyRevenue)}</bdi>)] : []),
    row('bank', <Banks />, 'bank'),
    row('accounting', <Platforms kind="accounting" />, 'accounting'),
    row('commerce', <Platforms kind="commerce" />, 'commerce'),
  ];
  const nextSteps = ['meeting', 'terms', 'dashboard'].filter((name) => name !== 'meeting' || lead?.meetingAt);
  return (
    <>
      <section className="plinth-stack plinth-gap-8">
        <StepHeading step="complete" />
        <SummaryList rows={rows} />
        <StepSubmit
          step="complete"
          label={t('onboarding.complete.go')}
          onSubmit={() => dispatch(stepSubmission.submitted({ form: 'complete' }))}
        />
      </section>
      <aside className="onboarding-aside">
        <WhatHappensNext lines={nextSteps.map((name) => t(`onboarding.complete.next.${name}`))} />
      </aside>
    </>
  );
}
