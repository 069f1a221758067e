import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimePicker } from '#react/time-picker.ts';
import { settled } from '#testing/settled.ts';

const meta = {
  title: 'Forms/Time picker',
  component: TimePicker,
  args: {
    label: 'Call me at',
    help: 'In your own time zone.',
    min: '08:00',
    max: '18:00',
    step: 30,
    defaultValue: '09:30',
  },
  render: (args) => (
    <div className="story-column">
      <TimePicker {...args} />
    </div>
  ),
} satisfies Meta<typeof TimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Open: Story = { args: { open: true }, play: settled };
export const States: Story = {
  render: () => (
    <div className="story-column">
      <TimePicker label="Empty" placeholder="9:30 AM" optional />
      <TimePicker label="Too late" max="17:00" defaultValue="21:30" error="Enter 5:00 PM or earlier." />
      <TimePicker label="Disabled" defaultValue="09:30" disabled disabledReason="The shop opens at this time." />
    </div>
  ),
};
