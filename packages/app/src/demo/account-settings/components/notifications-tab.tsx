import type { AccountTabProps } from '#demo/_shared/account/account-tabs.tsx';
import { NotificationsForm } from '#demo/_shared/account/notifications-form.tsx';
import { SettingsContent } from './settings-content.tsx';

/** The tab with the choice of e-mail notifications. */
export function NotificationsTab({ onChanged }: AccountTabProps) {
  return (
    <SettingsContent>
      {({ notification }) => <NotificationsForm owner={null} notification={notification} onChanged={onChanged} />}
    </SettingsContent>
  );
}
