import type { ChosenAccount } from '#db.ts';

/** An account on the hosted page. */
export interface HostedAccount extends ChosenAccount {
  /** In minor units. */
  readonly balance: number;
}

/** A bank of the hosted page with the customer's accounts. */
export interface Institution {
  readonly name: string;
  readonly accounts: readonly HostedAccount[];
}

const account = (mask: string, subtype: string, name: string, balance: number): HostedAccount => ({
  id: `account-${mask}`,
  name,
  subtype,
  mask,
  balance,
});

/** The banks, sorted by name. */
export const INSTITUTIONS: readonly Institution[] = [
  {
    name: 'Alder Creek Bank',
    accounts: [account('2210', 'checking', 'Operating', 3_184_250), account('2218', 'savings', 'Reserve', 1_250_000)],
  },
  { name: 'Bellwether Bank', accounts: [account('5532', 'checking', 'Business checking', 2_290_415)] },
  {
    name: 'Cobalt Federal',
    accounts: [account('1907', 'checking', 'Operating', 6_120_038), account('1915', 'checking', 'Payroll', 880_000)],
  },
  { name: 'Harbor & Pine Credit Union', accounts: [account('6640', 'checking', 'Member checking', 1_907_790)] },
  {
    name: 'Larkfield Bank',
    accounts: [
      account('4417', 'checking', 'Collections and top-ups', 4_418_205),
      account('4425', 'checking', 'Payroll', 1_260_533),
      account('9031', 'savings', 'Reserve', 9_000_000),
    ],
  },
  { name: 'Meridian Trust', accounts: [account('8126', 'savings', 'Savings only', 5_210_000)] },
  { name: 'Northgate Business Bank', accounts: [account('7703', 'checking', 'Tax reserve', 740_000)] },
  { name: 'Tidewater Credit Union', accounts: [account('0926', 'checking', 'Sales deposits', 4_821_037)] },
  {
    name: 'Union Mill Savings',
    accounts: [account('3371', 'checking', 'Checking', 2_654_000), account('3380', 'savings', 'Savings', 310_000)],
  },
];

/** The accounts at a bank; none for an unknown bank. */
export const accountsAt = (name: string): readonly HostedAccount[] =>
  INSTITUTIONS.find((institution) => institution.name === name)?.accounts ?? [];
