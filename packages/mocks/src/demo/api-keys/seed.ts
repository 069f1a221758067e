import { API_KEY_PREFIX, type ApiKey, type ApiKeyType } from '@plinth/api-client/demo/api-keys';
import { defineTable } from '../database.ts';
import { instantFrom } from '../dates.ts';

type Time = readonly [daysAgo: number, time: `${number}:${number}`];

interface SampleKey {
  readonly name: string;
  readonly type: ApiKeyType;
  readonly created: Time;
  readonly lastUsed: Time | null;
  readonly isRevoked?: true;
}

/** The oldest first. */
const SAMPLE_KEYS: readonly SampleKey[] = [
  {
    name: 'Old till',
    type: 'Full Control',
    created: [402, '09:12'],
    lastUsed: [171, '18:40'],
    isRevoked: true,
  },
  { name: 'Stock list of the warehouse', type: 'Read Write', created: [238, '14:05'], lastUsed: [0, '06:30'] },
  { name: 'Weekly report', type: 'Read Only', created: [93, '10:48'], lastUsed: [2, '07:00'] },
  { name: 'Label printer', type: 'Read & Execute', created: [11, '16:20'], lastUsed: null },
];

/** Number of characters of a key after its prefix. */
export const KEY_LENGTH = 32;
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The API keys, the oldest first. */
export const apiKeys = defineTable<ApiKey>({
  name: 'api-keys',
  seed: ({ now, random }) =>
    SAMPLE_KEYS.map(({ name, type, created, lastUsed, isRevoked = false }, index) => ({
      id: index + 1,
      name,
      type,
      key: API_KEY_PREFIX + Array.from({ length: KEY_LENGTH }, () => random.pick(DIGITS)).join(''),
      created: instantFrom(now, -created[0], created[1]),
      lastUsed: lastUsed && instantFrom(now, -lastUsed[0], lastUsed[1]),
      isRevoked,
    })),
});
