import { expect, test } from 'vitest';
import { splitIntegrations } from './integration.ts';

test('splits platforms into linked, available and unfinished', () => {
  const make = (id: string, linked: boolean, linkUrl: string | null) => ({ id, name: id, linked, linkUrl });
  const [a, b, c, d] = [make('a', true, 'u'), make('b', false, null), make('c', false, 'u'), make('d', false, 'u')];
  expect(splitIntegrations([a, b, c, d])).toEqual({ linked: [a], available: [b, d], awaiting: c });
  expect(splitIntegrations([])).toEqual({ linked: [], available: [], awaiting: null });
});
