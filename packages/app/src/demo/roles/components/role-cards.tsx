import { userRoleOf, type Role } from '@plinth/api-client/demo/roles';
import type { User } from '@plinth/api-client/demo/users';
import { iconPlus } from '@plinth/ui-kit/icons';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { AvatarGroup } from '@plinth/ui-kit/react/avatar-group';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { Tooltip } from '@plinth/ui-kit/react/tooltip';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '#demo/_shared/confirm-dialog.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useDeleteRoleMutation } from '#demo/_shared/users/users-api.ts';
import { listText } from '#shared/list-text.ts';

/** The number of people on a card. */
const MAX_AVATARS = 4;

interface CardProps {
  readonly role: Role;
  /** The users with the role. */
  readonly members: readonly User[];
  readonly onFilter: () => void;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** The people with a role; a press shows them in the table. */
function Members({ role, members, onFilter }: Pick<CardProps, 'role' | 'members' | 'onFilter'>) {
  if (members.length === 0) return <p className="role-members-none faint text-13">Nobody has this role.</p>;
  const names = members.slice(0, MAX_AVATARS).map(({ fullName }) => fullName);
  const others = members.length - names.length;
  const text = listText(others > 0 ? [...names, `${others} more`] : names, 'en');
  return (
    <Tooltip text={text}>
      <button type="button" className="role-members" onClick={onFilter}>
        <span className="visually-hidden">Show users with the role {role.name}</span>
        <AvatarGroup aria-hidden="true" max={MAX_AVATARS} total={members.length}>
          {members.slice(0, MAX_AVATARS).map(({ id, fullName, avatar }) => (
            <Avatar key={id} name={fullName} src={avatar ?? undefined} />
          ))}
        </AvatarGroup>
      </button>
    </Tooltip>
  );
}

function RoleCard({ role, members, onFilter, onEdit, onDuplicate, onDelete }: CardProps) {
  const { name, users, builtIn } = role;
  return (
    <li className="role">
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p className="muted">
          <bdi>{users === 1 ? '1 user' : `${users} users`}</bdi>
        </p>
      </div>
      <Members role={role} members={members} onFilter={onFilter} />
      <div className="role-actions">
        <Button variant="ghost" size="small" className="role-edit" label={`Edit role: ${name}`} onClick={onEdit}>
          Edit role
        </Button>
        <Button variant="ghost" size="small" label={`Duplicate ${name}`} onClick={onDuplicate}>
          Duplicate
        </Button>
        {!builtIn && users === 0 ? (
          <Button variant="ghost" size="small" label={`Delete role: ${name}`} onClick={onDelete}>
            Delete role
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** Asks before a role is deleted. */
function DeleteRoleDialog({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const [remove] = useDeleteRoleMutation();
  const confirm = async () => {
    const { error } = await remove(role.id);
    if (!error) dispatch(doneToast(`Role ${role.name} deleted`));
    return !error;
  };
  return (
    <ConfirmDialog
      heading={`Delete ${role.name}?`}
      action="Delete"
      failure="The role was not deleted. A user may have it."
      onConfirm={confirm}
      onClose={onClose}
    >
      The role is no longer offered where one is chosen. This can’t be undone.
    </ConfirmDialog>
  );
}

interface Props {
  /** The roles; undefined while they load. */
  readonly roles: readonly Role[] | undefined;
  readonly users: readonly User[];
  readonly onFilter: (userRole: string) => void;
  /** Opens a role by its name in the address. */
  readonly onOpen: (name: string) => void;
}

/** A card for each role, and one that adds a role. */
export function RoleCards({ roles, users, onFilter, onOpen }: Props) {
  const [roleToDelete, setRoleToDelete] = useState<Role | null>(null);
  if (!roles) {
    return (
      <ul className="roles list-sheet" aria-busy="true" aria-label="Loading roles">
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} className="role">
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <ul className="roles list-sheet" aria-label="Roles">
        {roles.map((role) => (
          <RoleCard
            key={role.id}
            role={role}
            members={users.filter((user) => user.role === userRoleOf(role.slug))}
            onFilter={() => onFilter(userRoleOf(role.slug))}
            onEdit={() => onOpen(String(role.id))}
            onDuplicate={() => onOpen(`copy-${role.id}`)}
            onDelete={() => setRoleToDelete(role)}
          />
        ))}
        <li className="role">
          <div>
            <h2>Custom role</h2>
            <p className="muted">
              <bdi>Assign it to users and filter by it.</bdi>
            </p>
          </div>
          <div>
            <Button onClick={() => onOpen('new')}>
              <Icon slot="start" path={iconPlus} />
              Add role
            </Button>
          </div>
        </li>
      </ul>
      {roleToDelete ? <DeleteRoleDialog role={roleToDelete} onClose={() => setRoleToDelete(null)} /> : null}
    </>
  );
}
