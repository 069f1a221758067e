import type { Meta, StoryObj } from '@storybook/react-vite';
import { DatePicker } from '#react/date-picker.ts';
import { settled } from '#testing/settled.ts';

const isWeekend = (iso: string): boolean => [0, 6].includes(new Date(iso).getUTCDay());

const meta = {
  title: 'Forms/Date picker',
  component: DatePicker,
  args: { label: 'First payment', help: 'A working day.', defaultValue: '2026-11-23', isUnavailable: isWeekend },
  render: (args) => (
    <div className="story-column">
      <DatePicker {...args} />
    </div>
  ),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Open: Story = { args: { open: true, min: '2026-11-09', max: '2026-12-18' }, play: settled };
export const States: Story = {
  render: () => (
    <div className="story-column">
      <DatePicker label="Empty" optional />
      <DatePicker label="Not available" defaultValue="2026-11-22" error="This date isn’t available. Choose another." />
      <DatePicker
        label="Disabled"
        defaultValue="2026-11-23"
        disabled
        disabledReason="Set when the contract was signed."
      />
      <DatePicker label="Read-only" defaultValue="2026-11-23" readOnly />
      <DatePicker label="Clearable" defaultValue="2026-11-23" clearable optional />
    </div>
  ),
};
