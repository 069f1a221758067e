import type { CompanyRecord } from '@plinth/api-client/resources/users';
import { OWNER_EMAIL } from '#scenarios/registry.ts';
import { PREFIX, type KeyValueStore } from '#store.ts';

const STORAGE_KEY = `${PREFIX}companies`;

const OWNER: CompanyRecord = {
  id: 'company-0001',
  fullName: 'Ines Calloway',
  email: OWNER_EMAIL,
  loginProvider: 'email',
};

const PROVIDERS: Readonly<Record<string, string>> = {
  password: 'email',
  'google.com': 'gmail',
  'microsoft.com': 'microsoft',
};

/** The login provider of the company record (product.md#entities); `null` when it is unknown. */
export const loginProviderOf = (providerId: string): string | null => PROVIDERS[providerId] ?? null;

/** Finds the record of an email address in any case; `null` when there is none. */
export function findCompany(store: KeyValueStore, email: string): CompanyRecord | null {
  const normalizedEmail = email.trim().toLowerCase();
  return companies(store).find((company) => company.email.toLowerCase() === normalizedEmail) ?? null;
}

/** Stores a new record. Records are shared by all users: sign-up reads them before there is a user. */
export function addCompany(store: KeyValueStore, company: CompanyRecord): void {
  store.write(STORAGE_KEY, JSON.stringify([...companies(store), company]));
}

function companies(store: KeyValueStore): CompanyRecord[] {
  try {
    const value: unknown = JSON.parse(store.read(STORAGE_KEY) ?? 'null');
    return Array.isArray(value) ? (value as CompanyRecord[]) : [OWNER];
  } catch {
    return [OWNER];
  }
}
