import { AccountContent } from '#demo/_shared/account/account-content.tsx';
import { ConnectionsForm } from '#demo/_shared/account/connections-form.tsx';
import type { UserTabProps } from './user-tab.ts';

/** The services that a user is connected with, and their web addresses. */
export function ConnectionsTab({ user, onChanged }: UserTabProps) {
  return (
    <AccountContent owner={user.id}>
      {({ connections, social }) => (
        <ConnectionsForm owner={user.id} connections={connections} social={social} onChanged={onChanged} />
      )}
    </AccountContent>
  );
}
