import { checkingOf, isDisconnected, type BankConnection } from '@plinth/api-client/resources/banking';
import type { Integration } from '@plinth/api-client/resources/integration';
import { dataOf, type Panel } from '#core/panel/panel.ts';
import type { AccountKind } from './next-steps.ts';

/** The panels with the accounts of each kind. */
export interface AccountPanels {
  readonly bank: Panel<readonly BankConnection[]>;
  readonly accounting: Panel<readonly Integration[]>;
  readonly commerce: Panel<readonly Integration[]>;
}

/** A linked bank or platform. */
export interface LinkedAccount {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  /** The number of checking accounts of a bank; null for a platform. */
  readonly checkingCount: number | null;
  /** Whether it needs a new sign-in. */
  readonly isDisconnected: boolean;
}

/** The accounts of a kind. */
export interface AccountGroup {
  readonly kind: AccountKind;
  readonly status: 'loading' | 'failed' | 'missing' | 'linked';
  readonly accounts: readonly LinkedAccount[];
}

const fromBank = (connection: BankConnection): LinkedAccount => ({
  id: connection.id,
  name: connection.institution,
  logo: connection.logo,
  checkingCount: checkingOf(connection.Accounts).length,
  isDisconnected: isDisconnected(connection),
});
const fromPlatform = ({ id, name }: Integration): LinkedAccount => ({
  id,
  name,
  logo: null,
  checkingCount: null,
  isDisconnected: false,
});

function groupOf(kind: AccountKind, { status }: Panel<unknown>, accounts: readonly LinkedAccount[]): AccountGroup {
  if (status === 'failed') return { kind, status, accounts };
  if (status !== 'ready') return { kind, status: 'loading', accounts };
  return { kind, status: accounts.length === 0 ? 'missing' : 'linked', accounts };
}

/** Returns the accounts of each kind. The kinds that are missing come first. */
export function groupAccounts({ bank, accounting, commerce }: AccountPanels): readonly AccountGroup[] {
  const platforms = (panel: Panel<readonly Integration[]>) =>
    dataOf(panel, [])
      .filter(({ linked }) => linked)
      .map(fromPlatform);
  const groups = [
    groupOf('bank', bank, dataOf(bank, []).map(fromBank)),
    groupOf('accounting', accounting, platforms(accounting)),
    groupOf('commerce', commerce, platforms(commerce)),
  ];
  const isMissing = ({ status }: AccountGroup) => status === 'missing';
  return [...groups.filter(isMissing), ...groups.filter((group) => !isMissing(group))];
}
