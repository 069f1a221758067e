import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconEllipsis } from '#icons/icons.ts';
import { Button } from '#react/button.ts';
import { ConnectionCard } from '#react/connection-card.ts';
import { Icon } from '#react/icon.ts';

const ACCOUNTS = [
  { id: 'a', kind: 'Checking', mask: '4417', name: 'Operating' },
  { id: 'b', kind: 'Checking', mask: '0926', name: 'Payroll and taxes' },
];

const meta = {
  title: 'Financing/Connection card',
  component: ConnectionCard,
  args: { institution: 'Northgate Business Bank', status: 'CONNECTED', note: 'Read 4 minutes ago', accounts: ACCOUNTS },
  render: (args) => (
    <div className="story-column">
      <ConnectionCard {...args}>
        <Button slot="actions" variant="ghost" iconOnly label="Actions for this bank">
          <Icon path={iconEllipsis} />
        </Button>
      </ConnectionCard>
    </div>
  ),
} satisfies Meta<typeof ConnectionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const States: Story = {
  render: () => (
    <div className="story-column">
      <ConnectionCard
        institution="Tidewater Credit Union"
        status="AUTH_ERROR"
        note="Stopped sharing data on November 17."
        accounts={ACCOUNTS}
      />
      <ConnectionCard institution="Tidewater Credit Union" status="AUTH_ERROR" busy accounts={ACCOUNTS.slice(0, 1)} />
      <ConnectionCard
        institution="Silverline Bank"
        status="AUTH_ERROR"
        error="The bank did not answer. Nothing was changed."
      />
      <ConnectionCard institution="Shopfront" status="CONNECTED" note="Read an hour ago" noAccounts />
    </div>
  ),
};
