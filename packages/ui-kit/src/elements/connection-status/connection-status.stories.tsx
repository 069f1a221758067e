import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionStatus } from '#react/connection-status.ts';

const meta = {
  title: 'Financing/Connection status',
  component: ConnectionStatus,
  args: { status: 'CONNECTED' },
} satisfies Meta<typeof ConnectionStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Statuses: Story = {
  render: () => (
    <div className="story-row">
      <ConnectionStatus status="CONNECTED" />
      <ConnectionStatus status="AUTH_ERROR" />
      <ConnectionStatus status="PENDING_EXPIRATION" />
      <ConnectionStatus />
    </div>
  ),
};

export const Plain: Story = {
  render: () => (
    <div className="story-row">
      <ConnectionStatus plain status="CONNECTED" />
      <ConnectionStatus plain status="AUTH_ERROR">
        Disconnected
      </ConnectionStatus>
    </div>
  ),
};
