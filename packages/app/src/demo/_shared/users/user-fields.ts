import { userRoleOf, type Role } from '@plinth/api-client/demo/roles';
import {
  BILLING_METHODS,
  USER_PLANS,
  USER_STATUSES,
  type User,
  type UserPlan,
  type UserStatus,
} from '@plinth/api-client/demo/users';
import { iconCrown, iconFeather, iconShield, iconSquarePen, iconUser, iconWrench } from '@plinth/ui-kit/icons';

/** A value that a user chooses, with its name. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The names and icons of the user roles that cannot be deleted. */
const BUILT_IN_ROLES: Readonly<Record<string, { readonly label: string; readonly icon: string }>> = {
  admin: { label: 'Admin', icon: iconCrown },
  editor: { label: 'Editor', icon: iconSquarePen },
  author: { label: 'Author', icon: iconFeather },
  maintainer: { label: 'Maintainer', icon: iconWrench },
  subscriber: { label: 'Subscriber', icon: iconUser },
};

const builtInRole = (role: string) => (Object.hasOwn(BUILT_IN_ROLES, role) ? BUILT_IN_ROLES[role] : undefined);

/** Returns the name of a user's role. @param roles the list of roles, which has the names of added ones. */
export function userRoleName(role: string, roles: readonly Role[]): string {
  return builtInRole(role)?.label ?? roles.find(({ slug }) => slug === role)?.name ?? role;
}

/** Returns the icon of a user's role. */
export const userRoleIcon = (role: string): string => builtInRole(role)?.icon ?? iconShield;

/** Returns the roles that a user can have: those that cannot be deleted, and the added ones. */
export function userRoleOptions(roles: readonly Role[]): readonly Option[] {
  const added = roles
    .filter(({ builtIn }) => !builtIn)
    .map(({ slug, name }) => ({ value: userRoleOf(slug), label: name }));
  return [...Object.entries(BUILT_IN_ROLES).map(([value, { label }]) => ({ value, label })), ...added];
}

/** Returns the values of a filter by role; null while the roles are unknown. */
export const roleValues = (roles: readonly Role[] | undefined): readonly string[] | null =>
  roles ? userRoleOptions(roles).map(({ value }) => value) : null;

/** The names of the plans. */
export const PLAN_NAMES: Readonly<Record<UserPlan, string>> = {
  basic: 'Basic',
  team: 'Team',
  company: 'Company',
  enterprise: 'Enterprise',
};

/** The names of the states of a user, with the variant of the badge: the usual one is plain text. */
export const STATUSES: Readonly<
  Record<UserStatus, { readonly label: string; readonly variant: 'plain' | 'neutral' | 'warning' }>
> = {
  active: { label: 'Active', variant: 'plain' },
  pending: { label: 'Pending', variant: 'warning' },
  inactive: { label: 'Inactive', variant: 'neutral' },
};

export const PLAN_OPTIONS: readonly Option[] = USER_PLANS.map((value) => ({ value, label: PLAN_NAMES[value] }));
export const STATUS_OPTIONS: readonly Option[] = USER_STATUSES.map((value) => ({
  value,
  label: STATUSES[value].label,
}));
export const BILLING_OPTIONS: readonly Option[] = BILLING_METHODS.map((value) => ({ value, label: value }));

/** Counts of the users for the head of their list. */
export interface UserCounts {
  readonly total: number;
  readonly paid: number;
  readonly paidActive: number;
  readonly paidPending: number;
  readonly byStatus: Readonly<Record<UserStatus, number>>;
  readonly byPlan: Readonly<Record<UserPlan, number>>;
}

/** Counts users by state and plan. Every plan but the basic one is paid. */
export function countUsers(users: readonly User[]): UserCounts {
  const count = (matches: (user: User) => boolean): number => users.filter(matches).length;
  const isPaid = ({ currentPlan }: User): boolean => currentPlan !== 'basic';
  const byStatus = { active: 0, pending: 0, inactive: 0 };
  const byPlan = { basic: 0, team: 0, company: 0, enterprise: 0 };
  for (const { status, currentPlan } of users) {
    byStatus[status] += 1;
    byPlan[currentPlan] += 1;
  }
  return {
    total: users.length,
    paid: count(isPaid),
    paidActive: count((user) => isPaid(user) && user.status === 'active'),
    paidPending: count((user) => isPaid(user) && user.status === 'pending'),
    byStatus,
    byPlan,
  };
}
