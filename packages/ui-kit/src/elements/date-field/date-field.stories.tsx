import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from '#react/date-field.ts';

const meta = {
  title: 'Forms/Date field',
  component: DateField,
  args: { label: 'Date of the invoice', help: 'As printed on the invoice.', defaultValue: '2026-11-23' },
  render: (args) => (
    <div className="story-column">
      <DateField {...args} />
    </div>
  ),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const States: Story = {
  render: () => (
    <div className="story-column">
      <DateField label="Empty" optional />
      <DateField
        label="Too late"
        max="2026-11-19"
        defaultValue="2026-11-23"
        error="Enter the day of the contract or one before it."
      />
      <DateField
        label="Disabled"
        defaultValue="2026-11-23"
        disabled
        disabledReason="Set when the contract was signed."
      />
      <DateField label="Large" size="large" defaultValue="2026-11-23" />
    </div>
  ),
};
export const German: Story = { ...States, globals: { locale: 'de' } };
