import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconCheck, iconSettings2, iconTicketPercent } from '#icons/icons.ts';
import { Button } from '#react/button.ts';
import { Icon } from '#react/icon.ts';
import { NotificationList } from '#react/notification-list.ts';

const NOTIFICATIONS = [
  {
    id: 'a',
    title: 'Tidewater Credit Union disconnected',
    subtitle: 'Sign in again to reconnect',
    time: '2026-11-19T08:30:00Z',
    unread: true,
    href: '#accounts',
    avatar: { name: 'Tidewater Credit Union', shape: 'square' as const },
  },
  {
    id: 'b',
    title: 'Ines Calloway replied to your ticket',
    subtitle: 'Statement for October',
    time: '2026-11-18T15:00:00Z',
    unread: true,
    href: '#ticket',
    avatar: { name: 'Ines Calloway' },
  },
  {
    id: 'c',
    title: 'C-1077 approved',
    subtitle: '$120,000 total',
    time: '2026-11-16T09:00:00Z',
    href: '#contract',
    icon: iconCheck,
  },
  { id: 'd', title: 'Code WELCOME25 applied', time: '2026-11-12T09:00:00Z', icon: iconTicketPercent },
];

const meta = {
  title: 'Feedback/Notification list',
  component: NotificationList,
  args: { notifications: NOTIFICATIONS },
  render: (args) => (
    <div className="story-column">
      <NotificationList {...args} />
    </div>
  ),
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithActions: Story = {
  render: (args) => (
    <div className="story-column">
      <NotificationList {...args}>
        <Button slot="actions" variant="ghost" size="small" iconOnly label="Notification settings">
          <Icon path={iconSettings2} size="small" />
        </Button>
        <a slot="footer" href="#all">
          All notifications
        </a>
      </NotificationList>
    </div>
  ),
};
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error' } };
export const Empty: Story = { args: { notifications: [] } };
