import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar } from '#react/calendar.ts';

const isWeekend = (iso: string): boolean => [0, 6].includes(new Date(iso).getUTCDay());

const meta = {
  title: 'Forms/Calendar',
  component: Calendar,
  args: { value: '2026-11-23' },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Range: Story = { args: { range: true, months: 2, value: '2026-11-18/2026-12-09' } };
export const SeveralDays: Story = { args: { multiple: true, value: '2026-11-18,2026-11-23,2026-11-24' } };
export const MonthSelect: Story = { args: { monthSelect: true } };
export const Presets: Story = {
  args: {
    range: true,
    months: 2,
    value: '2026-11-01/2026-11-30',
    presets: [
      { label: 'Last 7 days', value: '2026-11-17/2026-11-23' },
      { label: 'This month', value: '2026-11-01/2026-11-30' },
      { label: 'This quarter', value: '2026-10-01/2026-12-31' },
    ],
  },
};
export const Bounds: Story = { args: { min: '2026-11-09', max: '2026-12-11', isUnavailable: isWeekend } };
export const German: Story = { globals: { locale: 'de' } };
export const UmmAlQura: Story = {
  render: (args) => (
    <div lang="ar-SA-u-ca-islamic-umalqura" dir="rtl">
      <Calendar {...args} />
    </div>
  ),
};
