import type { AccountExtras } from '@plinth/api-client/demo/account';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import type { ReactNode } from 'react';
import { useAccountExtrasQuery, type AccountOwner } from './account-api.ts';
import './account.css';

/** The place of settings that are not there yet. */
export function LoadingAccount() {
  return (
    <output className="account-content">
      <span className="visually-hidden">Loading</span>
      <Card>
        <Skeleton className="account-skeleton" shape="block" />
      </Card>
      <Card>
        <Skeleton className="account-skeleton" shape="block" />
      </Card>
    </output>
  );
}

interface Props {
  readonly owner: AccountOwner;
  readonly children: (extras: AccountExtras) => ReactNode;
}

/** The content of an account's tab, once the account's data have loaded. */
export function AccountContent({ owner, children }: Props) {
  const { currentData: extras, isError, refetch } = useAccountExtrasQuery(owner);
  if (extras) return <div className="account-content">{children(extras)}</div>;
  if (!isError) return <LoadingAccount />;
  return <EmptyState kind="error" heading="This did not load" onLoadRetry={() => void refetch()} />;
}
