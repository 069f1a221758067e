import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyField } from '#react/money-field.ts';

const meta = {
  title: 'Forms/Money field',
  component: MoneyField,
  args: { label: 'Amount', help: 'Up to $50,000.', max: 5_000_000, defaultValue: 1_850_000 },
  render: (args) => (
    <div className="story-column">
      <MoneyField {...args} />
    </div>
  ),
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Options: Story = {
  render: () => (
    <div className="story-column">
      <MoneyField label="Unit price" cents defaultValue={125_050} />
      <MoneyField label="Monthly rent" placeholder="$0" optional>
        <span slot="end">a month</span>
      </MoneyField>
      <MoneyField label="Price in yen" currency="JPY" defaultValue={125_000} />
      <MoneyField label="Amount" size="large" defaultValue={10_000_000} />
    </div>
  ),
};
export const States: Story = {
  render: () => (
    <div className="story-column">
      <MoneyField label="Amount" max={5_000_000} defaultValue={6_000_000} error="Enter an amount from $0 to $50,000." />
      <MoneyField label="Amount" defaultValue={1_850_000} disabled disabledReason="Set when the contract was signed." />
      <MoneyField label="Amount" defaultValue={1_850_000} readOnly help="As in your offer." />
      <MoneyField label="Amount" defaultValue={1_850_000} clearable optional />
    </div>
  ),
};
export const Euro: Story = {
  args: { label: 'Betrag', currency: 'EUR', cents: true, help: '' },
  globals: { locale: 'de' },
};
