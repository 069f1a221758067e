import {
  API_KEY_PREFIX,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  updateApiKey,
  type ApiKey,
} from '@plinth/api-client/demo/api-keys';
import { created, ok, refuse } from '#engine/response.ts';
import type { Changes, Database } from '../database.ts';
import { handle, type Domain } from '../handle.ts';
import { sortRows } from '../lists.ts';
import { apiKeys, KEY_LENGTH } from './seed.ts';

/** Changes a key that works. */
function changeKey(database: Database, id: number, changes: Changes<ApiKey>) {
  const table = database.table(apiKeys);
  const current = table.find(id);
  if (current?.isRevoked) return refuse(409, 'This key has been revoked');
  const apiKey = table.update(id, changes);
  return apiKey ? ok({ apiKey }) : refuse(404, 'There is no such key');
}

/** The API keys. */
export const apiKeyList: Domain = {
  calls: [
    handle(
      listApiKeys,
      ({ database }) => ok({ keys: sortRows(database.table(apiKeys).rows, ({ id }) => id, 'desc') }),
      [],
    ),
    handle(
      createApiKey,
      ({ context, database, now, body: { name, type } }) =>
        created({
          apiKey: database.table(apiKeys).add({
            name,
            type,
            key: API_KEY_PREFIX + context.newId().replaceAll('-', '').padStart(KEY_LENGTH, '0'),
            created: now.toISOString(),
            lastUsed: null,
            isRevoked: false,
          }),
        }),
      [{ name: 'Scale of the bakery', type: 'Read Only' }],
      { hasFormBody: true },
    ),
    handle(
      updateApiKey,
      ({ database, body: { id, name, type } }) => changeKey(database, id, { name, type }),
      [{ id: 2, name: 'Stock list', type: 'Modify' }],
      { hasFormBody: true },
    ),
    handle(revokeApiKey, ({ database, body: { id } }) => changeKey(database, id, { isRevoked: true }), [{ id: 3 }]),
  ],
};
