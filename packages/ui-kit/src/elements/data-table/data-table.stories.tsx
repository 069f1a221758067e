import type { Meta, StoryObj } from '@storybook/react-vite';
import '#define/badge.ts';
import '#define/repayment-progress.ts';
import { Button } from '#react/button.ts';
import { Card } from '#react/card.ts';
import { DataTable } from '#react/data-table.ts';
import { EmptyState } from '#react/empty-state.ts';
import { contractTable, transactionTable } from '#testing/sample-tables.ts';

const meta: Meta<typeof DataTable> = {
  title: 'Data/Data table',
  component: DataTable,
  args: { label: 'Contracts', ...contractTable },
  render: (args) => (
    <Card flush>
      <h2 slot="heading">{args.label}</h2>
      <DataTable {...args} />
    </Card>
  ),
};

export default meta;
type Story = StoryObj<typeof DataTable>;

export const Overview: Story = {};

/** Rows with details, nine at a time. */
export const Transactions: Story = {
  args: { label: 'Transactions', ...transactionTable, paging: 'more', pageSize: 9, expanded: ['2'] },
};
export const Pages: Story = { args: { label: 'Transactions', ...transactionTable, paging: 'pages', pageSize: 5 } };
export const Sorted: Story = { args: { sort: { columnId: 'left', descending: true } } };

export const Loading: Story = { args: { rows: [], status: 'loading' } };
export const LoadingMore: Story = {
  args: {
    label: 'Transactions',
    ...transactionTable,
    paging: 'more',
    pageSize: 9,
    manual: true,
    total: 120,
    status: 'loading',
  },
};
export const Empty: Story = {
  render: (args) => (
    <Card flush>
      <DataTable {...args} rows={[]}>
        <EmptyState slot="empty" heading="No contracts yet" text="Your first appears here once it is approved.">
          <Button slot="action" variant="primary">
            Link a bank
          </Button>
        </EmptyState>
      </DataTable>
    </Card>
  ),
};
export const Failed: Story = { args: { rows: [], status: 'error' } };
export const LoadingMoreFailed: Story = {
  args: {
    label: 'Transactions',
    ...transactionTable,
    paging: 'more',
    pageSize: 9,
    manual: true,
    total: 120,
    status: 'error',
  },
};

export const Compact: Story = { globals: { density: 'compact' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
/** A table without a `narrow` renderer scrolls horizontally. */
export const Scrolling: Story = { args: { narrow: undefined }, globals: { viewport: { value: 'mobile1' } } };
