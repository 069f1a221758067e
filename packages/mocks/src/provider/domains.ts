import { accounting } from './accounting/accounting.ts';
import { banking } from './banking/banking.ts';
import { commerce } from './commerce/commerce.ts';
import { connections } from './connections/connections.ts';
import { contracts } from './contracts/contracts.ts';
import { customers } from './customers/customers.ts';
import { features } from './features/features.ts';
import { files } from './files/files.ts';
import type { Domain } from './handle.ts';
import { leads } from './leads/leads.ts';
import { promotions } from './promotions/promotions.ts';
import { tasks } from './tasks/tasks.ts';
import { topups } from './topups/topups.ts';
import { users } from './users/users.ts';
import { virtualCards } from './virtual-cards/virtual-cards.ts';

/** Every area of the provider. */
export const domains: readonly Domain[] = [
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
];
