import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant, recordId } from './fields.ts';

/** The kinds of access that a key can give. */
export const API_KEY_TYPES = [
  'Full Control',
  'Modify',
  'Read & Execute',
  'List Folder Contents',
  'Read Only',
  'Read Write',
] as const;

/** The kind of access that a key gives. */
export type ApiKeyType = (typeof API_KEY_TYPES)[number];

/** The prefix of every key. */
export const API_KEY_PREFIX = 'plinth_demo_';

const apiKeySchema = v.object({
  id: recordId,
  name: v.string(),
  type: v.picklist(API_KEY_TYPES),
  /** The whole key. Pages mask it. */
  key: v.string(),
  created: instant,
  /** Null until the key is used. */
  lastUsed: v.nullable(instant),
  /** A revoked key no longer works. It stays in the list. */
  isRevoked: v.boolean(),
});

/** An API key. */
export type ApiKey = v.InferOutput<typeof apiKeySchema>;

const keyFields = {
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a valid API key name')),
  type: v.picklist(API_KEY_TYPES),
};

const response = v.object({ apiKey: apiKeySchema });

/** Lists the API keys, the newest first. */
export const listApiKeys = defineCall({
  method: 'GET',
  path: '/api-key/data',
  response: v.object({ keys: v.array(apiKeySchema) }),
  assumed: true,
});

/** Creates an API key. */
export const createApiKey = defineCall({
  method: 'POST',
  path: '/api-key/create',
  body: v.object(keyFields),
  response,
  assumed: true,
});

/** Changes the name and the type of a key that has not been revoked. */
export const updateApiKey = defineCall({
  method: 'POST',
  path: '/api-key/update',
  body: v.object({ id: recordId, ...keyFields }),
  response,
  assumed: true,
});

/** Revokes a key for good. */
export const revokeApiKey = defineCall({
  method: 'POST',
  path: '/api-key/revoke',
  body: v.object({ id: recordId }),
  response,
  assumed: true,
});
