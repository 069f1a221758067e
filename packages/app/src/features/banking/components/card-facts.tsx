import type { VirtualCard } from '@plinth/api-client/resources/virtual-cards';
import { formatDate, NO_VALUE } from '@plinth/ui-kit/format';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Card } from '@plinth/ui-kit/react/card';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { Money } from '#core/money.tsx';
import { MissingSection } from '#core/panel/missing-section.tsx';
import { usePanel } from '#core/panel/panels.tsx';
import { dayKey, dayToDate, monthStart } from '#shared/calendar.ts';
import { Facts } from '#shared/facts.tsx';
import { Figure } from '#shared/figure.tsx';
import { memberName } from '#shared/member-name.ts';
import { Sum, Sums, Total } from '#shared/sums.tsx';
import { selectCardsPanel, selectHistoryPanel } from '../banking-slice.ts';
import { spentIn } from '../figures/card-statement.ts';
import { CardFace } from './card-face.tsx';
import './card-facts.css';

/** The card's status, with a badge unless the card is active. */
function Status({ status }: { readonly status: string | null }) {
  const { t } = useTranslation();
  if (status === null) return NO_VALUE;
  const label = memberName(t, 'banking.cardStatuses', status);
  return status === 'ACTIVE' ? label : <Badge variant={status === 'FROZEN' ? 'warning' : 'neutral'}>{label}</Badge>;
}

/** The amount left to spend this month: the spending limit less the amount spent. */
function SpendingLimit({ card }: { readonly card: VirtualCard }) {
  const { t } = useTranslation();
  const { now } = useServices();
  const panel = usePanel(useSelector(selectHistoryPanel(card.id)));
  const isReady = panel.status === 'ready';
  const month = monthStart(dayKey(now()));
  const spent = isReady ? spentIn(month, panel.data.transactions) : 0;
  const monthName = formatDate(dayToDate(month), 'monthLong', { timeZone: 'UTC' });
  const limit =
    card.spendingLimit === null ? null : (
      <Sum name={t('banking.cardPage.limit')}>
        <Money minor={card.spendingLimit} />
      </Sum>
    );
  if (panel.status === 'failed') {
    return (
      <div>
        {limit ? <Sums>{limit}</Sums> : null}
        <p className="text-13 faint">{t('banking.cardPage.spentFailed')}</p>
      </div>
    );
  }
  return (
    <Sums busy={!isReady}>
      {limit}
      <Sum name={t('banking.cardPage.spent', { month: monthName })}>
        {isReady ? <Money minor={spent} /> : <Skeleton className="card-facts-amount" />}
      </Sum>
      {card.spendingLimit === null ? null : (
        <Total name={t('banking.cardPage.left')} isKnown={isReady}>
          {isReady ? <Money minor={card.spendingLimit - spent} /> : <Skeleton className="card-facts-amount" />}
        </Total>
      )}
    </Sums>
  );
}

/** The card's image, its details and its spending limit. */
export function CardFacts({ cardId }: { readonly cardId: string }) {
  const { t } = useTranslation();
  const panel = usePanel(useSelector(selectCardsPanel));
  const card = panel.status === 'ready' ? panel.data.find(({ id }) => id === cardId) : undefined;

  const body = () => {
    if (!card) {
      return (
        <div className="card-facts" aria-busy="true">
          <span className="card-face-skeleton" />
          <Skeleton lines={3} />
          <Skeleton lines={3} />
        </div>
      );
    }
    return (
      <div className="card-facts">
        <CardFace card={card} />
        <Facts
          facts={[
            [t('banking.cardPage.status'), <Status key="status" status={card.status} />],
            [t('banking.cardPage.holder'), card.name ?? NO_VALUE],
            [
              t('banking.cardPage.number'),
              card.last4 === null ? NO_VALUE : <Figure key="number">····{card.last4}</Figure>,
            ],
          ]}
        />
        <SpendingLimit card={card} />
      </div>
    );
  };

  if (panel.status === 'failed') return <MissingSection title={t('banking.cardPage.facts')} />;
  return (
    <Card>
      <h2 className="visually-hidden">{t('banking.cardPage.facts')}</h2>
      {body()}
    </Card>
  );
}
