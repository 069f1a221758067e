import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeField } from '#react/time-field.ts';

const meta = {
  title: 'Forms/Time field',
  component: TimeField,
  args: { label: 'Opens at', help: 'In your own time zone.', defaultValue: '09:30' },
  render: (args) => (
    <div className="story-column">
      <TimeField {...args} />
    </div>
  ),
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const States: Story = {
  render: () => (
    <div className="story-column">
      <TimeField label="Empty" placeholder="9:30 AM" optional />
      <TimeField label="Too late" max="17:00" defaultValue="21:30" error="Enter a time within our hours." />
      <TimeField label="Disabled" defaultValue="09:30" disabled disabledReason="The shop opens at this time." />
    </div>
  ),
};
export const German: Story = { globals: { locale: 'de' } };
