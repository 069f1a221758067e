import { ANALYTICS_CARDS, ANALYTICS_TITLES } from '@plinth/api-client/demo/cards';
import { AnalyticsFiguresCard } from '#demo/_shared/cards/analytics-card.tsx';
import { EarningsCard } from '#demo/_shared/cards/earnings-card.tsx';
import { RevenueReportCard } from '#demo/_shared/cards/revenue-report-card.tsx';
import { SalesLineCard } from '#demo/_shared/cards/sales-line-card.tsx';
import { SalesRadarCard } from '#demo/_shared/cards/sales-radar-card.tsx';
import { SectionsPage, type PageSection } from '#demo/_shared/sections/sections-page.tsx';
import '../components/figure-pages.css';

const SECTIONS: readonly PageSection[] = [
  ...ANALYTICS_CARDS.map((card) => ({ id: card, heading: ANALYTICS_TITLES[card] })),
  { id: 'earnings', heading: 'Earnings' },
  { id: 'sales-radar', heading: 'Sales radar' },
  { id: 'sales-line', heading: 'Sales line' },
];

/** The cards with a chart and rows; the others have rows alone. */
const TALL_CARDS = ['avg-sessions', 'revenue'] as const;
const LOW_CARDS = ['support-tracker', 'goal-overview', 'product-orders', 'sessions-device', 'customers'] as const;

/** Cards of figures whose period can be chosen. */
export function AnalyticsCardsPage() {
  return (
    <SectionsPage
      title="demo.pages.analyticsCards"
      group="demo.menu.cards"
      ready="cards-analytics"
      text="Each card loads its own figures. Its menu changes the period, or shows the figures as a table; the address keeps the period."
      sections={SECTIONS}
      isStacked
    >
      <div className="figure-page">
        <div className="figure-sheet">
          <RevenueReportCard id="revenue-report" />
        </div>
        <div className="figure-grid">
          {TALL_CARDS.map((card) => (
            <div key={card} className="figure-sheet">
              <AnalyticsFiguresCard card={card} id={card} />
            </div>
          ))}
          <div className="figure-sheet">
            <SalesRadarCard id="sales-radar" />
          </div>
          {LOW_CARDS.map((card) => (
            <div key={card} className="figure-sheet">
              <AnalyticsFiguresCard card={card} id={card} />
            </div>
          ))}
          <div className="figure-sheet">
            <EarningsCard id="earnings" />
          </div>
        </div>
        <div className="figure-sheet">
          <SalesLineCard id="sales-line" />
        </div>
      </div>
    </SectionsPage>
  );
}
