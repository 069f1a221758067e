import type { User } from '@plinth/api-client/demo/users';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { SelectField } from '#demo/_shared/select-field.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useAllUsersQuery } from '#demo/_shared/users/users-api.ts';
import { useSendInvitationMutation } from '../invitation-api.ts';
import { LinkField } from './link-field.tsx';

const ACCESS = { view: 'Can view', edit: 'Can edit' } as const;
type Access = keyof typeof ACCESS;

/** A user with whom the project is shared. */
interface Member {
  readonly user: User;
  readonly access: Access;
}

const check = ({ userId }: { readonly userId: string }): { readonly userId?: string } =>
  userId === '' ? { userId: 'Choose a user' } : {};

interface InviteFormProps {
  readonly users: readonly User[];
  readonly link: string;
  readonly onInvited: (member: Member) => void;
}

/** Invites a user with a mail. */
function InviteForm({ users, link, onInvited }: InviteFormProps) {
  const dispatch = useDispatch();
  const { values, errors, form, field, changeAll, submit } = useDraftForm<'userId' | 'access'>(
    null,
    { userId: '', access: 'view' },
    check,
  );
  const [send, { isLoading, isError }] = useSendInvitationMutation();
  const invite = async () => {
    const user = users.find(({ id }) => String(id) === values.userId);
    if (!user) return;
    const access: Access = values.access === 'edit' ? 'edit' : 'view';
    const { error } = await send({
      name: user.fullName,
      email: user.email,
      subject: 'A project was shared with you',
      text: `You ${access === 'edit' ? 'can edit' : 'can view'} the project Harvest catalog. Open it here:`,
      link,
    });
    if (error) return;
    dispatch(doneToast(`${user.fullName} was invited`));
    onInvited({ user, access });
    changeAll({ userId: '' });
  };
  return (
    <form ref={form} className="modal-form" noValidate onSubmit={submit(() => void invite())}>
      <div className="modal-line modal-invite">
        <SelectField
          label="User"
          required
          error={errors.userId ?? ''}
          options={users.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          emptyText="Choose a user"
          {...field('userId')}
        />
        <SelectField
          label="Access"
          options={Object.entries(ACCESS).map(([value, label]) => ({ value, label }))}
          {...field('access')}
        />
        <Button type="submit" variant="primary" busy={isLoading}>
          {isError ? 'Try again' : 'Invite'}
        </Button>
      </div>
      {isError ? <Alert variant="danger">The invitation was not sent.</Alert> : null}
    </form>
  );
}

/** Shares a project with users, each with a mail, and shows the link to it. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: users = [] } = useAllUsersQuery();
  const [members, setMembers] = useState<readonly Member[]>([]);
  const link = new URL(demoRoutes.hrefOf('profile'), location.origin).href;
  const isMember = (user: User): boolean => members.some((member) => member.user.id === user.id);
  return (
    <Dialog open closable size="medium" heading="Share project" onDialogClose={onClose}>
      <div className="modal-body">
        <p className="muted">
          <bdi>Everyone you invite gets an email with the link. A copy is kept in Sent.</bdi>
        </p>
        <InviteForm
          users={users.filter((user) => !isMember(user))}
          link={link}
          onInvited={(member) => setMembers([...members, member])}
        />
        <section aria-label="Invited users" hidden={members.length === 0}>
          <ul className="modal-members">
            {members.map(({ user, access }) => (
              <li key={user.id}>
                <Avatar size="small" aria-hidden="true" name={user.fullName} />
                <bdi>{user.fullName}</bdi>
                <bdi className="muted text-13">{ACCESS[access]}</bdi>
              </li>
            ))}
          </ul>
        </section>
        <LinkField label="Project link" link={link} />
      </div>
    </Dialog>
  );
}
