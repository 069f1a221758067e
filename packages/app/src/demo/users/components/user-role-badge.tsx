import { Badge } from '@plinth/ui-kit/react/badge';
import { userRoleName } from '#demo/_shared/users/user-fields.ts';
import { useRolesQuery } from '#demo/_shared/users/users-api.ts';

/** The colors of the role on the page of a user; that of an added role is neutral. */
const ROLE_VARIANTS: Readonly<Record<string, 'info' | 'danger' | 'warning' | 'success' | 'primary'>> = {
  editor: 'info',
  admin: 'danger',
  author: 'warning',
  maintainer: 'success',
  subscriber: 'primary',
};

/** The role of a user, beside the name. */
export function UserRoleBadge({ role }: { readonly role: string }) {
  const { data: roles = [] } = useRolesQuery();
  return (
    <Badge variant={(Object.hasOwn(ROLE_VARIANTS, role) && ROLE_VARIANTS[role]) || 'neutral'}>
      {userRoleName(role, roles)}
    </Badge>
  );
}
