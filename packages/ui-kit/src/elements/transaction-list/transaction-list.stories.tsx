import type { Meta, StoryObj } from '@storybook/react-vite';
import { TransactionList } from '#react/transaction-list.ts';

const TRANSACTIONS = [
  {
    id: 'a',
    date: '2026-11-18T15:00:00Z',
    label: 'Collection',
    description: 'Week 12 of 31',
    amount: -410_000,
    state: 'pending' as const,
  },
  {
    id: 'b',
    date: '2026-11-16T15:00:00Z',
    label: 'Glassworks of the northern harbor and its warehouse company',
    description: 'Virtual card ····2231',
    amount: -86_450,
  },
  { id: 'c', date: '2026-11-16T09:00:00Z', label: 'Funding', amount: 2_500_000 },
  { id: 'd', date: '2025-12-30T09:00:00Z', label: 'Collection', amount: -410_000, state: 'failed' as const },
];

const meta = {
  title: 'Financing/Transaction list',
  component: TransactionList,
  args: { label: 'Transactions', transactions: TRANSACTIONS },
  render: (args) => (
    <div className="story-column">
      <TransactionList {...args} />
    </div>
  ),
} satisfies Meta<typeof TransactionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Selectable: Story = { args: { selectable: true } };
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error' } };
export const Empty: Story = { args: { transactions: [] } };
