import { useAccountExtrasQuery } from '#demo/_shared/account/account-api.ts';
import { AccountContent } from '#demo/_shared/account/account-content.tsx';
import { ProjectsCard } from './projects-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { UserInvoices } from './user-invoices.tsx';
import type { UserTabProps } from './user-tab.ts';

/** The tab with a user's projects, events and invoices. */
export function AccountTab({ user }: UserTabProps) {
  // The invoices stand under what the account's call brings, and would move when it arrives.
  const { currentData: extras, isError } = useAccountExtrasQuery(user.id);
  return (
    <div className="account-content">
      <AccountContent owner={user.id}>
        {({ projects, timeline }) => (
          <>
            <ProjectsCard projects={projects} />
            <TimelineCard events={timeline} />
          </>
        )}
      </AccountContent>
      <div hidden={!extras && !isError}>
        <UserInvoices key={user.email} email={user.email} />
      </div>
    </div>
  );
}
