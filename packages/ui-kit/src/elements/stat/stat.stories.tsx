import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from '#react/sparkline.ts';
import { Stat } from '#react/stat.ts';
import { statSizes } from './stat.ts';

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: { label: 'Available to draw', value: '$266,600', size: 'large', delta: -1_820_000, period: 'than a week ago' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Sizes: Story = {
  render: () => (
    <div className="story-column">
      {statSizes.map((size) => (
        <Stat key={size} size={size} label="Next collection" value="$6,800" />
      ))}
    </div>
  ),
};

export const Changes: Story = {
  render: () => (
    <div className="story-column">
      <Stat label="Money in" value="$295,850" delta={2_500_000} period="than last month" better="more" />
      <Stat label="Late payments" value="14" delta={3} deltaFormat="number" period="than last month" better="less" />
      <Stat label="Orders" value="1,204" delta={0} deltaFormat="number" />
    </div>
  ),
};

export const WithNote: Story = {
  render: () => (
    <Stat size="large" label="Available to draw" value="$266,600">
      <span slot="note">This week: $25,000 drawn, $6,800 repaid.</span>
    </Stat>
  ),
};

export const WithSparkline: Story = {
  render: () => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Stat label="Money in" value="$24,000" delta={600_000} period="than last month" better="more">
        <Sparkline
          slot="chart"
          label="Last seven months"
          format="money"
          values={[1_200_000, 900_000, 1_500_000, 1_450_000, 2_100_000, 1_800_000, 2_400_000]}
        />
      </Stat>
    </div>
  ),
};

export const WithoutValue: Story = { args: { value: '', delta: undefined } };
