import type { User } from '@plinth/api-client/demo/users';
import { Tab } from '@plinth/ui-kit/react/tab';
import { TabPanel } from '@plinth/ui-kit/react/tab-panel';
import { Tabs } from '@plinth/ui-kit/react/tabs';
import type { ComponentType } from 'react';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { LoadingAccount } from '#demo/_shared/account/account-content.tsx';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { useOpenRecord } from '#demo/_shared/use-open-record.ts';
import { useQuery } from '#shared/navigation.ts';
import type { UserTabProps } from './user-tab.ts';

interface UserTab {
  readonly name: string;
  readonly label: string;
  /** Loads the content, when the tab is opened for the first time. */
  readonly load: () => Promise<ComponentType<UserTabProps>>;
}

const ACCOUNT: UserTab = {
  name: 'account',
  label: 'Account',
  load: async () => (await import('./account-tab.tsx')).AccountTab,
};
const TABS: readonly UserTab[] = [
  ACCOUNT,
  { name: 'security', label: 'Security', load: async () => (await import('./security-tab.tsx')).SecurityTab },
  { name: 'billing', label: 'Billing', load: async () => (await import('./billing-tab.tsx')).BillingTab },
  {
    name: 'notifications',
    label: 'Notifications',
    load: async () => (await import('./notifications-tab.tsx')).NotificationsTab,
  },
  {
    name: 'connections',
    label: 'Connections',
    load: async () => (await import('./connections-tab.tsx')).ConnectionsTab,
  },
];

/** What the address says about the content of a tab. It does not apply to another one. */
const NO_STATE = { q: null, sort: null, sortColumn: null, card: null, address: null };

function TabContent({ load, ...props }: UserTabProps & Pick<UserTab, 'load'>) {
  const { part: Content, failed, retry } = useChunk(load, true);
  if (Content) return <Content {...props} />;
  return failed ? <ChunkFailure onRetry={retry} /> : <LoadingAccount />;
}

/** The tabs of a user. The address names the open one; another one waits while a form has changes. */
export function UserTabs({ user }: { readonly user: User }) {
  const { setQuery } = useQuery();
  const record = useOpenRecord('tab');
  const tab = TABS.find(({ name }) => name === record.name) ?? ACCOUNT;
  return (
    <div className="user-main">
      <Tabs
        label={`About ${user.fullName}`}
        value={tab.name}
        onTabChange={(event) => {
          const { value } = event.detail;
          // The address decides which tab is open.
          event.preventDefault();
          setQuery({ ...NO_STATE, tab: value === ACCOUNT.name ? null : value });
        }}
      >
        {TABS.map(({ name, label }) => (
          <Tab key={name} name={name}>
            {label}
          </Tab>
        ))}
        <TabPanel key={tab.name} name={tab.name}>
          <TabContent key={tab.name} load={tab.load} user={user} onChanged={record.setChanged} />
        </TabPanel>
      </Tabs>
      <LeaveDialog record={record} />
    </div>
  );
}
