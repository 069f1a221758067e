import type { Role } from '@plinth/api-client/demo/roles';

/** Returns the name of a role; its slug while the roles are unknown. */
export const roleName = (slug: string, roles: readonly Role[]): string =>
  roles.find((role) => role.slug === slug)?.name ?? slug;
