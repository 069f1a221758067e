import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTimeField } from '#react/date-time-field.ts';

const meta = {
  title: 'Forms/Date time field',
  component: DateTimeField,
  args: { label: 'Meeting', help: 'In the time zone of your branch.', defaultValue: '2026-11-30T14:30' },
  render: (args) => (
    <div className="story-column">
      <DateTimeField {...args} />
    </div>
  ),
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const States: Story = {
  render: () => (
    <div className="story-column">
      <DateTimeField label="Empty" optional />
      <DateTimeField
        label="Too late"
        max="2026-11-30T12:00"
        defaultValue="2026-11-30T14:30"
        error="Enter a time in the morning."
      />
      <DateTimeField label="Disabled" defaultValue="2026-11-30T14:30" disabled disabledReason="Set by the branch." />
      <DateTimeField label="Large" size="large" defaultValue="2026-11-30T14:30" />
    </div>
  ),
};
export const German: Story = { ...States, globals: { locale: 'de' } };
