import type { Role } from '@plinth/api-client/demo/roles';

/** The variants of a badge that a role can have. */
type ChipVariant = 'primary' | 'warning' | 'success' | 'info' | 'danger' | 'neutral';

const VARIANTS: Readonly<Record<string, ChipVariant>> = {
  administrator: 'primary',
  manager: 'warning',
  user: 'success',
  support: 'info',
  'restricted-user': 'danger',
};

/** Returns the variant of a role's badge; that of an added role is neutral. */
export const roleVariant = (slug: string): ChipVariant =>
  (Object.hasOwn(VARIANTS, slug) ? VARIANTS[slug] : undefined) ?? 'neutral';

/** Returns the name of a role; its slug while the roles are unknown. */
export const roleName = (slug: string, roles: readonly Role[]): string =>
  roles.find((role) => role.slug === slug)?.name ?? slug;
