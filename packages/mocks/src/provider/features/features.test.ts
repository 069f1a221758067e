import { afterEach, expect, test } from 'vitest';
import { startServer } from '#testing/world.ts';

const mock = startServer();
const ask = (headers: Record<string, string> = {}) =>
  fetch(`${mock.baseUrl}/features/proxy?appName=plinth`, { headers });

afterEach(() => mock.reset());

test('lists the flags without a session, each once and enabled', async () => {
  const response = await ask();
  const { toggles } = (await response.json()) as { toggles: { name: string; enabled: boolean }[] };
  expect(toggles.length).toBeGreaterThan(1);
  expect(new Set(toggles.map(({ name }) => name)).size).toBe(toggles.length);
  expect(toggles.every(({ enabled }) => enabled)).toBe(true);
});

test('answers 304 to a client with the current flags and 200 to others', async () => {
  const etag = (await ask()).headers.get('etag')!;
  const again = await ask({ 'If-None-Match': etag });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await ask({ 'If-None-Match': 'W/"older"' })).status).toBe(200);
});
