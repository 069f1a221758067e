import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormatMoney } from '#react/format-money.ts';

const meta = {
  title: 'Data/Format money',
  component: FormatMoney,
  args: { value: 26_660_000 },
  render: (args) => (
    <p>
      You can draw <FormatMoney {...args} /> today.
    </p>
  ),
} satisfies Meta<typeof FormatMoney>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithSign: Story = { args: { sign: 'always' } };
export const Compact: Story = { args: { notation: 'compact' } };
export const AnotherCurrency: Story = { args: { currency: 'EUR' } };
export const Missing: Story = { args: { value: undefined } };
export const Negative: Story = { args: { value: -410_000 } };
