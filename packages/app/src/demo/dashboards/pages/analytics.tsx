import { AnalyticsFiguresCard } from '#demo/_shared/cards/analytics-card.tsx';
import { EventsCard } from '#demo/_shared/cards/events-card.tsx';
import { ProjectCard } from '#demo/_shared/cards/project-card.tsx';
import { SalesHero } from '#demo/_shared/cards/sales-hero.tsx';
import { SalesRadarCard } from '#demo/_shared/cards/sales-radar-card.tsx';
import { StatisticsFiguresCard } from '#demo/_shared/cards/statistics-card.tsx';
import { InvoiceList } from '#demo/_shared/invoices/invoice-list.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import '../components/dashboards.css';

/** The dashboard of figures: sales, sessions and tickets, with the invoices. */
export function AnalyticsDashboardPage() {
  return (
    <ListPage title="demo.pages.analyticsDashboard" shortTitle="demo.menu.analytics" group="demo.menu.dashboards">
      <div className="dashboard-page" data-ready="dashboard-analytics">
        <div className="figure-sheet dashboard-hero-sheet">
          <SalesHero />
          <AnalyticsFiguresCard card="support-tracker" className="dashboard-goal" />
        </div>
        <div className="figure-sheet figure-sheet-columns">
          <StatisticsFiguresCard card="subscribers" />
          <StatisticsFiguresCard card="orders" />
        </div>
        <div className="figure-sheet figure-sheet-columns">
          <AnalyticsFiguresCard card="avg-sessions" />
          <SalesRadarCard />
        </div>
        <div className="figure-sheet figure-sheet-columns">
          <EventsCard />
          <ProjectCard />
        </div>
        <section className="dashboard-invoices" aria-labelledby="dashboard-invoices">
          <h2 id="dashboard-invoices">Invoices</h2>
          <InvoiceList isPart />
        </section>
      </div>
    </ListPage>
  );
}
