import { expect, test } from 'vitest';
import { abilityOf } from '#core/ability/ability.ts';
import { DEFAULT_ABILITY } from '#core/session/session.ts';
import { demoSessions } from '#testing/demo-sessions.ts';
import { DEMO_PAGES } from './pages.ts';

test.each([
  ['an admin', demoSessions.admin, []],
  ['a client', demoSessions.client, ['roles', 'permissions', 'users', 'user', 'api-keys', 'blog-edit']],
  ['a business', { kind: 'product', ability: DEFAULT_ABILITY }, ['dashboard-ecommerce', 'access-control']],
] as const)('all pages of the demo are open to %s but those that its ability forbids', (_name, session, closed) => {
  const allows = abilityOf(session);
  const closedPages = Object.values(DEMO_PAGES).filter(
    ({ entry }) => 'ability' in entry && entry.ability && !allows(...entry.ability),
  );
  expect(closedPages.map(({ id }) => id)).toEqual(closed);
});
