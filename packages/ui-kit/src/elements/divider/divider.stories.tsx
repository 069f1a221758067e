import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Button } from '#react/button.ts';
import { Divider } from '#react/divider.ts';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  render: (args) => (
    <div className="story-column">
      <span>Money in and money out of the linked accounts.</span>
      <Divider {...args} />
      <span>Only checking accounts are shown.</span>
    </div>
  ),
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithLabel: Story = { args: { label: 'or' } };

export const Vertical: Story = {
  render: () => (
    <div className="story-row">
      <Button size="small">Export CSV</Button>
      <Divider orientation="vertical" />
      <Button size="small">Print</Button>
    </div>
  ),
};

export const Colored: Story = {
  args: { label: 'Due now', style: { '--plinth-divider-color': 'var(--plinth-color-danger)' } as CSSProperties },
  render: (args) => (
    <div className="story-column">
      <span>Invoice 4988 of Tidewater Glass: $1,240, due on December 14</span>
      <Divider {...args} />
      <span>Invoice 4987 of Larkfield Farms: $860, due on November 20</span>
    </div>
  ),
};
