import { accountSettingList } from './account/account.ts';
import { apiKeyList } from './api-keys/api-keys.ts';
import { autocomplete } from './autocomplete/autocomplete.ts';
import { blog } from './blog/blog.ts';
import { calendar } from './calendar/calendar.ts';
import { cardFigures } from './cards/cards.ts';
import { chat } from './chat/chat.ts';
import { employeeList } from './datatables/datatables.ts';
import { email } from './email/email.ts';
import { faq } from './faq/faq.ts';
import type { CallHandler } from './handle.ts';
import { invoice } from './invoice/invoice.ts';
import { knowledgeBase } from './knowledge-base/knowledge-base.ts';
import { notifications } from './notifications/notifications.ts';
import { permissionList } from './permissions/permissions.ts';
import { pricing } from './pricing/pricing.ts';
import { profile } from './profile/profile.ts';
import { userRoles } from './roles/roles.ts';
import { search } from './search/search.ts';
import { session } from './session/session.ts';
import { shop } from './shop/shop.ts';
import { todo } from './todo/todo.ts';
import { userList } from './users/users.ts';

/** Every area of the demo. */
export const domains = [
  accountSettingList,
  apiKeyList,
  autocomplete,
  blog,
  calendar,
  cardFigures,
  chat,
  employeeList,
  email,
  faq,
  invoice,
  knowledgeBase,
  notifications,
  permissionList,
  pricing,
  profile,
  userRoles,
  search,
  session,
  shop,
  todo,
  userList,
];

/** The handler of every call of the demo. */
export const demoCallHandlers: readonly CallHandler[] = domains.flatMap(({ calls }) => calls);
