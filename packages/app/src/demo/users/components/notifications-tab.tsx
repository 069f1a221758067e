import { AccountContent } from '#demo/_shared/account/account-content.tsx';
import { NotificationsForm } from '#demo/_shared/account/notifications-form.tsx';
import type { UserTabProps } from './user-tab.ts';

/** The tab with the choice of a user's e-mail notifications. */
export function NotificationsTab({ user, onChanged }: UserTabProps) {
  return (
    <AccountContent owner={user.id}>
      {({ notification }) => <NotificationsForm owner={user.id} notification={notification} onChanged={onChanged} />}
    </AccountContent>
  );
}
