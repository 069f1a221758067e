import { iconTriangleAlert } from '@plinth/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { brand } from '#core/config/brand.ts';
import { formatTag } from '#core/i18n/languages.ts';
import { CardSkeleton } from '#shared/card-skeleton.tsx';
import { NoticeSentence } from '../components/notice-sentence.tsx';
import { placeholders } from './placeholders.ts';

/**
 * The dashboard as markup without elements of the kit, which are not defined before the app's code has loaded: its notices,
 * its first card, and the places of the other cards. It is part of the page's HTML; `showSummary` fills in the figures. It
 * is hidden from assistive technology, which would otherwise lose its place when the page replaces it.
 */
export function SummaryTemplate() {
  const { t, i18n } = useTranslation();
  const { institution, date, available, drawn, repaid } = placeholders;
  return (
    <div
      className="dashboard-summary"
      aria-hidden="true"
      data-language={formatTag(i18n.language)}
      data-currency={brand.currency}
    >
      <div className="dashboard-summary-notice" data-part="notice">
        <svg className="dashboard-summary-icon" viewBox="0 0 24 24">
          <path d={iconTriangleAlert} />
        </svg>
        <span className="dashboard-summary-text">
          <span data-case="dated">
            <NoticeSentence institution={institution} date={date} />
          </span>
          <span data-case="undated">
            <NoticeSentence institution={institution} date={null} />
          </span>{' '}
          <span className="muted">{t('dashboard.notice.rest')}</span>
        </span>
        <span className="skeleton-bar dashboard-summary-action" />
      </div>
      <div className="dashboard-summary-card">
        <div className="dashboard-summary-part">
          <div className="dashboard-hero-column">
            <div className="dashboard-hero-top">
              <div>
                <p className="dashboard-hero-title">
                  <span className="dashboard-key" />
                  {t('dashboard.hero.available')}
                </p>
                <p className="dashboard-figure">
                  <bdi dir="ltr" className="figures">
                    {available}
                  </bdi>
                </p>
              </div>
              <span className="skeleton-bar dashboard-summary-button" />
            </div>
            <div className="dashboard-hero-sentence muted">
              <span data-case="both">{t('dashboard.hero.week.both', { drawn, repaid })}</span>
              <span data-case="drawn">{t('dashboard.hero.week.drawn', { drawn })}</span>
              <span data-case="repaid">{t('dashboard.hero.week.repaid', { repaid })}</span>
              <span data-case="none">{t('dashboard.hero.week.none')}</span>
            </div>
            <div className="dashboard-hero-meter">
              <span className="skeleton-bar dashboard-summary-meter" />
            </div>
          </div>
        </div>
        <div className="dashboard-summary-part">
          <div className="dashboard-hero-column">
            <span className="skeleton-bar dashboard-summary-label" />
            <span className="skeleton-bar dashboard-summary-figure" />
            <span className="skeleton-bar dashboard-summary-progress" />
          </div>
        </div>
      </div>
      <CardSkeleton height="high" />
      <CardSkeleton height="low" />
    </div>
  );
}
