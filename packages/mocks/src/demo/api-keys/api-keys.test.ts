import { createApiKey, listApiKeys, revokeApiKey, updateApiKey } from '@plinth/api-client/demo/api-keys';
import { expect, test } from 'vitest';
import { NOW } from '#node.ts';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

const keys = async () => (await call(listApiKeys)).keys;

test('has four keys of their own, the newest first, of which one is revoked', async () => {
  const list = await keys();
  expect(list.map(({ id, isRevoked }) => [id, isRevoked])).toEqual([
    [4, false],
    [3, false],
    [2, false],
    [1, true],
  ]);
  expect(new Set(list.map(({ key }) => key)).size).toBe(4);
  for (const { key, created, lastUsed } of list) {
    expect(key).toMatch(/^plinth_demo_[\da-f]{32}$/);
    expect(Date.parse(created)).toBeLessThan(Date.parse(lastUsed ?? NOW.toISOString()));
  }
});

test('a new key is first, and different from the others', async () => {
  const { apiKey } = await call(createApiKey, { name: ' Till ', type: 'Modify' });
  expect(apiKey).toMatchObject({
    id: 5,
    name: 'Till',
    type: 'Modify',
    created: NOW.toISOString(),
    lastUsed: null,
    isRevoked: false,
  });
  expect(apiKey.key).toMatch(/^plinth_demo_\w{32}$/);
  const list = await keys();
  expect(list[0]).toEqual(apiKey);
  expect(new Set(list.map(({ key }) => key)).size).toBe(5);
});

test('a key without a name is refused at the field', async () => {
  const refusal = { status: 400, body: { error: { name: 'Please enter a valid API key name' } } };
  await expect(call(createApiKey, { name: ' ', type: 'Modify' })).rejects.toMatchObject(refusal);
  await expect(call(updateApiKey, { id: 2, name: '', type: 'Modify' })).rejects.toMatchObject(refusal);
});

test('a key is renamed and gets another type, and stays the same key', async () => {
  const before = (await keys()).find(({ id }) => id === 2);
  const { apiKey } = await call(updateApiKey, { id: 2, name: 'Stock', type: 'Read Only' });
  expect(apiKey).toEqual({ ...before, name: 'Stock', type: 'Read Only' });
});

test('a revoked key stays in the list and can no longer be changed', async () => {
  await call(revokeApiKey, { id: 3 });
  expect((await keys()).find(({ id }) => id === 3)?.isRevoked).toBe(true);
  const refusal = { status: 409, body: { error: 'This key has been revoked' } };
  await expect(call(updateApiKey, { id: 3, name: 'Report', type: 'Modify' })).rejects.toMatchObject(refusal);
  await expect(call(revokeApiKey, { id: 3 })).rejects.toMatchObject(refusal);
});

test('an unknown key is not found', async () => {
  const refusal = { status: 404, body: { error: 'There is no such key' } };
  await expect(call(updateApiKey, { id: 99, name: 'Report', type: 'Modify' })).rejects.toMatchObject(refusal);
  await expect(call(revokeApiKey, { id: 99 })).rejects.toMatchObject(refusal);
});
