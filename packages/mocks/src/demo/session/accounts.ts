/** The accounts of the demo: two from the start, and those that are registered. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Account } from '@plinth/api-client/demo/session';
import { defineTable, type Database, type Owner } from '../database.ts';
import { isSameText } from '../lists.ts';
import { ADMIN_EMAIL, ADMIN_NAME, CLIENT_NAME } from '../people.ts';
import { countCartItems } from '../shop/cart.ts';
import { users } from '../users/seed.ts';

/** A stored account. Its password is stored as a salted digest. */
interface StoredAccount extends Omit<Account, 'extras'> {
  readonly salt: string;
  readonly passwordDigest: string;
}

/** Id of the administrator's account. */
export const ADMIN_ID = 1;

const MANAGE_ALL = [{ action: 'manage', subject: 'all' }];

const accounts = defineTable<StoredAccount>({
  name: 'accounts',
  isKept: true,
  isKeptWhenEmpty: true,
  seed: () => [
    {
      id: ADMIN_ID,
      fullName: ADMIN_NAME,
      username: 'ines',
      avatar: null,
      email: ADMIN_EMAIL,
      role: 'admin',
      ability: MANAGE_ALL,
      salt: 'plinth',
      // The password is `admin`.
      passwordDigest: '986e46f1d798ee8855e8a174ddd69fae636f1e24946ff17f0a1127c53c6e0ce3',
    },
    {
      id: 2,
      fullName: CLIENT_NAME,
      username: 'noor',
      avatar: null,
      email: 'client@demo.com',
      role: 'client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
      salt: 'plinth',
      // The password is `client`.
      passwordDigest: '5f53275844c482cf20e8fb347b72ac0b6026ef39be5ac9346a54a9f37ebea77b',
    },
  ],
});

/** Returns the digest of a password. The browser's own digests need a secure context. */
const digestOf = (salt: string, password: string): string =>
  bytesToHex(sha256(new TextEncoder().encode(`${salt}:${password}`)));

/** Returns an account as it is sent: without its password. */
export function accountOf(database: Database, id: number): Account | null {
  const stored = database.table(accounts).find(id);
  if (!stored) return null;
  const { salt: _salt, passwordDigest: _digest, ...account } = stored;
  return { ...account, extras: { eCommerceCartItemsCount: countCartItems(database.of(id)) } };
}

/** Returns who owns the rows of an account: of one that does not exist, the administrator. */
export function ownerOf(database: Database, id: number): Owner {
  const { fullName, email } = database.table(accounts).find(id) ?? { fullName: ADMIN_NAME, email: ADMIN_EMAIL };
  return { id, fullName, email };
}

/** Whether an account may manage a subject. */
export const mayManage = (database: Database, id: number, subject: string): boolean =>
  database
    .table(accounts)
    .find(id)
    ?.ability.some((rule) => rule.action === 'manage' && (rule.subject === subject || rule.subject === 'all')) ?? false;

/** Returns the id of the account with this e-mail; null when there is none. */
export const findAccountId = (database: Database, email: string): number | null =>
  database.table(accounts).rows.find((account) => isSameText(account.email, email))?.id ?? null;

/** Whether an account is suspended: the user with its email is inactive. */
export function isSuspended(database: Database, id: number): boolean {
  const email = database.table(accounts).find(id)?.email;
  return (
    email !== undefined &&
    database.table(users).rows.some((user) => user.status === 'inactive' && isSameText(user.email, email))
  );
}

/** Whether the password is that of the account. */
export function hasPassword(database: Database, id: number, password: string): boolean {
  const account = database.table(accounts).find(id);
  return account !== undefined && digestOf(account.salt, password) === account.passwordDigest;
}

/** Stores another password of an account. @param salt a new random text. */
export function setPassword(database: Database, id: number, password: string, salt: string): void {
  database.table(accounts).update(id, { salt, passwordDigest: digestOf(salt, password) });
}

/** Which of the names of an account are taken by others. @param ownId the account that has them; null for a new one. */
export function takenNames(
  database: Database,
  { email, username }: Pick<Account, 'email' | 'username'>,
  ownId: number | null = null,
): { readonly email: boolean; readonly username: boolean } {
  const others = database.table(accounts).rows.filter(({ id }) => id !== ownId);
  return {
    email: others.some((account) => isSameText(account.email, email)),
    username: others.some((account) => isSameText(account.username, username)),
  };
}

/** Changes the names and the picture of an account. */
export function changeAccount(
  database: Database,
  id: number,
  changes: Pick<Account, 'email' | 'username' | 'fullName' | 'avatar'>,
): void {
  database.table(accounts).update(id, changes);
}

/** Adds an account with the role of an administrator (product.md#permissions). @param salt a new random text. */
export function addAccount(
  database: Database,
  { email, username, password, salt }: Readonly<Record<'email' | 'username' | 'password' | 'salt', string>>,
): number {
  const passwordDigest = digestOf(salt, password);
  const { id } = database.table(accounts).add({
    fullName: username,
    username,
    avatar: null,
    email,
    role: 'admin',
    ability: MANAGE_ALL,
    salt,
    passwordDigest,
  });
  return id;
}
