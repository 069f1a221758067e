import { AccountContent } from '#demo/_shared/account/account-content.tsx';
import { ProjectsCard } from './projects-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { UserInvoices } from './user-invoices.tsx';
import type { UserTabProps } from './user-tab.ts';

/** What a user does: projects, what happened, and invoices. */
export function AccountTab({ user }: UserTabProps) {
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
      <UserInvoices key={user.email} email={user.email} />
    </div>
  );
}
