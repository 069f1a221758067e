import { expect, it } from 'vitest';
import { hrefOf } from '#core/routes/href.ts';
import { homeOf } from './home.ts';

it.each([
  [{ kind: 'product' }, hrefOf('dashboard')],
  [{ kind: 'demo', role: 'admin' }, '/'],
  [{ kind: 'demo', role: 'client' }, '/access-control'],
] as const)('returns for %j the home page %s', (session, home) => {
  expect(homeOf(session)).toBe(home);
});
