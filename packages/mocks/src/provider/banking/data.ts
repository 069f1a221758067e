import type { BankAccount, BankConnection } from '@plinth/api-client';
import type { ChosenAccount, StoredConnection } from '#db.ts';
import { before, MINUTE } from '#time.ts';

/** A connection as it is kept. */
export function makeConnection(
  id: string,
  institution: string,
  accounts: readonly ChosenAccount[],
  standing: Pick<StoredConnection, 'status' | 'statusChangedAt' | 'readMinutesAgo'>,
): StoredConnection {
  return {
    id,
    institution,
    status: standing.status,
    statusChangedAt: standing.statusChangedAt,
    readMinutesAgo: standing.readMinutesAgo,
    logo: null,
    Accounts: accounts.map((account) => ({ ...account, institution })),
  };
}

/** A connection as the provider shows it. */
export function connectionAt({ readMinutesAgo, ...connection }: StoredConnection, now: Date): BankConnection {
  const lastReadAt = readMinutesAgo === null ? connection.statusChangedAt : before(now, readMinutesAgo * MINUTE);
  return { ...connection, lastReadAt };
}

/** Every account of the connections, each with the standing of its connection. */
export const accountsOf = (connections: readonly StoredConnection[]): BankAccount[] =>
  connections.flatMap(({ Accounts, status }) =>
    Accounts.map((account) => ({ ...account, ProviderConnection: { status } })),
  );
