import type { ChosenAccount } from '#db.ts';

/** A bank of the hosted page with the customer's accounts. */
export interface Institution {
  readonly name: string;
  readonly accounts: readonly ChosenAccount[];
}

const account = (mask: string, subtype: string, name: string): ChosenAccount => ({
  id: `account-${mask}`,
  name,
  subtype,
  mask,
});

/** The banks, sorted by name. */
export const INSTITUTIONS: readonly Institution[] = [
  {
    name: 'Alder Creek Bank',
    accounts: [account('2210', 'checking', 'Operating'), account('2218', 'savings', 'Reserve')],
  },
  { name: 'Bellwether Bank', accounts: [account('5532', 'checking', 'Business checking')] },
  {
    name: 'Cobalt Federal',
    accounts: [account('1907', 'checking', 'Operating'), account('1915', 'checking', 'Payroll')],
  },
  { name: 'Harbor & Pine Credit Union', accounts: [account('6640', 'checking', 'Member checking')] },
  {
    name: 'Larkfield Bank',
    accounts: [
      account('4417', 'checking', 'Collections and top-ups'),
      account('4425', 'checking', 'Payroll'),
      account('9031', 'savings', 'Reserve'),
    ],
  },
  { name: 'Meridian Trust', accounts: [account('8126', 'savings', 'Savings only')] },
  { name: 'Northgate Business Bank', accounts: [account('7703', 'checking', 'Tax reserve')] },
  { name: 'Tidewater Credit Union', accounts: [account('0926', 'checking', 'Sales deposits')] },
  {
    name: 'Union Mill Savings',
    accounts: [account('3371', 'checking', 'Checking'), account('3380', 'savings', 'Savings')],
  },
];

/** The accounts at a bank; none for an unknown bank. */
export const accountsAt = (name: string): readonly ChosenAccount[] =>
  INSTITUTIONS.find((institution) => institution.name === name)?.accounts ?? [];
