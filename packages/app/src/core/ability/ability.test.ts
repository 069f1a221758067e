import { describe, expect, it } from 'vitest';
import { DEFAULT_ABILITY } from '#core/session/session.ts';
import { demoSessions } from '#testing/demo-sessions.ts';
import { abilityOf, type Permission } from './ability.ts';

const PERMISSIONS: readonly Permission[] = [
  ['read', 'Auth'],
  ['update', 'Auth'],
  ['read', 'ACL'],
  ['manage', 'Users'],
  ['read', 'DemoHome'],
  ['manage', 'all'],
];

describe('ability', () => {
  it.each([
    [{ kind: 'product', ability: DEFAULT_ABILITY }, ['read Auth', 'manage Users']],
    [{ kind: 'product', ability: [] }, ['manage Users']],
    [demoSessions.client, ['read Auth', 'read ACL', 'read DemoHome']],
    [demoSessions.admin, ['read Auth', 'update Auth', 'read ACL', 'manage Users', 'read DemoHome', 'manage all']],
  ] as const)('of %j allows only %j', (session, allowed) => {
    const isAllowed = abilityOf(session);
    const allowedPermissions = PERMISSIONS.filter((permission) => isAllowed(...permission));
    expect(allowedPermissions.map((permission) => permission.join(' '))).toEqual(allowed);
  });
});
