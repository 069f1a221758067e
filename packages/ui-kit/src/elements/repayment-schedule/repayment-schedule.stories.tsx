import type { Meta, StoryObj } from '@storybook/react-vite';
import { RepaymentSchedule } from '#react/repayment-schedule.ts';
import type { ScheduledPayment } from './repayment-schedule.ts';

const PAYMENTS: readonly ScheduledPayment[] = Array.from({ length: 31 }, (_, week) => ({
  date: new Date(Date.UTC(2026, 8, 14 + 7 * week)).toISOString().slice(0, 10),
  amount: week === 30 ? 405_000 : 410_000,
  ...(week < 9
    ? {
        state: 'paid' as const,
        request: `CR-${20_447 + week}`,
        reference: `PL${20_447 + week}`,
        details: [
          { label: 'Shopfront payouts', amount: 231_000 },
          { label: 'Card terminal, Division Street', amount: 179_000 },
        ],
      }
    : {}),
}));

const meta = {
  title: 'Financing/Repayment schedule',
  component: RepaymentSchedule,
  args: { label: 'Repayment plan of C-1077', payments: PAYMENTS, today: '2026-11-12' },
  render: (args) => (
    <div className="story-column">
      <RepaymentSchedule {...args} />
    </div>
  ),
} satisfies Meta<typeof RepaymentSchedule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const LatePayment: Story = {
  args: { payments: PAYMENTS.map((payment, week) => (week === 8 ? { ...payment, state: 'late' } : payment)), limit: 4 },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error' } };
export const Empty: Story = { args: { payments: [] } };
