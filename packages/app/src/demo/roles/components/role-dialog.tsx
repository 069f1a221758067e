import type { Role } from '@plinth/api-client/demo/roles';
import { iconLock } from '@plinth/ui-kit/icons';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { ModalFormFoot } from '#demo/_shared/form-foot.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import type { OpenRecord } from '#demo/_shared/use-open-record.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { useSaveRoleMutation } from '#demo/_shared/users/users-api.ts';
import { accessGrants, accessOf, grantsOf, textOf } from '../role-access.ts';
import { AccessTable } from './access-table.tsx';

/** The purpose for which the dialog of a role is opened. */
export interface OpenRole {
  readonly kind: 'new' | 'edit' | 'copy';
  /** The role that is changed or copied. */
  readonly role: Role | null;
}

type Name = 'name' | 'access';

const HEADINGS = { new: 'Add role', edit: 'Edit role', copy: 'Duplicate role' } as const;

function valuesOf({ kind, role }: OpenRole): Readonly<Record<Name, string>> {
  if (!role) return { name: '', access: '' };
  return { name: kind === 'copy' ? `${role.name} copy` : role.name, access: textOf(accessGrants(role.access)) };
}

const check = ({ name }: Readonly<Record<Name, string>>): Readonly<Partial<Record<Name, string>>> =>
  name.trim() === '' ? { name: 'Please enter a valid role name' } : {};

interface Props {
  readonly open: OpenRole;
  readonly record: OpenRecord;
}

/** The form of a role: its name and what it may do. */
export function RoleDialog({ open, record }: Props) {
  const { kind, role } = open;
  const dispatch = useDispatch();
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const formName = `demo-role-${record.name ?? ''}`;
  const initial = valuesOf(open);
  const draft = useDraftForm<Name>(formName, initial, check);
  const { values, errors, form, field, change, submit } = draft;
  const refused = useRefusedFields<Name>(values, form);
  const [save, { isLoading }] = useSaveRoleMutation();
  const [hasFailed, setFailed] = useState(false);
  const isLocked = kind === 'edit' && role?.builtIn === true;
  const isChanged = values.name !== initial.name || values.access !== initial.access;
  const { setChanged } = record;
  useEffect(() => setChanged(isChanged), [setChanged, isChanged]);
  const send = async () => {
    setFailed(false);
    const name = values.name.trim();
    const id = kind === 'edit' ? role?.id : undefined;
    const access = accessOf(grantsOf(values.access));
    const { data, error } = await save({ ...(id === undefined ? {} : { id }), name, access });
    if (data) {
      removeDraft(storage, owner, formName);
      dispatch(doneToast(`Role ${name} ${kind === 'edit' ? 'updated' : 'added'}`));
      record.finish();
    } else if (!refused.refuse(failureOf(error).fields)) setFailed(true);
  };
  return (
    <Dialog
      className="role-dialog"
      open
      closable
      heading={HEADINGS[kind]}
      onDialogClose={(event) => {
        event.preventDefault();
        if (!isLoading) record.close();
      }}
    >
      <>
        <form ref={form} className="dialog-form" noValidate onSubmit={submit(() => void send())}>
          <DraftNotice draft={draft} />
          <Field
            label="Role name"
            required
            readOnly={isLocked}
            help={isLocked ? 'Built-in roles keep their name. Duplicate the role to give it another.' : ''}
            error={errors.name ?? refused.errors.name ?? ''}
          >
            <input type="text" dir="auto" autoComplete="off" readOnly={isLocked} {...field('name')} />
            {isLocked ? <Icon slot="end" size="small" path={iconLock} /> : null}
          </Field>
          <AccessTable grants={grantsOf(values.access)} onGrantsChange={(grants) => change('access', textOf(grants))} />
        </form>
        <ModalFormFoot
          form={form}
          action={kind === 'edit' ? 'Save changes' : 'Add role'}
          failure={hasFailed ? 'The role was not saved. Nothing has changed.' : null}
          isBusy={isLoading}
          start={<bdi className="muted text-13">Write and Create also grant Read.</bdi>}
          onCancel={record.close}
        />
      </>
    </Dialog>
  );
}
