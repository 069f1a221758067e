import type { Role } from '@plinth/api-client/demo/roles';
import type { User, UserPlan, UserStatus } from '@plinth/api-client/demo/users';
import { describe, expect, it } from 'vitest';
import { countUsers, roleValues, userRoleName, userRoleOptions } from './user-fields.ts';

const userWith = (id: number, currentPlan: UserPlan, status: UserStatus): User => ({
  id,
  fullName: 'Ada Moreno',
  username: 'amoreno',
  email: 'ada.moreno@example.com',
  company: 'Moreno Maps',
  country: 'France',
  contact: '+33 1 00 00 00 00',
  role: 'editor',
  currentPlan,
  status,
  billing: 'Auto Debit',
  avatar: null,
  avatarColor: 'info',
});

const rights = { read: true, write: false, create: false };
const access = {
  user: rights,
  content: rights,
  disputes: rights,
  database: rights,
  financialManagement: rights,
  reporting: rights,
  apiControl: rights,
  repositoryManagement: rights,
  payroll: rights,
};
const roles: readonly Role[] = [
  { id: 2, slug: 'manager', name: 'Editor', builtIn: true, access, users: 10 },
  { id: 6, slug: 'auditor', name: 'Auditor', builtIn: false, access, users: 0 },
];

describe('countUsers', () => {
  it('counts every plan but the basic one as paid', () => {
    const users = [
      userWith(1, 'basic', 'active'),
      userWith(2, 'team', 'active'),
      userWith(3, 'enterprise', 'pending'),
      userWith(4, 'enterprise', 'inactive'),
    ];
    expect(countUsers(users)).toEqual({
      total: 4,
      paid: 3,
      paidActive: 1,
      paidPending: 1,
      byStatus: { active: 2, pending: 1, inactive: 1 },
      byPlan: { basic: 1, team: 1, company: 0, enterprise: 2 },
    });
  });
});

describe('the roles of users', () => {
  it('are the five that cannot be deleted, and the added ones', () => {
    expect(userRoleOptions(roles).map(({ label }) => label)).toEqual([
      'Admin',
      'Editor',
      'Author',
      'Maintainer',
      'Subscriber',
      'Auditor',
    ]);
  });

  it('are the values of a filter once they are known', () => {
    expect(roleValues(undefined)).toBeNull();
    expect(roleValues(roles)).toEqual(['admin', 'editor', 'author', 'maintainer', 'subscriber', 'auditor']);
  });

  it.each([
    ['admin', 'Admin'],
    ['auditor', 'Auditor'],
    ['toString', 'toString'],
  ])('"%s" is named %s', (role, name) => {
    expect(userRoleName(role, roles)).toBe(name);
  });
});
