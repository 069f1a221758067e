import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney } from '#format/format.ts';
import { Button } from '#react/button.ts';
import { Card } from '#react/card.ts';
import { DataGrid } from '#react/data-grid.ts';
import { EmptyState } from '#react/empty-state.ts';
import {
  childPayouts,
  editablePayoutColumns,
  groupedPayoutColumns,
  payoutActions,
  payoutColumns,
  payoutGrid,
  payouts,
  payoutTree,
  type Payout,
} from '#testing/sample-grid.ts';

const tenPayouts = payouts(10);
const payoutDetails = (row: Payout) => `${row.orders} orders, fee ${formatMoney(row.fee)}`;

const meta: Meta<typeof DataGrid> = {
  title: 'Data/Data grid',
  component: DataGrid,
  args: {
    ...payoutGrid,
    rows: tenPayouts,
    selectable: true,
    searchable: true,
    configurable: true,
    exportable: true,
    actions: payoutActions,
    details: payoutDetails,
  },
  render: (args) => (
    <Card flush>
      <h2 slot="heading">Payouts</h2>
      <DataGrid {...args} />
    </Card>
  ),
};

export default meta;
type Story = StoryObj<typeof DataGrid>;

export const Overview: Story = { args: { state: { pinned: { start: ['id'], end: [] } } } };

const plainColumns = payoutColumns.filter(({ filter }) => filter === undefined);

/** Rows and columns without further features. */
export const Plain: Story = {
  args: {
    selectable: false,
    searchable: false,
    configurable: false,
    exportable: false,
    actions: undefined,
    details: undefined,
    columns: plainColumns,
  },
};
export const Pages: Story = { args: { rows: payoutGrid.rows, paging: 'pages', state: { pageSize: 8 } } };
const manyPayouts = payouts(100_000);

/** A grid with 100,000 rows renders only the visible ones. */
export const ManyRows: Story = {
  // Not as an argument, because Storybook copies arguments to its panel.
  render: (args) => (
    <Card flush>
      <h2 slot="heading">Payouts</h2>
      <DataGrid {...args} rows={manyPayouts} />
    </Card>
  ),
};
export const SortedByTwoColumns: Story = {
  args: {
    state: {
      sort: [
        { columnId: 'city', descending: false },
        { columnId: 'shop', descending: true },
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
/** With `getChildren`, rows contain others. */
export const Tree: Story = {
  args: {
    rows: payoutTree,
    getChildren: childPayouts,
    expanded: ['P-000001', 'P-000011'],
    state: { widths: { id: 200 } },
    details: undefined,
  },
};
/** Enter, F2, a double click or typing edits a cell of a column with `editable`. `validate` refuses values, and `setValue` returns the changed row. */
export const Editable: Story = { args: { columns: editablePayoutColumns } };
/** Users move rows with their handles: they drag them, or press them for a menu. The grid sets `rows` and emits `plinth-row-move`. */
export const Reorderable: Story = { args: { reorderable: true, details: undefined } };
export const Expanded: Story = { args: { expanded: ['P-000002'] } };
/** Columns with the same `group` have a header above them, and stay together when users move, resize and hide them. */
export const GroupedColumns: Story = { args: { columns: groupedPayoutColumns } };
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

export const PinnedColumns: Story = {
  args: { state: { pinned: { start: ['id'], end: ['amount'] } } },
  globals: { viewport: { value: 'tablet' } },
};
export const Compact: Story = { globals: { density: 'compact' } };
export const Narrow: Story = {
  args: { state: { pinned: { start: ['id'], end: ['amount'] } } },
  globals: { viewport: { value: 'mobile1' } },
};
