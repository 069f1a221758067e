/** Every call of the provider, by resource. The client, the mock and the tests are derived from this object. */
import type { Declaration } from './call.ts';
import { accounting } from './resources/accounting.ts';
import { banking } from './resources/banking.ts';
import { commerce } from './resources/commerce.ts';
import { connections } from './resources/connections.ts';
import { contracts } from './resources/contracts.ts';
import { customers } from './resources/customers.ts';
import { features } from './resources/features.ts';
import { files } from './resources/files.ts';
import { leads } from './resources/leads.ts';
import { promotions } from './resources/promotions.ts';
import { tasks } from './resources/tasks.ts';
import { topups } from './resources/topups.ts';
import { users } from './resources/users.ts';
import { virtualCards } from './resources/virtual-cards.ts';

/** The resources of the client, each an object of declared calls. */
export const resources = {
  users,
  leads,
  customers,
  contracts,
  topups,
  banking,
  accounting,
  commerce,
  connections,
  virtualCards,
  tasks,
  files,
  promotions,
  features,
};

/** A method of the client and the declaration behind it. */
export interface RegistryEntry {
  readonly resource: string;
  readonly method: string;
  readonly declaration: Declaration;
}

/** Every method of the client with its declaration. */
export const registry: readonly RegistryEntry[] = Object.entries(resources).flatMap(([resource, methods]) =>
  Object.entries(methods).map(([method, declaration]) => ({
    resource,
    method,
    declaration: declaration as Declaration,
  })),
);

/** Every declared call and file transfer. */
export const declarations: readonly Declaration[] = registry.map(({ declaration }) => declaration);

/** Calls the client's method for a declaration. */
export function invoke(client: object, declaration: Declaration, input: readonly unknown[]): Promise<unknown> {
  const entry = registry.find((candidate) => candidate.declaration === declaration);
  if (!entry) throw new Error(`${declaration.name} is not in the registry`);
  const methods: unknown = Reflect.get(client, entry.resource);
  const method = Reflect.get(Object(methods), entry.method) as (...values: readonly unknown[]) => Promise<unknown>;
  return method(...input);
}
