import { addPermission, type Permission } from '@plinth/api-client/demo/permissions';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { fieldErrors } from '#demo/_shared/field-errors.ts';
import { ModalFormFoot } from '#demo/_shared/form-foot.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import type { OpenRecord } from '#demo/_shared/use-open-record.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { useAddPermissionMutation, useRenamePermissionMutation } from '../permissions-api.ts';

const check = (values: { readonly name: string }) => fieldErrors(addPermission.body.entries.permission, values);

interface Props {
  /** The permission; null for a new one. */
  readonly permission: Permission | null;
  readonly record: OpenRecord;
  /** Called once the permission is stored. */
  readonly onSaved: () => void;
}

/** Sends a new permission or another name of one. */
function useSavePermission(permission: Permission | null) {
  const [add, adding] = useAddPermissionMutation();
  const [rename, renaming] = useRenamePermissionMutation();
  const save = async (name: string) => (permission ? rename({ id: permission.id, name }) : add(name));
  return { save, isBusy: adding.isLoading || renaming.isLoading };
}

/** The form of a permission. */
export function PermissionDialog({ permission, record, onSaved }: Props) {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const formName = `demo-permission-${permission?.id ?? 'new'}`;
  const initial = { name: permission?.name ?? '' };
  const draft = useDraftForm<'name'>(formName, initial, check);
  const { values, errors, form, field, submit } = draft;
  const refused = useRefusedFields<'name'>(values, form);
  const { save, isBusy } = useSavePermission(permission);
  const [hasFailed, setFailed] = useState(false);
  const isChanged = values.name !== initial.name;
  const { setChanged } = record;
  useEffect(() => setChanged(isChanged), [setChanged, isChanged]);
  const send = async () => {
    setFailed(false);
    const name = values.name.trim();
    const { data, error } = await save(name);
    if (data) {
      removeDraft(storage, owner, formName);
      dispatch(doneToast(`Permission ${name} ${permission ? 'updated' : 'added'}`));
      record.finish();
      onSaved();
    } else if (!refused.refuse(failureOf(error).fields)) setFailed(true);
  };
  return (
    <Dialog
      open
      heading={permission ? 'Edit permission' : 'Add permission'}
      onDialogClose={(event) => {
        event.preventDefault();
        if (!isBusy) record.close();
      }}
    >
      <>
        <form ref={form} className="dialog-form" noValidate onSubmit={submit(() => void send())}>
          <DraftNotice draft={draft} />
          {permission ? (
            <Alert variant="warning">
              <strong>Renaming can break things.</strong> What relies on this name may stop working.
            </Alert>
          ) : null}
          <Field
            label="Permission name"
            help={permission ? '' : 'A new permission is assigned to administrators only.'}
            required
            error={errors.name ?? refused.errors.name ?? ''}
          >
            <input type="text" dir="auto" autoComplete="off" {...field('name')} />
          </Field>
        </form>
        <ModalFormFoot
          form={form}
          action={permission ? 'Save changes' : 'Add permission'}
          failure={hasFailed ? 'The permission was not saved. Nothing has changed.' : null}
          isBusy={isBusy}
          onCancel={record.close}
        />
      </>
    </Dialog>
  );
}
