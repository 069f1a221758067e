import type { Meta, StoryObj } from '@storybook/react-vite';
import { CapacityMeter } from '#react/capacity-meter.ts';
import { Card } from '#react/card.ts';

const meta = {
  title: 'Financing/Capacity meter',
  component: CapacityMeter,
  args: { available: 26_660_000, owed: 21_340_000, inProgress: 2_500_000, limit: 48_000_000 },
  render: (args) => (
    <Card>
      <CapacityMeter {...args} />
    </Card>
  ),
} satisfies Meta<typeof CapacityMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const NothingOwed: Story = { args: { available: 48_000_000, owed: 0, inProgress: 0 } };
export const NothingAvailable: Story = { args: { available: 0, owed: 48_000_000, inProgress: 0 } };
/** An amount in progress that exceeds the amount owed has its own line in the legend. */
export const InProgressExceedsOwed: Story = { args: { available: 47_000_000, owed: 1_000_000, inProgress: 2_500_000 } };
export const WithAvailable: Story = { args: { withAvailable: true } };
export const Unknown: Story = { args: { available: Number.NaN, owed: Number.NaN, limit: Number.NaN } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
