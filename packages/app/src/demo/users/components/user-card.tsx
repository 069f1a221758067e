import type { User } from '@plinth/api-client/demo/users';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAccountExtrasQuery } from '#demo/_shared/account/account-api.ts';
import { ConfirmDialog } from '#demo/_shared/confirm-dialog.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { STATUSES, userRoleName } from '#demo/_shared/users/user-fields.ts';
import { useChangeUserMutation, useRolesQuery } from '#demo/_shared/users/users-api.ts';
import { workDone } from '../projects.ts';
import { statusChangeRequested } from '../users-events.ts';
import { DeleteUsersDialog } from './delete-users-dialog.tsx';

interface Props {
  readonly user: User;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a user is suspended. */
function SuspendDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const [change] = useChangeUserMutation();
  const suspend = async () => {
    const { error } = await change({ id: user.id, status: 'inactive' });
    if (!error) dispatch(doneToast(`${user.fullName} was suspended`));
    return !error;
  };
  return (
    <ConfirmDialog
      heading={`Suspend ${user.fullName}?`}
      action="Suspend"
      failure="The user was not suspended."
      onConfirm={suspend}
      onClose={onClose}
    >
      The user becomes inactive and cannot sign in until you reactivate them.
    </ConfirmDialog>
  );
}

/** The numbers of tasks and projects that a user has done. */
function WorkDone({ userId }: { readonly userId: number }) {
  const { currentData: extras } = useAccountExtrasQuery(userId);
  const counts = extras ? workDone(extras.projects) : null;
  return (
    <dl className="user-work">
      <div>
        <dt>Tasks done</dt>
        <dd>{counts?.tasks ?? '–'}</dd>
      </div>
      <div>
        <dt>Projects done</dt>
        <dd>{counts?.projects ?? '–'}</dd>
      </div>
    </dl>
  );
}

function Details({ user }: { readonly user: User }) {
  const { data: roles = [] } = useRolesQuery();
  const details = [
    ['Username', user.username],
    ['Email', user.email],
    ['Status', STATUSES[user.status].label],
    ['Role', userRoleName(user.role, roles)],
    ['Company', user.company],
    ['Contact', user.contact],
    ['Country', user.country],
    ['Billing', user.billing],
  ] as const;
  return (
    <dl className="user-details">
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The details of a user, with the buttons that change or remove them. */
export function UserCard({ user, onEdit, onDeleted }: Props) {
  const dispatch = useDispatch();
  const [question, setQuestion] = useState<'suspend' | 'delete' | null>(null);
  const close = () => setQuestion(null);
  const { id, fullName, status, avatar } = user;
  return (
    <Card>
      <div className="user-picture">
        <Avatar aria-hidden="true" size="huge" name={fullName} src={avatar ?? undefined} />
      </div>
      <WorkDone userId={id} />
      <Details user={user} />
      <div className="user-actions">
        <Button onClick={onEdit}>Edit</Button>
        {status === 'inactive' ? (
          <Button
            onClick={() =>
              dispatch(statusChangeRequested({ ids: [id], status: 'active', done: `${fullName} was reactivated` }))
            }
          >
            Reactivate
          </Button>
        ) : (
          <Button onClick={() => setQuestion('suspend')}>Suspend</Button>
        )}
        <Button className="user-delete" variant="ghost" onClick={() => setQuestion('delete')}>
          Delete
        </Button>
      </div>
      {question === 'suspend' ? <SuspendDialog user={user} onClose={close} /> : null}
      {question === 'delete' ? <DeleteUsersDialog users={[user]} onClose={close} onDeleted={onDeleted} /> : null}
    </Card>
  );
}
