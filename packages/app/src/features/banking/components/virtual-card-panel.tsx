import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { MissingContent } from '#core/panel/missing-section.tsx';
import { usePanel } from '#core/panel/panels.tsx';
import { hrefOf } from '#core/routes/href.ts';
import { Figure } from '#shared/figure.tsx';
import { LongList } from '#shared/long-list.tsx';
import { Link } from '#shared/navigation.ts';
import { cardHistory, selectCardsPanel } from '../banking-slice.ts';
import { CardFace } from './card-face.tsx';
import { CardMonthSummary, CardMonthSkeleton } from './card-month-summary.tsx';
import './virtual-card-panel.css';

const cardHref = (id: string) => hrefOf('virtual-card', { virtualCreditCardId: id });

/** A panel that shows the virtual card with its latest transactions and a link to all of them. */
export function VirtualCardPanel() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const panel = usePanel(useSelector(selectCardsPanel));
  const [first, ...others] = panel.status === 'ready' ? panel.data : [];
  const firstId = first?.id;
  useEffect(() => {
    if (firstId !== undefined) dispatch(cardHistory.requested(firstId));
  }, [dispatch, firstId]);

  const body = () => {
    if (panel.status !== 'ready')
      return (
        <>
          <span className="card-face-skeleton" aria-hidden="true" />
          <CardMonthSkeleton />
        </>
      );
    if (!first) return <EmptyState heading={t('banking.card.empty')} text={t('banking.card.emptyText')} />;
    return (
      <>
        <CardFace card={first} />
        <CardMonthSummary card={first}>
          <Link className="virtual-card-link" to={cardHref(first.id)}>
            {t('banking.card.view')}
          </Link>
        </CardMonthSummary>
        {others.length > 0 ? (
          <>
            <h3 className="virtual-card-others text-13 muted">{t('banking.card.others')}</h3>
            <LongList rows={others}>
              {({ id: cardId, last4, name }) => (
                <li key={cardId}>
                  <Link className="virtual-card-link" to={cardHref(cardId)}>
                    {last4 === null ? (name ?? t('banking.card.otherView')) : <Figure>····{last4}</Figure>}
                  </Link>
                </li>
              )}
            </LongList>
          </>
        ) : null}
      </>
    );
  };

  if (panel.status === 'failed') {
    return (
      <section>
        <MissingContent title={t('banking.card.title')} />
      </section>
    );
  }
  return (
    <section aria-labelledby="virtual-card-title">
      <h2 id="virtual-card-title">{t('banking.card.title')}</h2>
      {body()}
    </section>
  );
}
