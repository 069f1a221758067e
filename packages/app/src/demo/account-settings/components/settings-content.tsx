import type { AccountSettings } from '@plinth/api-client/demo/account';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import type { ReactNode } from 'react';
import { useAccountSettingsQuery } from '#demo/_shared/account/account-api.ts';
import { LoadingAccount } from '#demo/_shared/account/account-content.tsx';

/** The settings of the account that is signed in, once they have loaded. */
export function SettingsContent({ children }: { readonly children: (settings: AccountSettings) => ReactNode }) {
  const { currentData: settings, isError, refetch } = useAccountSettingsQuery();
  if (settings) return <div className="account-content">{children(settings)}</div>;
  if (!isError) return <LoadingAccount />;
  return <EmptyState kind="error" heading="The settings did not load" onLoadRetry={() => void refetch()} />;
}
