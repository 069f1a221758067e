import type { Meta, StoryObj } from '@storybook/react-vite';
import { Segment } from '#react/segment.ts';

const meta = {
  title: 'Forms/Segmented control/Segment',
  component: Segment,
  args: { value: 'month', children: 'Last Month' },
} satisfies Meta<typeof Segment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Disabled: Story = { args: { disabled: true, reason: 'Available after your first month.' } };
