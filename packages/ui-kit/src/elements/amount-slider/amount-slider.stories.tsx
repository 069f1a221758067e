import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountSlider } from '#react/amount-slider.ts';

const meta = {
  title: 'Forms/Amount slider',
  component: AmountSlider,
  args: {
    label: 'Amount',
    defaultValue: 10_000_000,
    help: 'From $10,000 to $5,000,000. At $1,000,000 and above a specialist calls you first.',
  },
  render: (args) => (
    <div className="story-column">
      <AmountSlider {...args} />
    </div>
  ),
} satisfies Meta<typeof AmountSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const MinimumAndMaximum: Story = {
  render: () => (
    <div className="story-column">
      <AmountSlider label="Minimum" defaultValue={1_000_000} />
      <AmountSlider label="Maximum" defaultValue={500_000_000} />
      <AmountSlider label="Empty" />
    </div>
  ),
};
export const CustomRange: Story = {
  args: { min: 100_000, max: 10_000_000, marks: [100_000, 1_000_000, 10_000_000], defaultValue: 2_500_000, help: '' },
};
export const WithError: Story = {
  args: { defaultValue: 600_000_000, error: 'Enter an amount from $10,000 to $5,000,000.', help: '' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Euro: Story = { args: { currency: 'EUR', label: 'Betrag', help: '' }, globals: { locale: 'de' } };
