import { type VirtualCard, signedCardAmountOf, type CardTransaction } from '@plinth/api-client/resources/virtual-cards';
import { formatDate, formatDateInYear } from '@plinth/ui-kit/format';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { Money } from '#core/money.tsx';
import { usePanel } from '#core/panel/panels.tsx';
import { dayToDate } from '#shared/calendar.ts';
import { Sum, Sums, Total } from '#shared/sums.tsx';
import { selectHistoryPanel } from '../banking-slice.ts';
import { sortTransactions, latestMonthStatement, spentWith } from '../figures/card-statement.ts';

/** The maximum number of transactions shown. */
const MAX_LINES = 3;

function Line({ transaction }: { readonly transaction: CardTransaction }) {
  const { t } = useTranslation();
  const { now } = useServices();
  return (
    <Sum
      name={
        <span>
          {formatDateInYear(transaction.createdAt, now())} ·{' '}
          <bdi>{transaction.merchant ?? t('banking.card.payment')}</bdi>
        </span>
      }
    >
      <Money minor={spentWith([transaction])} />
    </Sum>
  );
}

/** A skeleton of the transactions, the total and the link below them. */
export function CardMonthSkeleton() {
  return (
    <div className="sums virtual-card-ledger" aria-busy="true">
      {Array.from({ length: MAX_LINES + 1 }, (_, index) => (
        <div key={index} className="sum">
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

interface Props {
  readonly card: VirtualCard;
  /** Content below the transactions, shown after they have loaded or failed to load. */
  readonly children: ReactNode;
}

/** A summary of the latest month in which a card was used. Its lines add up to its total. */
export function CardMonthSummary({ card, children }: Props) {
  const { t } = useTranslation();
  const panel = usePanel(useSelector(selectHistoryPanel(card.id)));
  if (panel.status === 'failed') {
    const newest = sortTransactions(card.transactions)
      .filter((transaction) => signedCardAmountOf(transaction) !== 0)
      .slice(0, MAX_LINES);
    return (
      <>
        {newest.length > 0 ? (
          <Sums className="virtual-card-ledger">
            {newest.map((transaction) => (
              <Line key={transaction.id} transaction={transaction} />
            ))}
          </Sums>
        ) : null}
        <p className="virtual-card-note text-13 faint">{t('banking.card.sumFailed')}</p>
        {children}
      </>
    );
  }
  if (panel.status !== 'ready') return <CardMonthSkeleton />;
  const statement = latestMonthStatement(panel.data.transactions, MAX_LINES);
  if (!statement)
    return (
      <>
        <p className="virtual-card-note muted">{t('banking.card.unused')}</p>
        {children}
      </>
    );
  const { month, lines, remainder, spent } = statement;
  return (
    <>
      <Sums className="virtual-card-ledger">
        {lines.map((transaction) => (
          <Line key={transaction.id} transaction={transaction} />
        ))}
        {remainder ? (
          <Sum name={t('banking.card.rest', { count: remainder.count })}>
            <Money minor={remainder.spent} />
          </Sum>
        ) : null}
        <Total
          name={t('banking.card.spentIn', { month: formatDate(dayToDate(month), 'monthLong', { timeZone: 'UTC' }) })}
        >
          <Money minor={spent} />
        </Total>
      </Sums>
      {children}
    </>
  );
}
