import type { CompanyRecord } from '@plinth/api-client/resources/users';
import { PREFIX, readValue, writeValue, type KeyValueStore } from '#engine/store.ts';
import { OWNER_EMAIL } from '#scenarios/scenarios.ts';

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
export const addCompany = (store: KeyValueStore, company: CompanyRecord): void =>
  writeValue(store, STORAGE_KEY, [...companies(store), company]);

const companies = (store: KeyValueStore): readonly CompanyRecord[] =>
  readValue<readonly CompanyRecord[]>(store, STORAGE_KEY, Array.isArray) ?? [OWNER];
