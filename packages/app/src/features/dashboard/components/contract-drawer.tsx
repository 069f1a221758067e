import type { Contract, ESignContract } from '@plinth/api-client/resources/contracts';
import type { CollectionRequest } from '@plinth/api-client/resources/payment-transactions';
import { formatDate, formatDateInYear, formatPercent } from '@plinth/ui-kit/format';
import { iconExternalLink, iconFileText } from '@plinth/ui-kit/icons';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Drawer } from '@plinth/ui-kit/react/drawer';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Progress } from '@plinth/ui-kit/react/progress';
import { RepaymentSchedule } from '@plinth/ui-kit/react/repayment-schedule';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { brand } from '#core/config/brand.ts';
import { useServices } from '#core/context.ts';
import { money, Money } from '#core/money.tsx';
import { FailedPanel } from '#core/panel/panels.tsx';
import { selectConnections } from '#features/_shared/bank-connections/connections-slice.ts';
import { contracts, selectContractsPanel } from '#features/_shared/contracts/contracts-slice.ts';
import { dayKey } from '#shared/calendar.ts';
import { Figure } from '#shared/figure.tsx';
import { memberName } from '#shared/member-name.ts';
import { Sum, Sums, Total } from '#shared/sums.tsx';
import { selectContracts } from '../contract-selectors.ts';
import {
  contractPayments,
  documentHref,
  otherRequests,
  planTerms,
  sortDocuments,
  type ContractPayment,
} from '../figures/contract-details.ts';
import { repaymentProgress, toContractRow, type ContractRow } from '../figures/contract-figures.ts';
import { CONTRACT_STATUS_VARIANTS } from './contract-status.ts';
import './contract-drawer.css';

/** The number of payments around the next one that the schedule shows at first. */
const VISIBLE_PAYMENTS = 8;

/** The share of a contract that is left to repay; nothing before terms are agreed. */
function Remaining({ row }: { readonly row: ContractRow }) {
  const { t } = useTranslation();
  const { collected, left, toRepay } = row;
  if (toRepay === null) return null;
  const weeks = repaymentProgress([row])?.weeks ?? null;
  const share = toRepay > 0 ? collected / toRepay : 0;
  // Reads 0% or 100% only if nothing or everything is collected.
  const percent = formatPercent(share <= 0 || share >= 1 ? share : Math.min(Math.max(share, 0.01), 0.99));
  const amounts = t('dashboard.contracts.of', { collected: money(collected), total: money(toRepay) });
  return (
    <section>
      <div className="contract-drawer-remaining">
        <div>
          <h3 className="contract-drawer-label">{t('dashboard.contract.left')}</h3>
          <p className="contract-drawer-figure">
            <Money minor={left} />
          </p>
        </div>
        <div className="contract-drawer-share">
          <p className="contract-drawer-amounts">{amounts}</p>
          <p className="muted">
            {weeks === null
              ? t('dashboard.contract.share', { percent })
              : t('dashboard.contract.shareAndWeeks', { percent, count: weeks })}
          </p>
        </div>
      </div>
      <Progress
        label={t('dashboard.contract.progress')}
        labelHidden
        value={collected}
        max={toRepay}
        valueText={amounts}
      />
    </section>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function RepaymentSum({ contract, row }: { readonly contract: Contract; readonly row: ContractRow }) {
  const { t } = useTranslation();
  if (!contract.Terms) return null;
  return (
    <section>
      <h3>{t('dashboard.contract.repay')}</h3>
      <Sums className="contract-drawer-sums">
        <Sum name={t('dashboard.contracts.funded')}>
          <Money minor={row.funded} />
        </Sum>
        {contract.Fees.map(({ id, description, amount }) => (
          <Sum key={id} name={description ?? t('dashboard.contract.fee')}>
            <Money minor={amount} />
          </Sum>
        ))}
        <Total name={t('dashboard.contracts.toRepay')}>
          <Money minor={row.toRepay} />
        </Total>
      </Sums>
    </section>
  );
}

function Terms({ contract, payments }: { readonly contract: Contract; readonly payments: readonly ContractPayment[] }) {
  const { t } = useTranslation();
  const terms = planTerms(contract, payments, useSelector(selectConnections));
  const weekly = contract.Terms?.weeklyAmount ?? 0;
  if (!terms && weekly === 0) return null;
  return (
    <section>
      <h3>{t('dashboard.contract.terms')}</h3>
      <dl className="contract-drawer-terms">
        {weekly > 0 ? (
          <Line
            label={
              terms?.weekday
                ? t('dashboard.contract.weekday', { weekday: formatDate(terms.weekday, 'weekdayLong') })
                : t('dashboard.contract.weekly')
            }
          >
            <Money minor={weekly} />
          </Line>
        ) : null}
        {terms?.account ? (
          <Line label={t('dashboard.contract.from')}>
            {terms.account.institution} {terms.account.mask ? <Figure>····{terms.account.mask}</Figure> : null}
          </Line>
        ) : null}
        {terms ? (
          <>
            <Line label={t('dashboard.contract.first')}>{formatDate(terms.firstDay, 'medium')}</Line>
            <Line label={t('dashboard.contract.last')}>{formatDate(terms.lastDay, 'medium')}</Line>
          </>
        ) : null}
      </dl>
    </section>
  );
}

function DocumentRow({ document, isAction }: { readonly document: ESignContract; readonly isAction: boolean }) {
  const { t } = useTranslation();
  const { now } = useServices();
  const { status, name, sentAt, signedAt } = document;
  const title = name ?? t('dashboard.contract.document');
  const isWaiting = status === 'SENT';
  const href = documentHref(document, globalThis.location.origin);
  const state =
    isWaiting && sentAt !== null
      ? t('dashboard.contract.sent', { date: formatDateInYear(sentAt, now()) })
      : status === 'SIGNED' && signedAt !== null
        ? t('dashboard.contract.signed', { date: formatDate(signedAt, 'medium') })
        : isWaiting
          ? ''
          : memberName(t, 'dashboard.contract.documentStatuses', status);
  const action = isWaiting ? (
    <Button variant={isAction ? 'primary' : 'secondary'} href={href ?? ''} target="_blank">
      {t('dashboard.contract.sign')}
    </Button>
  ) : (
    <Button
      variant="ghost"
      size="small"
      iconOnly
      label={t('dashboard.contract.open', { name: title })}
      href={href ?? ''}
      target="_blank"
    >
      <Icon path={iconExternalLink} />
    </Button>
  );
  return (
    <li className="contract-drawer-document">
      <Icon className="faint" size="small" path={iconFileText} />
      <div>
        <p className="contract-drawer-document-name">
          <span dir="auto">{title}</span>
          {isWaiting ? <Badge variant="accent">{t('dashboard.contract.waiting')}</Badge> : null}
        </p>
        {state === '' ? null : <p className="text-13 muted">{state}</p>}
      </div>
      {href === null ? null : action}
    </li>
  );
}

function Documents({ documents }: { readonly documents: readonly ESignContract[] }) {
  const { t } = useTranslation();
  if (documents.length === 0) return null;
  return (
    <section>
      <h3 className="contract-drawer-ruled">{t('dashboard.contract.documents')}</h3>
      <ul>
        {sortDocuments(documents).map((document, index) => (
          // The first one that waits for the user is the drawer's only primary action.
          <DocumentRow key={document.id} document={document} isAction={index === 0} />
        ))}
      </ul>
    </section>
  );
}

const detailsOf = ({ description, IncomeTransactions }: CollectionRequest) => [
  { label: description },
  ...IncomeTransactions.map((income) => ({ label: income.description, amount: income.amount })),
];

function Schedule({ payments }: { readonly payments: readonly ContractPayment[] }) {
  const { t } = useTranslation();
  const { now } = useServices();
  const rows = useMemo(
    () =>
      payments.map(({ day, amount, state, request, bankReference }) => ({
        date: day,
        amount,
        state,
        request: request?.id,
        reference: bankReference ?? undefined,
        details: request ? detailsOf(request) : undefined,
      })),
    [payments],
  );
  const madeCount = payments.filter(({ state }) => state === 'paid').length;
  return (
    <section>
      <div className="contract-drawer-schedule-head">
        <h3>{t('dashboard.contract.schedule')}</h3>
        {payments.length > 0 ? (
          <p className="text-13 muted">
            {t('dashboard.contract.count', { made: madeCount, due: payments.length - madeCount })}
          </p>
        ) : null}
      </div>
      <RepaymentSchedule
        label={t('dashboard.contract.schedule')}
        payments={rows}
        currency={brand.currency}
        limit={VISIBLE_PAYMENTS}
        today={dayKey(now())}
      >
        <p slot="empty" className="muted">
          {t('dashboard.contract.noSchedule')}
        </p>
      </RepaymentSchedule>
    </section>
  );
}

function OtherRequests({ requests }: { readonly requests: readonly CollectionRequest[] }) {
  const { t } = useTranslation();
  if (requests.length === 0) return null;
  return (
    <section>
      <h3 className="contract-drawer-ruled">{t('dashboard.contract.requests')}</h3>
      {requests.map(({ id, status, description, IncomeTransactions }) => (
        <dl key={id} className="contract-drawer-lines">
          <Line label={description}>
            <Figure>{id}</Figure> {memberName(t, 'dashboard.contract.requestStatuses', status)}
          </Line>
          {IncomeTransactions.map((income) => (
            <Line key={income.id} label={income.description}>
              <Money minor={income.amount} />
            </Line>
          ))}
        </dl>
      ))}
    </section>
  );
}

function ContractDetails({ contract }: { readonly contract: Contract }) {
  const row = useMemo(() => toContractRow(contract), [contract]);
  const payments = useMemo(() => contractPayments(contract), [contract]);
  return (
    <div className="plinth-stack plinth-gap-8">
      <Remaining row={row} />
      <div className="contract-drawer-columns">
        <RepaymentSum contract={contract} row={row} />
        <Terms contract={contract} payments={payments} />
      </div>
      <Documents documents={contract.ESignContracts} />
      <Schedule payments={payments} />
      <OtherRequests requests={otherRequests(contract, payments)} />
    </div>
  );
}

interface Props {
  readonly contractId: string;
  readonly onClose: () => void;
}

/** A drawer with a contract: what is left to repay, terms, documents, and the payments made and due. */
export function ContractDrawer({ contractId, onClose }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const panel = useSelector(selectContractsPanel);
  const contract = useSelector(selectContracts).find(({ id }) => id === contractId);
  const content = () => {
    if (contract) return <ContractDetails contract={contract} />;
    if (panel.status === 'failed')
      return <FailedPanel heading={t('dashboard.contracts.failed')} onRetry={() => dispatch(contracts.requested())} />;
    if (panel.status === 'ready')
      return <EmptyState heading={t('dashboard.contract.notFound')} text={t('dashboard.contract.notFoundText')} />;
    return (
      <div aria-busy="true" className="plinth-stack plinth-gap-8">
        <Skeleton shape="heading" />
        <Skeleton lines={4} />
        <Skeleton lines={8} />
      </div>
    );
  };
  return (
    <Drawer className="contract-drawer" open onDrawerClose={onClose}>
      <span slot="heading" className="contract-drawer-heading">
        {contract || panel.status !== 'ready' ? <bdi>{contractId}</bdi> : t('dashboard.contract.notFound')}
        {contract ? (
          <Badge variant={CONTRACT_STATUS_VARIANTS[contract.status] ?? 'neutral'}>
            {memberName(t, 'dashboard.contracts.statuses', contract.status)}
          </Badge>
        ) : null}
        {contract?.approvedAt ? (
          <span className="contract-drawer-approved">
            {t('dashboard.contract.approved', { date: formatDate(contract.approvedAt, 'medium') })}
          </span>
        ) : null}
      </span>
      {content()}
    </Drawer>
  );
}
