import { html } from 'lit';
import '#define/button.ts';
import { formatDate, formatMoney } from '#format/format.ts';
import { Card } from '#react/card.ts';
import { DataGrid } from '#react/data-grid.ts';
import type { Guidance } from '#testing/guidance.ts';
import { payoutActions, payouts, type Payout } from '#testing/sample-grid.ts';
import type { GridColumn } from './data-grid.types.ts';

/** Amounts of three, four and five digits. */
const ROWS = payouts(40).filter((_row, index) => [1, 3, 12, 38].includes(index));

const PAYOUT: GridColumn<Payout> = {
  id: 'id',
  header: 'Payout',
  accessor: (row) => row.id,
  rowHeader: true,
  width: '7rem',
};
const AMOUNT: GridColumn<Payout> = {
  id: 'amount',
  header: 'Amount',
  accessor: (row) => row.amount / 100,
  cell: (row) => formatMoney(row.amount),
  align: 'end',
  width: '7rem',
};

const ALIGNED: readonly GridColumn<Payout>[] = [PAYOUT, AMOUNT];
const UNALIGNED: readonly GridColumn<Payout>[] = [PAYOUT, { ...AMOUNT, align: 'start' }];
const WITH_BUTTONS: readonly GridColumn<Payout>[] = [
  PAYOUT,
  {
    id: 'actions',
    header: 'Actions',
    cell: () => html`<plinth-button size="small">Open</plinth-button> <plinth-button size="small">Hold</plinth-button>`,
    width: '9rem',
  },
];
const WITH_MENU: readonly GridColumn<Payout>[] = [
  PAYOUT,
  {
    id: 'paid',
    header: 'Paid',
    accessor: (row) => row.paid,
    cell: (row) => formatDate(row.paid, 'short'),
    width: '7rem',
  },
];

export const guidance: Guidance = [
  {
    do: {
      picture: (
        <Card flush>
          <DataGrid label="Payouts" columns={ALIGNED} rows={ROWS} />
        </Card>
      ),
      alt: 'A grid of payouts whose amounts are aligned to the end of their column.',
      reason: 'Align amounts to the end, so that their digits line up and the largest one stands out.',
    },
    dont: {
      picture: (
        <Card flush>
          <DataGrid label="Payouts" columns={UNALIGNED} rows={ROWS} />
        </Card>
      ),
      alt: 'A grid of payouts whose amounts are aligned to the start of their column.',
      reason: 'Don’t align amounts to the start: $922 then looks almost as large as $95,028.',
    },
  },
  {
    do: {
      picture: (
        <Card flush>
          <DataGrid label="Payouts" columns={WITH_MENU} rows={ROWS} actions={payoutActions} />
        </Card>
      ),
      alt: 'A grid of payouts with their dates and, at the end of each row, a button that opens a menu.',
      reason: 'Put the actions of a row into its menu, which leaves the space to the data.',
    },
    dont: {
      picture: (
        <Card flush>
          <DataGrid label="Payouts" columns={WITH_BUTTONS} rows={ROWS} />
        </Card>
      ),
      alt: 'A grid of payouts with the buttons “Open” and “Hold” in each row.',
      reason: 'Don’t repeat buttons in every row: they draw more attention than the data.',
    },
  },
];
