import type { BankAccount, BankConnection } from '@plinth/api-client/resources/banking';
import type { ChosenAccount, StoredConnection } from '#db.ts';
import { instantBefore, MINUTE_MS } from '#time.ts';

/** Creates a stored connection. */
export function makeConnection(
  id: string,
  institution: string,
  accounts: readonly ChosenAccount[],
  state: Pick<StoredConnection, 'status' | 'statusChangedAt' | 'readMinutesAgo'>,
): StoredConnection {
  return {
    id,
    institution,
    status: state.status,
    statusChangedAt: state.statusChangedAt,
    readMinutesAgo: state.readMinutesAgo,
    logo: null,
    Accounts: accounts.map((account) => ({
      id: account.id,
      subtype: account.subtype,
      institution,
      name: account.name,
      mask: account.mask,
    })),
  };
}

/** The connection as the provider returns it. */
export function connectionAt({ readMinutesAgo, ...connection }: StoredConnection, now: Date): BankConnection {
  const lastReadAt =
    readMinutesAgo === null ? connection.statusChangedAt : instantBefore(now, readMinutesAgo * MINUTE_MS);
  return { ...connection, lastReadAt };
}

/** Every account of the connections, each with the status of its connection. */
export const accountsOf = (connections: readonly StoredConnection[]): BankAccount[] =>
  connections.flatMap(({ Accounts, status }) =>
    Accounts.map((account) => ({ ...account, ProviderConnection: { status } })),
  );
