import {
  accountUpdateSchema,
  getAccountExtras,
  getAccountSettings,
  updateAccount,
  type AccountExtras,
  type AccountSettings,
  type AccountUpdate,
} from '@plinth/api-client/demo/account';
import type { Account } from '@plinth/api-client/demo/session';
import { USER_PLANS } from '@plinth/api-client/demo/users';
import { isSchemaError, type SchemaError } from '@plinth/api-client/errors';
import { parse } from '@plinth/api-client/schema';
import { ok, refuse, type DemoError, type MockResponse } from '#engine/response.ts';
import type { DemoContext } from '../context.ts';
import { handle, type Domain } from '../handle.ts';
import { accountOf, hasPassword, setPassword } from '../session/accounts.ts';
import { users } from '../users/seed.ts';
import { applyUpdate } from './changes.ts';
import { changeGeneral } from './general.ts';
import { historyOf, planOf, projectsOf, timelineOf } from './history.ts';
import { findOwner, type Owner } from './owner.ts';
import { accountSettings, firstSettings, type Settings } from './seed.ts';

const isEmpty = ({ scenario }: DemoContext): boolean => scenario === 'empty';

function settingsOf(context: DemoContext, owner: Owner): Settings {
  const stored = context.database.table(accountSettings).rows.find(({ key }) => key === owner.key);
  const first = firstSettings(owner, context.clock(), isEmpty(context));
  if (!stored) return first;
  const { id: _id, key: _key, ...settings } = stored;
  return { ...first, ...settings };
}

function storeSettings({ database }: DemoContext, { key }: Owner, settings: Settings): void {
  const table = database.table(accountSettings);
  const stored = table.rows.find((row) => row.key === key);
  if (stored) table.update(stored.id, settings);
  else table.add({ ...settings, key });
}

/** Returns everything that is kept about an owner. */
function extrasOf(context: DemoContext, owner: Owner): AccountExtras {
  const now = context.clock();
  const { plan, company: _company, info: _info, lastId: _lastId, ...settings } = settingsOf(context, owner);
  const hasLists = owner.isSample && !isEmpty(context);
  return {
    ...settings,
    plan: planOf(owner, plan ?? owner.plan, now),
    history: hasLists ? historyOf(owner, now) : [],
    projects: hasLists ? projectsOf(owner, now) : [],
    timeline: hasLists ? timelineOf(owner, now) : [],
  };
}

/** Returns the settings of an account. */
function accountSettingsOf(context: DemoContext, owner: Owner, account: Account): AccountSettings {
  const { username, fullName, email, avatar } = account;
  const { company, info, social, connections, notification } = settingsOf(context, owner);
  return { general: { username, fullName, email, company, avatar }, info, social, connections, notification };
}

/** Returns the error of data that are not valid, at their field. */
function errorAt({ path, message }: SchemaError): DemoError {
  const [, field] = path.split('.');
  return field === undefined ? 'The section is not valid' : { [field]: message.replace(`${path}: `, '') };
}

/** Sets the plan of a user, which is a field of the user list. */
function setUserPlan({ database }: DemoContext, userId: number, plan: string): MockResponse<never> | null {
  const currentPlan = USER_PLANS.find((name) => name === plan);
  if (currentPlan === undefined) return refuse(400, { name: 'A user can’t have this plan' });
  database.table(users).update(userId, { currentPlan });
  return null;
}

/** Changes the password of the account that calls. That of a user, who cannot sign in, does not exist. */
function changePassword(
  { database, newId }: DemoContext,
  accountId: number,
  userId: number | undefined,
  { currentPassword, newPassword }: Extract<AccountUpdate, { readonly section: 'security' }>['data'],
): MockResponse<never> | null {
  if (userId !== undefined) return refuse(400, 'Only the own password can be changed');
  if (!hasPassword(database, accountId, currentPassword)) {
    return refuse(400, { currentPassword: 'That password isn’t right' });
  }
  setPassword(database, accountId, newPassword, newId());
  return null;
}

/** Returns the section that a request changes, or the response that refuses it. */
function updateOf(section: string, data: object): AccountUpdate | MockResponse<never> {
  try {
    return parse(accountUpdateSchema, { section, data });
  } catch (error) {
    if (!isSchemaError(error)) throw error;
    return refuse(400, errorAt(error));
  }
}

const noSuchUser = () => refuse(404, 'There is no such user');

/** The settings of users and accounts. */
export const accountSettingList: Domain = {
  calls: [
    handle(
      getAccountSettings,
      ({ context, database, accountId }) => {
        const account = accountOf(database, accountId);
        const owner = findOwner(database, accountId, undefined);
        return account && owner ? ok(accountSettingsOf(context, owner, account)) : noSuchUser();
      },
      [],
    ),
    handle(
      getAccountExtras,
      ({ context, database, accountId, query: { userId } }) => {
        const owner = findOwner(database, accountId, userId);
        return owner ? ok(extrasOf(context, owner)) : noSuchUser();
      },
      [{ userId: 4 }],
    ),
    handle(
      updateAccount,
      async ({ context, database, now, accountId, body: { userId, section, data } }) => {
        const owner = findOwner(database, accountId, userId);
        if (!owner) return noSuchUser();
        const update = updateOf(section, data);
        if ('status' in update) return update;
        if (userId !== undefined && (update.section === 'general' || update.section === 'info')) {
          return refuse(400, 'Only the own account can be changed');
        }
        if (update.section === 'general') {
          const refusal = await changeGeneral(context, accountId, update.data);
          if (refusal) return refusal;
          storeSettings(context, owner, { ...settingsOf(context, owner), company: update.data.company });
          return ok(extrasOf(context, owner));
        }
        if (update.section === 'security') {
          const refusal = changePassword(context, accountId, userId, update.data);
          return refusal ?? ok(extrasOf(context, owner));
        }
        if (update.section === 'plan' && userId !== undefined) {
          const refusal = setUserPlan(context, userId, update.data.name);
          return refusal ?? ok(extrasOf(context, { ...owner, plan: update.data.name }));
        }
        const result = applyUpdate(settingsOf(context, owner), update, now);
        if (result.status !== 'changed') return refuse(result.status === 'missing' ? 404 : 400, result.error);
        storeSettings(context, owner, result.settings);
        return ok(extrasOf(context, owner));
      },
      [{ userId: 4, section: 'devices', data: { removedId: 1 } }],
    ),
  ],
};
