import { API_KEY_TYPES, createApiKey, type ApiKey } from '@plinth/api-client/demo/api-keys';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { fieldErrors } from '#demo/_shared/field-errors.ts';
import { ModalFormFoot } from '#demo/_shared/form-foot.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import type { OpenRecord } from '#demo/_shared/use-open-record.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { useUpdateApiKeyMutation } from '../api-keys-api.ts';
import { KeyFields } from './key-fields.tsx';

type Name = 'name' | 'type';

const check = (values: Readonly<Record<Name, string>>) => fieldErrors(createApiKey.body, values);

interface Props {
  readonly apiKey: ApiKey;
  readonly record: OpenRecord;
}

/** The form that changes the name and the type of a key. */
export function EditKeyDialog({ apiKey, record }: Props) {
  const dispatch = useDispatch();
  const initial = { name: apiKey.name, type: apiKey.type };
  const { values, errors, form, field, submit } = useDraftForm<Name>(null, initial, check);
  const refused = useRefusedFields<Name>(values, form);
  const [update, { isLoading }] = useUpdateApiKeyMutation();
  const [hasFailed, setFailed] = useState(false);
  const isChanged = values.name !== initial.name || values.type !== initial.type;
  const { setChanged } = record;
  useEffect(() => setChanged(isChanged), [setChanged, isChanged]);
  const send = async () => {
    setFailed(false);
    const type = API_KEY_TYPES.find((name) => name === values.type) ?? apiKey.type;
    const { data, error } = await update({ id: apiKey.id, name: values.name.trim(), type });
    if (data) {
      dispatch(doneToast(`API key ${data.apiKey.name} updated`));
      record.finish();
    } else if (!refused.refuse(failureOf(error).fields)) setFailed(true);
  };
  return (
    <Dialog
      open
      heading="Edit API key"
      onDialogClose={(event) => {
        event.preventDefault();
        if (!isLoading) record.close();
      }}
    >
      <>
        <form ref={form} className="dialog-form" noValidate onSubmit={submit(() => void send())}>
          <KeyFields field={field} nameError={errors.name ?? refused.errors.name ?? ''} />
        </form>
        <ModalFormFoot
          form={form}
          action="Save changes"
          failure={hasFailed ? 'The key was not updated. Nothing has changed.' : null}
          isBusy={isLoading}
          onCancel={record.close}
        />
      </>
    </Dialog>
  );
}
