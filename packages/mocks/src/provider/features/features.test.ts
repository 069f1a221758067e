import { afterEach, expect, test } from 'vitest';
import { startServer } from '#testing/world.ts';

const mock = startServer();
const requestFlags = (headers: Record<string, string> = {}) =>
  fetch(`${mock.baseUrl}/features/proxy?appName=plinth`, { headers });

afterEach(() => mock.reset());

test('lists the flags without a session, each once and enabled', async () => {
  const response = await requestFlags();
  const { toggles } = (await response.json()) as { toggles: { name: string; enabled: boolean }[] };
  expect(toggles.length).toBeGreaterThan(1);
  expect(new Set(toggles.map(({ name }) => name)).size).toBe(toggles.length);
  expect(toggles.every(({ enabled }) => enabled)).toBe(true);
});

test('responds with 304 to a client with the current flags and 200 to others', async () => {
  const etag = (await requestFlags()).headers.get('etag')!;
  const response = await requestFlags({ 'If-None-Match': etag });
  expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await requestFlags({ 'If-None-Match': 'W/"older"' })).status).toBe(200);
});
