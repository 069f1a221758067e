import type { AccountPlan } from '@plinth/api-client/demo/account';
import type { Database } from '../database.ts';
import { accountOf } from '../session/accounts.ts';
import { sampleUsers, users } from '../users/seed.ts';

/** Whom the settings are of: a user of the user list, or an account of the demo. */
export interface Owner {
  /** Key of the stored settings. */
  readonly key: string;
  readonly fullName: string;
  readonly company: string;
  readonly country: string;
  /** A phone number. */
  readonly contact: string;
  /** The plan without a stored one. */
  readonly plan: AccountPlan;
  /** Whether there are sample data of the owner. A person who was added has none. */
  readonly isSample: boolean;
}

/** The number of accounts that the demo starts with. */
const SAMPLE_ACCOUNTS = 2;

function ownAccount(database: Database, accountId: number): Owner | null {
  const account = accountOf(database, accountId);
  if (!account) return null;
  const isSample = accountId <= SAMPLE_ACCOUNTS;
  return {
    key: `account-${accountId}`,
    fullName: account.fullName,
    company: isSample ? 'Plinth' : '',
    country: 'United States',
    contact: '+1 503 555 0199',
    plan: isSample ? 'standard' : 'basic',
    isSample,
  };
}

/** Returns the user with the id or, without one, the account that calls; null when there is no such user. */
export function findOwner(database: Database, accountId: number, userId: number | undefined): Owner | null {
  if (userId === undefined) return ownAccount(database, accountId);
  const user = database.table(users).find(userId);
  if (!user) return null;
  const { fullName, company, country, contact, currentPlan } = user;
  const isSample = sampleUsers.some(({ id }) => id === userId);
  return { key: `user-${userId}`, fullName, company, country, contact, plan: currentPlan, isSample };
}
