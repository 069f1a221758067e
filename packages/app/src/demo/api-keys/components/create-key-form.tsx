import { API_KEY_TYPES, createApiKey, type ApiKey } from '@plinth/api-client/demo/api-keys';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { CopyButton } from '@plinth/ui-kit/react/copy-button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { fieldErrors } from '#demo/_shared/field-errors.ts';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { useLeaveGuard } from '#shared/use-leave-guard.ts';
import { useCreateApiKeyMutation } from '../api-keys-api.ts';
import { KeyFields } from './key-fields.tsx';

type Name = 'name' | 'type';
type Values = Readonly<Record<Name, string>>;

const NEW_KEY: Values = { name: '', type: 'Read Only' };

const check = (values: Values) => fieldErrors(createApiKey.body, values);

/** Shows a key that has just been created. */
function NewKeyDialog({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  return (
    <Dialog open heading={`Your key for ${apiKey.name}`} size="medium" onDialogClose={onClose}>
      <div className="new-key">
        <p>
          <bdi>Copy the key and store it like a password. The menu of its row shows it again.</bdi>
        </p>
        <p className="new-key-text">
          <code dir="ltr">{apiKey.key}</code>
          <CopyButton value={apiKey.key} label="Copy" labelled />
        </p>
      </div>
      <Button slot="footer" variant="primary" onClick={onClose}>
        Done
      </Button>
    </Dialog>
  );
}

/** The form that creates a key. */
export function CreateKeyForm({ onCreated }: { readonly onCreated: () => void }) {
  const dispatch = useDispatch();
  const { values, errors, form, changeAll, field, submit } = useDraftForm<Name>(null, NEW_KEY, check);
  const refused = useRefusedFields<Name>(values, form);
  const [create, { isLoading }] = useCreateApiKeyMutation();
  const [hasFailed, setFailed] = useState(false);
  const [newKey, setNewKey] = useState<ApiKey | null>(null);
  const guard = useLeaveGuard(values.name !== '');
  const send = async () => {
    setFailed(false);
    const type = API_KEY_TYPES.find((name) => name === values.type) ?? 'Read Only';
    const { data, error } = await create({ name: values.name.trim(), type });
    if (data) {
      changeAll(NEW_KEY);
      dispatch(doneToast(`API key ${data.apiKey.name} created`));
      setNewKey(data.apiKey);
      onCreated();
    } else if (!refused.refuse(failureOf(error).fields)) setFailed(true);
  };
  return (
    <section className="list-sheet create-key" aria-labelledby="create-key">
      <h2 id="create-key">Create an API key</h2>
      <form ref={form} className="create-key-form" noValidate onSubmit={submit(() => void send())}>
        <KeyFields field={field} nameError={errors.name ?? refused.errors.name ?? ''} />
        <Button type="submit" variant="primary" busy={isLoading}>
          {hasFailed ? 'Try again' : 'Create key'}
        </Button>
      </form>
      {hasFailed ? <Alert variant="danger">The key was not created. Nothing has changed.</Alert> : null}
      {newKey ? <NewKeyDialog apiKey={newKey} onClose={() => setNewKey(null)} /> : null}
      <LeaveDialog record={guard} text="The key has not been created, and its name is not kept." />
    </section>
  );
}
