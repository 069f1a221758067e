import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney } from '#format/format.ts';
import { RangeSlider } from '#react/range-slider.ts';

const formatAmount = (minor: number): string => formatMoney(minor);
const MONEY_ARGS = {
  min: 0,
  max: 10_000_000,
  step: 50_000,
  format: formatAmount,
  marks: [0, 2_500_000, 5_000_000, 10_000_000],
} as const;

const meta = {
  title: 'Forms/Range slider',
  component: RangeSlider,
  args: { label: 'Amount', help: 'Shows payments between these.', defaultValue: '1200000,6400000', ...MONEY_ARGS },
  render: (args) => (
    <div className="story-column">
      <RangeSlider {...args} />
    </div>
  ),
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
const formatWeeks = (weeks: number): string => `${weeks} weeks`;
export const Steps: Story = {
  args: {
    label: 'Term',
    help: 'In steps of four weeks.',
    min: 4,
    max: 76,
    step: 4,
    marks: [4, 28, 52, 76],
    format: formatWeeks,
    defaultValue: '12,52',
  },
};
export const Vertical: Story = {
  render: () => (
    <div className="story-row">
      <RangeSlider label="Weeks" orientation="vertical" min={4} max={78} marks={[4, 26, 52, 78]} defaultValue="12,52" />
      <RangeSlider label="Share" orientation="vertical" marks={[0, 50, 100]} disabled defaultValue="20,80" />
    </div>
  ),
};
export const States: Story = {
  render: () => (
    <div className="story-column">
      <RangeSlider label="Full range" />
      <RangeSlider label="Empty range" defaultValue="40,40" marks={[0, 50, 100]} />
      <RangeSlider label="Invalid" defaultValue="20,80" error="Choose at least ten." />
      <RangeSlider label="Disabled" defaultValue="20,80" disabled />
    </div>
  ),
};
