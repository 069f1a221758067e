import { AccountTabs, type AccountTab } from '#demo/_shared/account/account-tabs.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import './account-settings.css';

const TABS: readonly [AccountTab<object>, ...AccountTab<object>[]] = [
  {
    name: 'account',
    label: 'Account',
    load: async () => (await import('../components/account-tab.tsx')).AccountTab,
  },
  {
    name: 'security',
    label: 'Security',
    load: async () => (await import('../components/security-tab.tsx')).SecurityTab,
  },
  {
    name: 'billing',
    label: 'Billing & plans',
    load: async () => (await import('../components/billing-tab.tsx')).BillingTab,
  },
  {
    name: 'notifications',
    label: 'Notifications',
    load: async () => (await import('../components/notifications-tab.tsx')).NotificationsTab,
  },
  {
    name: 'connections',
    label: 'Connections',
    load: async () => (await import('../components/connections-tab.tsx')).ConnectionsTab,
  },
];

const NO_CONTENT = {};

/** The settings of the account that is signed in. */
export function AccountSettingsPage() {
  return (
    <ListPage title="demo.pages.accountSettings" group="demo.menu.pages">
      <div className="account-settings" data-ready="account-settings">
        <AccountTabs label="Account settings" tabs={TABS} content={NO_CONTENT} />
      </div>
    </ListPage>
  );
}
