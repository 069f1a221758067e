import { useSelector } from 'react-redux';
import { selectSession } from '#core/session/auth-slice.ts';
import type { AccountTabProps } from '#demo/_shared/account/account-tabs.tsx';
import { AccountForm } from './account-form.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { SettingsContent } from './settings-content.tsx';

/** The account itself. One of the product is not deleted here. */
export function AccountTab({ onChanged }: AccountTabProps) {
  const isDemo = useSelector(selectSession)?.kind === 'demo';
  return (
    <SettingsContent>
      {(settings) => (
        <>
          <AccountForm settings={settings} onChanged={onChanged} />
          {isDemo ? <DeleteAccountCard email={settings.general.email} /> : null}
        </>
      )}
    </SettingsContent>
  );
}
