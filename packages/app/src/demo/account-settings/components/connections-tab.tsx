import type { AccountTabProps } from '#demo/_shared/account/account-tabs.tsx';
import { ConnectionsForm } from '#demo/_shared/account/connections-form.tsx';
import { SettingsContent } from './settings-content.tsx';

/** The services that the account is connected with, and its web addresses. */
export function ConnectionsTab({ onChanged }: AccountTabProps) {
  return (
    <SettingsContent>
      {({ connections, social }) => (
        <ConnectionsForm owner={null} connections={connections} social={social} onChanged={onChanged} />
      )}
    </SettingsContent>
  );
}
