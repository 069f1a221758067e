import { AccountContent } from '#demo/_shared/account/account-content.tsx';
import { DevicesCard } from '#demo/_shared/account/devices-card.tsx';
import { TwoStepCard } from '#demo/_shared/account/two-step-card.tsx';
import { ResetLinkCard } from './reset-link-card.tsx';
import type { UserTabProps } from './user-tab.ts';

/** The tab with a user's password reset, two-step sign-in and devices. */
export function SecurityTab({ user }: UserTabProps) {
  return (
    <AccountContent owner={user.id}>
      {({ twoStep, devices }) => (
        <>
          <ResetLinkCard user={user} />
          <TwoStepCard owner={user.id} accountName={user.email} phone={user.contact} twoStep={twoStep} />
          <DevicesCard owner={user.id} devices={devices} />
        </>
      )}
    </AccountContent>
  );
}
