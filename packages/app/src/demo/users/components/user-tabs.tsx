import type { User } from '@plinth/api-client/demo/users';
import { AccountTabs, type AccountTab } from '#demo/_shared/account/account-tabs.tsx';

const TABS: readonly [AccountTab<{ readonly user: User }>, ...AccountTab<{ readonly user: User }>[]] = [
  { name: 'account', label: 'Account', load: async () => (await import('./account-tab.tsx')).AccountTab },
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

/** The tabs of a user. The address names the open one. */
export function UserTabs({ user }: { readonly user: User }) {
  return (
    <div className="user-main">
      <AccountTabs label={`About ${user.fullName}`} tabs={TABS} content={{ user }} />
    </div>
  );
}
