import type { AccountExtras } from '@plinth/api-client/demo/account';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Figure } from '#shared/figure.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { doneToast } from '../toasts.ts';
import { useUpdateAccountMutation, type AccountOwner } from './account-api.ts';
import { TwoStepDialog } from './two-step-dialog.tsx';

type TwoStep = AccountExtras['twoStep'];

interface Props {
  readonly owner: AccountOwner;
  /** The name that an authenticator app shows for the account. */
  readonly accountName: string;
  /** The phone that is offered for text messages. */
  readonly phone: string;
  readonly twoStep: TwoStep;
}

/** Asks before two-step verification is removed. */
function RemoveDialog({ owner, onClose }: { readonly owner: AccountOwner; readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const [update] = useUpdateAccountMutation();
  const remove = async () => {
    const { error } = await update({ owner, update: { section: 'twoStep', data: { method: 'off' } } });
    if (!error) dispatch(doneToast('Two-step verification was removed'));
    return !error;
  };
  return (
    <ConfirmDialog
      heading="Remove two-step verification?"
      action="Remove"
      failure="Two-step verification was not removed."
      onConfirm={remove}
      onClose={onClose}
    >
      You’ll sign in with your password only.
    </ConfirmDialog>
  );
}

function Method({ method, phone }: TwoStep) {
  if (method === 'app') return <bdi>An authenticator app shows the codes.</bdi>;
  if (method === 'sms') {
    return (
      <bdi>
        Codes are sent by text message to <Figure>{phone ?? ''}</Figure>.
      </bdi>
    );
  }
  return <bdi className="muted">Off. You sign in with your password only.</bdi>;
}

/** Whether signing in needs a code, with the buttons that change it. */
export function TwoStepCard({ owner, accountName, phone, twoStep }: Props) {
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const isOn = twoStep.method !== 'off';
  return (
    <Card>
      <h2 slot="heading">Two-step verification</h2>
      <p>
        <Method {...twoStep} />
      </p>
      <div className="account-actions">
        <Button onClick={() => setDialog('edit')}>{isOn ? 'Edit' : 'Set up'}</Button>
        {isOn ? (
          <Button variant="ghost" onClick={() => setDialog('remove')}>
            Remove
          </Button>
        ) : null}
      </div>
      {dialog === 'edit' ? (
        <TwoStepDialog owner={owner} accountName={accountName} phone={phone} twoStep={twoStep} onClose={close} />
      ) : null}
      {dialog === 'remove' ? <RemoveDialog owner={owner} onClose={close} /> : null}
    </Card>
  );
}
