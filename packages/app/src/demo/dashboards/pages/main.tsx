import { useFindOpenPage } from '#core/demo/open-pages.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { EventsCard, InvoicesCard, MailsCard, TasksCard, UsersCard } from '../components/record-cards.tsx';
import { Shortcuts } from '../components/shortcuts.tsx';
import { Tiles } from '../components/tiles.tsx';
import '../components/dashboards.css';
import '../components/main.css';

/** The main dashboard: what is unpaid and due, the figures of today, and the first mails, events and users. */
export function MainDashboardPage() {
  const findOpenPage = useFindOpenPage();
  const hasUsers = findOpenPage(demoRoutes.hrefOf('users')) !== null;
  return (
    <ListPage title="demo.pages.mainDashboard" shortTitle="demo.menu.main" group="demo.menu.dashboards">
      <div className="dashboard-page dashboard-wide" data-ready="dashboard-main">
        <div className="figure-sheet dashboard-hero-sheet main-lead dashboard-half">
          <InvoicesCard />
          <TasksCard />
        </div>
        <Tiles hasUsers={hasUsers} />
        <div className="main-quiet dashboard-half">
          <MailsCard />
          <EventsCard />
          {hasUsers ? <UsersCard /> : null}
        </div>
        <div className="figure-sheet">
          <Shortcuts />
        </div>
      </div>
    </ListPage>
  );
}
