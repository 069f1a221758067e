import { listSuggestions } from '@plinth/api-client/demo/autocomplete';
import { expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

test('has 100 suggestions by rank, each with a title and an id of its own', async () => {
  const { autoComplete } = await call(listSuggestions);
  expect(autoComplete.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100);
  expect(new Set(autoComplete.map(({ id }) => id)).size).toBe(100);
});
