import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from '#react/number-field.ts';

const meta = {
  title: 'Forms/Number field',
  component: NumberField,
  args: { label: 'Weeks', help: 'How long you expect to repay.', min: 4, max: 78, defaultValue: 31 },
  render: (args) => (
    <div className="story-column">
      <NumberField {...args} />
    </div>
  ),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Options: Story = {
  render: () => (
    <div className="story-column">
      <NumberField label="People" min={1} defaultValue={12} />
      <NumberField label="Share of sales" min={0} max={40} step={0.5} defaultValue={12.5}>
        <span slot="end">%</span>
      </NumberField>
      <NumberField label="Pallets" step={25} placeholder="None yet" optional />
      <NumberField label="Weeks" size="large" min={4} max={78} defaultValue={78} />
    </div>
  ),
};
export const States: Story = {
  render: () => (
    <div className="story-column">
      <NumberField label="Weeks" min={4} max={78} defaultValue={90} error="Enter a number from 4 to 78." />
      <NumberField label="Weeks" defaultValue={31} disabled disabledReason="Set when the contract was signed." />
    </div>
  ),
};
export const Sizes: Story = {
  render: () => (
    <div className="story-column">
      <NumberField label="Medium" min={4} max={78} defaultValue={31} />
      <NumberField label="Large" size="large" min={4} max={78} defaultValue={31} />
    </div>
  ),
};
export const Decimals: Story = {
  args: { label: 'Share of sales', help: '', min: 0, max: 40, step: 0.5, defaultValue: 12.5 },
  render: (args) => (
    <div className="story-column">
      <NumberField {...args}>
        <span slot="end">%</span>
      </NumberField>
    </div>
  ),
};
export const German: Story = {
  args: { label: 'Anteil', help: '', min: 0, max: 5000, step: 0.25, defaultValue: 1250.75 },
  globals: { locale: 'de' },
};
