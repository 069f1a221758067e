import { describe, expect, it } from 'vitest';
import { accessGrants, accessOf, everyGrant, grantsOf, RIGHT_COUNT, textOf, withGrant } from './role-access.ts';

describe('the grants of a role', () => {
  it.each([
    ['', 'write', true, 'user.read,user.write'],
    ['', 'create', true, 'user.read,user.create'],
    ['user.read', 'read', false, ''],
    ['user.read,user.write,user.create,content.read', 'read', false, 'content.read'],
    ['user.read,user.write', 'write', false, 'user.read'],
  ] as const)('of "%s", when the right to %s becomes %s, are "%s"', (before, right, isGranted, after) => {
    expect(textOf(withGrant(grantsOf(before), 'user', right, isGranted))).toBe(after);
  });

  it('survive the way to what a role may do and back', () => {
    expect(everyGrant(true).size).toBe(RIGHT_COUNT);
    expect(accessGrants(accessOf(everyGrant(true)))).toEqual(everyGrant(true));
    expect(textOf(accessGrants(accessOf(grantsOf('payroll.read,user.read'))))).toBe('user.read,payroll.read');
  });

  it('drop unknown names', () => {
    expect(textOf(grantsOf('user.read,user.delete,toString'))).toBe('user.read');
  });
});
