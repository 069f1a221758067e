import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateRangePicker } from '#react/date-range-picker.ts';
import { settled } from '#testing/settled.ts';

const meta = {
  title: 'Forms/Date range picker',
  component: DateRangePicker,
  args: { label: 'Period', help: 'What the report covers.', defaultValue: '2026-11-01/2026-11-19' },
  render: (args) => (
    <div className="story-column">
      <DateRangePicker {...args} />
    </div>
  ),
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Open: Story = { args: { open: true, max: '2026-12-18' }, play: settled };
export const Presets: Story = {
  args: {
    open: true,
    presets: [
      { label: 'Last 7 days', value: '2026-11-13/2026-11-19' },
      { label: 'This month', value: '2026-11-01/2026-11-30' },
    ],
  },
  play: settled,
};
export const States: Story = {
  render: () => (
    <div className="story-column">
      <DateRangePicker label="Empty" optional />
      <DateRangePicker
        label="Reversed"
        defaultValue="2026-11-19/2026-11-01"
        error="Enter an end date on or after the start date."
      />
      <DateRangePicker label="Disabled" defaultValue="2026-11-01/2026-11-19" disabled />
    </div>
  ),
};
