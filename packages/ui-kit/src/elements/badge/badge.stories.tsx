import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#react/badge.ts';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Approved', variant: 'success' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="story-row">
      <Badge variant="success">Approved</Badge>
      <Badge variant="primary">Topped up</Badge>
      <Badge variant="plain">Done</Badge>
      <Badge variant="info">Processing</Badge>
      <Badge variant="warning">Late</Badge>
      <Badge variant="danger">Failed</Badge>
      <Badge variant="accent">Sign in again</Badge>
      <Badge>Draft</Badge>
      <Badge variant="sandbox">SANDBOX</Badge>
    </div>
  ),
};

export const Kinds: Story = {
  render: () => (
    <div className="story-row">
      <Badge>4</Badge>
      <Badge kind="count" label="3 new notifications">
        3
      </Badge>
      <Badge kind="count" label="120 new notifications">
        120
      </Badge>
      <Badge kind="dot" label="Waits for you" />
    </div>
  ),
};
