import { formatDate } from '@plinth/ui-kit/format';
import { useTranslation } from 'react-i18next';
import { useServices } from '#core/context.ts';
import { AppShortcuts } from '#demo/_shared/app-shortcuts.tsx';
import { AnalyticsFiguresCard } from '#demo/_shared/cards/analytics-card.tsx';
import { BrowserStatesCard } from '#demo/_shared/cards/browser-states-card.tsx';
import { CompaniesCard } from '#demo/_shared/cards/companies-card.tsx';
import { Counters } from '#demo/_shared/cards/counters.tsx';
import { EarningsCard } from '#demo/_shared/cards/earnings-card.tsx';
import { MeetupCard } from '#demo/_shared/cards/meetup-card.tsx';
import { RevenueReportCard } from '#demo/_shared/cards/revenue-report-card.tsx';
import { SalesHero } from '#demo/_shared/cards/sales-hero.tsx';
import { StatisticsFiguresCard } from '#demo/_shared/cards/statistics-card.tsx';
import { TransactionsCard } from '#demo/_shared/cards/transactions-card.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import '../components/dashboards.css';

/** The dashboard of the shop, the home page of the demo's admins. */
export function EcommerceDashboardPage() {
  const { t } = useTranslation();
  const { now } = useServices();
  return (
    <div className="dashboard-page dashboard-wide" data-ready="dashboard-ecommerce">
      <div className="dashboard-page-head">
        <PageHeading>{t('demo.pages.ecommerceDashboard')}</PageHeading>
        <div className="dashboard-page-end">
          <bdi className="text-13 faint">{formatDate(now(), 'weekday', { language: 'en-US' })}</bdi>
          <AppShortcuts />
        </div>
      </div>
      <div className="figure-sheet dashboard-hero-sheet dashboard-half">
        <SalesHero />
        <AnalyticsFiguresCard card="goal-overview" className="dashboard-goal" />
      </div>
      <Counters />
      <div className="figure-sheet dashboard-half">
        <RevenueReportCard />
      </div>
      <div className="figure-sheet figure-sheet-columns">
        <StatisticsFiguresCard card="orders-bar-chart" />
        <StatisticsFiguresCard card="profit-line-chart" />
        <EarningsCard />
      </div>
      <div className="dashboard-duo">
        <div className="figure-sheet">
          <CompaniesCard />
        </div>
        <div className="figure-sheet">
          <TransactionsCard />
        </div>
      </div>
      <div className="dashboard-duo dashboard-quiet">
        <BrowserStatesCard />
        <MeetupCard />
      </div>
    </div>
  );
}
