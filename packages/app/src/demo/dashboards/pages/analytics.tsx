import { AnalyticsFiguresCard } from '#demo/_shared/cards/analytics-card.tsx';
import { CardFrame } from '#demo/_shared/cards/card-frame.tsx';
import { EventsCard } from '#demo/_shared/cards/events-card.tsx';
import { ProjectCard } from '#demo/_shared/cards/project-card.tsx';
import { SalesRadarCard } from '#demo/_shared/cards/sales-radar-card.tsx';
import { StatisticsFiguresCard } from '#demo/_shared/cards/statistics-card.tsx';
import { InvoiceList } from '#demo/_shared/invoices/invoice-list.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { VisitsHero } from '../components/visits-hero.tsx';
import '../components/dashboards.css';

/** The dashboard of figures: visits, sessions and tickets, with the invoices. */
export function AnalyticsDashboardPage() {
  return (
    <ListPage title="demo.pages.analyticsDashboard" shortTitle="demo.menu.analytics" group="demo.menu.dashboards">
      <div className="dashboard-page dashboard-wide" data-ready="dashboard-analytics">
        <div className="figure-sheet dashboard-hero-sheet dashboard-half">
          <VisitsHero />
          <AnalyticsFiguresCard card="support-tracker" className="dashboard-goal" />
        </div>
        <div className="figure-sheet figure-sheet-columns dashboard-half">
          <StatisticsFiguresCard card="subscribers" />
          <StatisticsFiguresCard card="orders" />
        </div>
        <div className="figure-sheet figure-sheet-columns dashboard-half">
          <AnalyticsFiguresCard card="avg-sessions" />
          <SalesRadarCard />
        </div>
        <div className="figure-sheet figure-sheet-columns dashboard-half">
          <EventsCard />
          <ProjectCard />
        </div>
        <div className="figure-sheet dashboard-invoices">
          <CardFrame title="Invoices" isFlush>
            <InvoiceList isPart />
          </CardFrame>
        </div>
      </div>
    </ListPage>
  );
}
