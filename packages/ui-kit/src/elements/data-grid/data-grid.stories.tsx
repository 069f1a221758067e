import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney } from '#format/format.ts';
import { Button } from '#react/button.ts';
import { Card } from '#react/card.ts';
import { DataGrid } from '#react/data-grid.ts';
import { EmptyState } from '#react/empty-state.ts';
import { argTypes } from '#testing/arg-types.ts';
import { payoutActions, payoutColumns, payoutGrid, payouts, type Payout } from '#testing/sample-grid.ts';

const allFeatures = {
  selectable: true,
  searchable: true,
  configurable: true,
  exportable: true,
  actions: payoutActions,
  details: (row: Payout) => `${row.orders} orders, fee ${formatMoney(row.fee)}`,
};

const meta: Meta<typeof DataGrid> = {
  title: 'Elements/Data grid',
  component: DataGrid,
  argTypes: argTypes('data-grid'),
  args: { ...payoutGrid, ...allFeatures },
  render: (args) => (
    <Card flush>
      <h2 slot="heading">{args.label}</h2>
      <DataGrid {...args} />
    </Card>
  ),
};

export default meta;
type Story = StoryObj<typeof DataGrid>;

export const Overview: Story = { args: { state: { pinned: { start: ['id'], end: [] } } } };

/** Rows and columns without further features. */
export const Plain: Story = {
  args: {
    selectable: false,
    searchable: false,
    configurable: false,
    exportable: false,
    actions: undefined,
    details: undefined,
    columns: payoutColumns.filter(({ filter }) => filter === undefined),
  },
};
export const Pages: Story = { args: { paging: 'pages', state: { pageSize: 8 } } };
/** A grid with 100,000 rows renders only the visible ones. */
export const ManyRows: Story = { args: { rows: payouts(100_000) } };
export const SortedByTwoColumns: Story = {
  args: {
    state: {
      sort: [
        { columnId: 'city', descending: false },
        { columnId: 'amount', descending: true },
      ],
    },
  },
};
export const Filtered: Story = {
  args: {
    state: {
      filters: [
        { columnId: 'city', value: 'Lyon' },
        { columnId: 'orders', min: 20 },
      ],
    },
  },
};
export const Selected: Story = {
  args: { selected: ['P-000002', 'P-000003'] },
  render: (args) => (
    <Card flush>
      <DataGrid {...args}>
        <Button slot="bulk" size="small">
          Hold
        </Button>
      </DataGrid>
    </Card>
  ),
};
export const Expanded: Story = { args: { expanded: ['P-000002'] } };
export const PinnedColumns: Story = {
  args: { state: { pinned: { start: ['id'], end: ['amount'] } } },
  globals: { viewport: { value: 'tablet' } },
};
export const HiddenColumns: Story = { args: { state: { hidden: ['city', 'paid'] } } };

export const Loading: Story = { args: { rows: [], status: 'loading' } };
export const NoMatches: Story = { args: { state: { search: 'no such payout' } } };
export const Empty: Story = {
  render: (args) => (
    <Card flush>
      <DataGrid {...args} rows={[]}>
        <EmptyState slot="empty" heading="No payouts yet" text="Your first appears here once a shop pays." />
      </DataGrid>
    </Card>
  ),
};
export const Failed: Story = { args: { rows: [], status: 'error' } };

export const Compact: Story = { globals: { density: 'compact' } };
export const Narrow: Story = {
  args: { state: { pinned: { start: ['id'], end: ['amount'] } } },
  globals: { viewport: { value: 'mobile1' } },
};
