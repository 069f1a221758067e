import { useDispatch } from 'react-redux';
import { logoutRequested } from '#core/events.ts';
import { AccountContent } from '#demo/_shared/account/account-content.tsx';
import type { AccountTabProps } from '#demo/_shared/account/account-tabs.tsx';
import { DevicesCard } from '#demo/_shared/account/devices-card.tsx';
import { TwoStepCard } from '#demo/_shared/account/two-step-card.tsx';
import { ApiKeysCard } from './api-keys-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { SettingsContent } from './settings-content.tsx';

/** The tab with the account's password, two-step sign-in, devices and API keys. */
export function SecurityTab({ onChanged }: AccountTabProps) {
  const dispatch = useDispatch();
  return (
    <div className="account-content">
      <PasswordForm onChanged={onChanged} />
      <SettingsContent>
        {({ general, info }) => (
          <AccountContent owner={null}>
            {({ twoStep, devices }) => (
              <>
                <TwoStepCard owner={null} accountName={general.email} phone={info.phone} twoStep={twoStep} />
                <DevicesCard
                  owner={null}
                  devices={devices}
                  onSignedOut={({ isCurrent }) => {
                    if (isCurrent) dispatch(logoutRequested('user'));
                  }}
                />
              </>
            )}
          </AccountContent>
        )}
      </SettingsContent>
      <ApiKeysCard />
    </div>
  );
}
