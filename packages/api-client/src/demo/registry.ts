/** Every call of the demo's mock. The mock and its tests are derived from this list. */
import type { Call } from '../call.ts';
import * as account from './account.ts';
import * as apiKeys from './api-keys.ts';
import * as autocomplete from './autocomplete.ts';
import * as blog from './blog.ts';
import * as calendar from './calendar.ts';
import * as cards from './cards.ts';
import * as chat from './chat.ts';
import * as datatables from './datatables.ts';
import * as email from './email.ts';
import * as faq from './faq.ts';
import * as invoice from './invoice.ts';
import * as knowledgeBase from './knowledge-base.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as permissions from './permissions.ts';
import * as pricing from './pricing.ts';
import * as profile from './profile.ts';
import * as roles from './roles.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as shop from './shop.ts';
import * as todo from './todo.ts';
import * as users from './users.ts';

const isDeclaration = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'response' in value && 'name' in value;

const modules = [
  account,
  apiKeys,
  autocomplete,
  blog,
  calendar,
  cards,
  chat,
  datatables,
  email,
  faq,
  invoice,
  knowledgeBase,
  notifications,
  orders,
  permissions,
  pricing,
  profile,
  roles,
  search,
  session,
  shop,
  todo,
  users,
];

/** Every call that the modules of the demo export. */
export const demoCalls: readonly Call[] = modules.flatMap((module) =>
  Object.values(module).filter((value: unknown) => isDeclaration(value)),
);
