import { Badge } from '@plinth/ui-kit/react/badge';
import { userRoleName } from '#demo/_shared/users/user-fields.ts';
import { useRolesQuery } from '#demo/_shared/users/users-api.ts';

/** The role of a user, beside the name. */
export function UserRoleBadge({ role }: { readonly role: string }) {
  const { data: roles = [] } = useRolesQuery();
  return <Badge>{userRoleName(role, roles)}</Badge>;
}
