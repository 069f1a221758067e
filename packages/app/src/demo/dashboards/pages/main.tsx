import { useFindOpenPage } from '#core/demo/open-pages.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { EventsCard, InvoicesCard, MailsCard, TasksCard, UsersCard } from '../components/record-cards.tsx';
import { Shortcuts } from '../components/shortcuts.tsx';
import { Tiles } from '../components/tiles.tsx';
import '../components/dashboards.css';
import '../components/main.css';

/** The main dashboard: the figures of today, and the first mails, tasks, events and invoices. */
export function MainDashboardPage() {
  const findOpenPage = useFindOpenPage();
  const hasUsers = findOpenPage(demoRoutes.hrefOf('users')) !== null;
  return (
    <ListPage title="demo.pages.mainDashboard" shortTitle="demo.menu.main" group="demo.menu.dashboards">
      <div className="dashboard-page" data-ready="dashboard-main">
        <Tiles hasUsers={hasUsers} />
        <div className="main-lists">
          <div className="figure-sheet">
            <MailsCard />
          </div>
          <div className="figure-sheet">
            <TasksCard />
          </div>
          <div className="figure-sheet">
            <EventsCard />
          </div>
          <div className="figure-sheet">
            <InvoicesCard />
          </div>
          {hasUsers ? (
            <div className="figure-sheet">
              <UsersCard />
            </div>
          ) : null}
          <div className="figure-sheet">
            <Shortcuts />
          </div>
        </div>
      </div>
    </ListPage>
  );
}
